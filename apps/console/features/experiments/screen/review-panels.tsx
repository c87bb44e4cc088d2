import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Check, ExternalLink } from 'lucide-react'
import type { ProposalReport } from '../api/proposals.ts'
import { brand } from '@repo/content/brand.ts'
import { sendJson } from '../../../app/api-client.ts'
import { CopyButton } from '../../../shared/controls/copy-button.tsx'
import { Notice } from '../../../shared/controls/notice.tsx'
import { SmallButtonLink } from '../../../shared/controls/small-button.tsx'
import { TextButton } from '../../../shared/controls/text-button.tsx'
import { textLink } from '../../../shared/controls/text-link.ts'
import { FailedState } from '../../../shared/panels/failed-state.tsx'
import { Panel } from '../../../shared/panels/panel.tsx'
import { queries } from '../../../app/queries.ts'
import { recordsFile } from '../../../shared/words/developer-steps.ts'
import { isolated, ownDirection } from '../../../shared/words/isolated.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { PatchNotice } from './patch-notice.tsx'
import { useProposeWords } from './propose-words.ts'
import styles from './record.module.css'
import { StepNumber } from '../../../shared/panels/step-number.tsx'

/** An experiment that is proposed and not registered yet: the record, what happens next, and the address for ads. */
export function ReviewPanels({ proposal }: { proposal: ProposalReport }) {
  const words = useProposeWords()
  const { number, url, source, patch, state } = proposal
  const withdraw = useWithdraw(proposal.experiment)
  const fingerprint = /fingerprint: '(\w+)'/.exec(source)?.[1] ?? ''
  return (
    <div className="grid items-start gap-3 tab:grid-cols-[minmax(0,1.62fr)_minmax(0,1fr)]">
      <Panel
        title={words.registered}
        aside={<TextButton onClick={() => withdraw.mutate()}>{words.withdraw}</TextButton>}
      >
        {withdraw.error && <FailedState error={withdraw.error} retry={() => withdraw.mutate()} />}
        {state?.kind === 'sent-back' && (
          <Notice className="mb-3">
            {state.note === '' ? words.sentBackPlain : words.sentBack(ownDirection(state.note))}
          </Notice>
        )}
        <p>{words.registeredMore}</p>
        <details>
          <summary className={`${textLink} flex min-h-9 w-fit items-center max-tab:min-h-11`}>{words.details}</summary>
          <Record source={source} fingerprint={fingerprint} />
          {url !== undefined && number !== undefined && (
            <SmallButtonLink look="line" href={url} target="_blank" rel="noreferrer" className="mt-2.5">
              {words.open(isolated(`#${number}`))} <ExternalLink aria-hidden="true" />
            </SmallButtonLink>
          )}
        </details>
      </Panel>
      <div className="grid min-w-0 gap-3">
        <Panel title={words.next}>
          <NextSteps proposal={proposal} />
          <Entrance id={proposal.experiment} />
        </Panel>
        {patch !== undefined && (
          <Panel label={words.patch}>
            <PatchNotice experiment={proposal.experiment} patch={patch} />
          </Panel>
        )}
      </div>
    </div>
  )
}

/** The lines that are added, as a diff shows them. */
function Record({ source, fingerprint }: { source: string; fingerprint: string }) {
  const [before = '', after = ''] = source.split(fingerprint)
  return (
    <pre className={`${styles.record} ${styles.source}`} dir="ltr">
      <span className="text-ash">{recordsFile}</span>
      {'\n'}
      {signed(`\n${before}`).slice(1)}
      <mark>{fingerprint}</mark>
      {signed(after)}
    </pre>
  )
}

function signed(text: string): string {
  return text.replaceAll('\n  ', '\n+ ')
}

function NextSteps({ proposal: { state, by, at, source, experiment } }: { proposal: ProposalReport }) {
  const { format } = useWords()
  const { steps } = useProposeWords()
  const kind = state?.kind
  const start = /start: '(.+)'/.exec(source)?.[1]
  // How many of the steps are over.
  const done = kind === 'published' ? 3 : kind === 'waiting' ? 2 : 1
  const rows = [
    [steps.written, steps.writtenBy(format.dayAndTime(at), ownDirection(by))],
    [steps.checked, done > 1 ? steps.green : steps.checking],
    [steps.merged, done > 2 ? steps.done : steps.waits],
    [steps.released, steps.assigns(isolated(`/try/${experiment}`))],
    [steps.ads, steps.yours],
    [`${steps.first}${start ? ` ${format.day(start)}` : ''}`, steps.judged],
  ] as const
  return (
    <ol className="grid gap-3.5">
      {rows.map(([name, more], place) => (
        <li key={name} className="flex gap-3">
          <StepNumber state={place < done ? 'done' : place === done ? 'now' : 'later'}>
            {place < done ? <Check className="size-4" /> : place + 1}
          </StepNumber>
          <span>
            <b className="font-semibold">{name}</b>
            <span className="block text-slate">{more}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

function Entrance({ id }: { id: string }) {
  const words = useProposeWords()
  const address = `${brand.origin}/try/${id}`
  return (
    <div className="mt-4 rounded-medium bg-fog p-3">
      <p className="mb-1.5 text-micro text-slate">{words.entrance}</p>
      <div className="flex items-center gap-2 rounded-small bg-paper p-2 ps-3.5">
        <bdi dir="ltr" className="min-w-0 flex-1 break-all">
          {address}
        </bdi>
        <CopyButton look="line" text={address} words={words} />
      </div>
    </div>
  )
}

function useWithdraw(experiment: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => sendJson('DELETE', `/api/proposals/${encodeURIComponent(experiment)}`),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: queries.proposals.queryKey })
      await navigate({ to: '/experiments' })
    },
  })
}
