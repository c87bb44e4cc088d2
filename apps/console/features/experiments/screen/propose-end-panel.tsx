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

/** Ends an experiment that is running: one line, as a change for review. The better page is chosen; another may be. */
export function ProposeEndPanel({ experiment }: { experiment: ExperimentReport }) {
  const words = useProposeWords()
  const { id, arms, comparisons } = experiment
  const decided = comparisons.map(({ verdict }) => verdict).find(({ kind }) => kind === 'better')
  const best = arms[decided?.kind === 'better' ? decided.arm : 0]?.page ?? ''
  const [page, setPage] = useState(best)
  const client = useQueryClient()
  const proposal = useQuery(queries.proposal(id)).data?.proposal
  const propose = useMutation({
    mutationFn: (end: NewProposal) => sendJson<ProposalReport>('POST', '/api/proposals', end),
    onSuccess: (report) => client.setQueryData(queries.proposal(id).queryKey, { proposal: report }),
  })
  const isOpen = comparisons.every(({ verdict }) => ['running', 'too-early', 'planned'].includes(verdict.kind))
  // The better page first.
  const shown = arms.toSorted((one, other) => Number(other.page === best) - Number(one.page === best))
  if (proposal) return <Proposed proposal={proposal} />
  return (
    <Panel title={words.end.title}>
      {isOpen && <p className="mb-2.5">{words.end.early}</p>}
      <div role="radiogroup" aria-label={words.end.title} className="grid gap-2 lap:grid-cols-2">
        {shown.map((arm) => (
          <label key={arm.page} className={styles.keep}>
            <input type="radio" name="keep" checked={arm.page === page} onChange={() => setPage(arm.page)} />
            {words.end.keep(arm.name.toUpperCase(), isolated(arm.page))}
          </label>
        ))}
      </div>
      <p className="my-3 text-slate">
        {words.end.more[0]}
        <code dir="ltr">{`ended: { page: '${page}' }`}</code>
        {words.end.more[1]}
      </p>
      <SmallButton
        look="line"
        disabled={propose.isPending}
        onClick={() => propose.mutate({ kind: 'end', experiment: id, page })}
      >
        {words.end.propose}
      </SmallButton>
      <ProposalFailure error={propose.error} />
    </Panel>
  )
}

function Proposed({ proposal }: { proposal: ProposalReport }) {
  const words = useProposeWords()
  const { number, url, patch, experiment, state, source } = proposal
  const page = /page: '(.+)'/.exec(source)?.[1] ?? ''
  return (
    <Panel title={words.end.title} aside={<Tag look="soft">{words.states[state?.kind ?? 'unknown']}</Tag>}>
      <p className="mb-2.5">{words.end.proposed(isolated(page))}</p>
      {url !== undefined && (
        <a href={url} target="_blank" rel="noreferrer" className={textLink}>
          {words.open(isolated(`#${number}`))}
        </a>
      )}
      {patch !== undefined && <PatchNotice experiment={experiment} patch={patch} />}
    </Panel>
  )
}
