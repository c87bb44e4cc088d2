import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ExperimentReport } from '../api/experiments.ts'
import type { NewProposal, ProposalReport } from '../api/proposals.ts'
import { sendJson } from '../../../app/api-client.ts'
import { SmallButton } from '../../../shared/controls/small-button.tsx'
import { Tag } from '../../../shared/controls/tag.tsx'
import { textLink } from '../../../shared/controls/text-link.ts'
import { Panel } from '../../../shared/panels/panel.tsx'
import { queries } from '../../../app/queries.ts'
import { isolated } from '../../../shared/words/isolated.ts'
import styles from './new-experiment.module.css'
import { ProposalFailure } from './proposal-failure.tsx'
import { PatchNotice } from './patch-notice.tsx'
import { useProposeWords } from './propose-words.ts'

/** Ends an experiment that is running, by a change for review. A better page is preselected; without one, none is. */
export function EndPanel({ experiment }: { experiment: ExperimentReport }) {
  const words = useProposeWords()
  const { id, arms, comparisons, isEnded } = experiment
  const decided = comparisons.map(({ verdict }) => verdict).find(({ kind }) => kind === 'better')
  const best = decided?.kind === 'better' ? arms[decided.arm]?.page : undefined
  const [page, setPage] = useState(best)
  const client = useQueryClient()
  const proposal = useQuery(queries.proposal(id)).data?.proposal
  const propose = useMutation({
    mutationFn: (end: NewProposal) => sendJson<ProposalReport>('POST', '/api/proposals', end),
    onSuccess: (report) => client.setQueryData(queries.proposal(id).queryKey, { proposal: report }),
  })
  // Once twice the plan has come, and of a test that is gone, the advice is to end it.
  const isOpen = comparisons.every(
    ({ verdict }) => verdict.kind === 'running' && (verdict.pace === 'early' || verdict.pace === 'usual'),
  )
  // The better page first.
  const shown = arms.toSorted((one, other) => Number(other.page === best) - Number(one.page === best))
  if (isEnded) return <Panel title={words.end.title}>{words.end.ended}</Panel>
  if (proposal) return <Sent proposal={proposal} />
  const kept = arms.find((arm) => arm.page === page)?.name.toUpperCase()
  return (
    <Panel title={words.end.title}>
      {isOpen && <p className="mb-2.5">{words.end.early}</p>}
      <p className="mb-2.5">{words.end.which}</p>
      <div role="radiogroup" aria-label={words.end.which} className="grid gap-2">
        {shown.map((arm) => (
          <label key={arm.page} className={styles.keep}>
            <input type="radio" name="keep" checked={arm.page === page} onChange={() => setPage(arm.page)} />
            {arm.page === best ? words.end.better(arm.name.toUpperCase()) : arm.name.toUpperCase()}
            <bdi dir="ltr" className="font-normal wrap-anywhere text-slate">
              {arm.page}
            </bdi>
          </label>
        ))}
      </div>
      {kept !== undefined && <p className="mt-3 text-pretty text-slate">{words.end.more(kept)}</p>}
      <SmallButton
        // Not ink while the advice is to keep it running.
        look={isOpen ? 'line' : 'ink'}
        className="mt-3"
        disabled={page === undefined || propose.isPending}
        onClick={() => page !== undefined && propose.mutate({ kind: 'end', experiment: id, page })}
      >
        {kept === undefined ? words.end.title : words.end.keep(kept)}
      </SmallButton>
      <ProposalFailure error={propose.error} />
    </Panel>
  )
}

function Sent({ proposal }: { proposal: ProposalReport }) {
  const words = useProposeWords()
  const { number, url, patch, experiment, state } = proposal
  return (
    <Panel title={words.end.title} aside={<Tag look="soft">{words.states[state?.kind ?? 'unknown']}</Tag>}>
      <p className="mb-2.5">{words.end.sent}</p>
      {url !== undefined && (
        <a href={url} target="_blank" rel="noreferrer" className={textLink}>
          {words.open(isolated(`#${number}`))}
        </a>
      )}
      {patch !== undefined && <PatchNotice experiment={experiment} patch={patch} />}
    </Panel>
  )
}
