import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { HealthLine, Retried } from '../api/health.ts'
import { sendJson } from '../../../app/api-client.ts'
import { DeveloperSteps } from '../../../shared/controls/developer-steps.tsx'
import { SmallButton } from '../../../shared/controls/small-button.tsx'
import { FailedState } from '../../../shared/panels/failed-state.tsx'
import { ReportPanel } from '../../../shared/panels/report-panel.tsx'
import { queries } from '../../../app/queries.ts'
import { Screen } from '../../../shared/shell/screen.tsx'
import { useSession } from '../../../shared/shell/session.ts'
import { developerSteps } from '../../../shared/words/developer-steps.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import styles from './health-screen.module.css'
import { useHealthWords } from './health-words.ts'
import { lineText } from './line-text.ts'

/** Whether counting works, line by line: what, its figure, what to do, and its buttons. Errors come first. */
export function HealthScreen() {
  const { format } = useWords()
  const words = useHealthWords()
  const query = useQuery(queries.health)
  const open = query.data?.lines.filter(({ state }) => state !== 'well').length ?? 0
  return (
    <Screen title={words.title}>
      <ReportPanel
        query={query}
        flush
        title={query.data ? words.count(open, query.data.lines.length - open) : words.title}
        aside={
          query.data &&
          `${words.checked(format.timeWithSeconds(query.data.checkedAt))} · ${words.version(query.data.version)}`
        }
      >
        {({ lines }) => (
          <ul>
            {lines.map((line) => {
              const { name, figure, advice } = lineText(line, words, format)
              return (
                <li key={writeKey(line)} className={styles.line} data-state={line.state}>
                  <span className={styles.sign}>
                    <span className="sr-only">{words.states[line.state]}</span>
                  </span>
                  <b>{name}</b>
                  <span className="text-pretty">{figure}</span>
                  <span className="text-pretty in-data-[state=well]:text-slate">{advice}</span>
                  <span className="text-end in-data-[state=well]:not-has-[*]:hidden max-tab:pt-1.5 max-tab:text-start">
                    <LineButton line={line} />
                  </span>
                </li>
              )
            })}
          </ul>
        )}
      </ReportPanel>
    </Screen>
  )
}

/** Action of a line: retries the outbox, or has the steps for a developer. A check that failed has none. */
function LineButton({ line }: { line: HealthLine }): ReactNode {
  if ('unreadable' in line) return null
  if (line.id === 'outbox')
    return (
      <>
        <RetryButton failed={line.failed} />
        {line.error !== undefined && line.state !== 'well' && (
          <DeveloperSteps
            text={developerSteps.readAnswer(line.error)}
            className="mt-2 justify-end max-tab:justify-start"
          />
        )}
      </>
    )
  if (line.state === 'well') return null
  if (line.id === 'last-event')
    return (
      <DeveloperSteps text={line.ageSeconds === undefined ? developerSteps.countVisits : developerSteps.findEvents} />
    )
  if (line.id === 'rollup' || line.id === 'partitions') return <DeveloperSteps text={developerSteps.startWorker} />
  if (line.id === 'keys' && line.missing.length > 0)
    return <DeveloperSteps text={developerSteps.giveKey(line.missing.map(({ key }) => key).join(', '))} />
  return null
}

/** Failed messages wait again. It says how many, also when that was the last of them. */
function RetryButton({ failed }: { failed: number }) {
  const words = useHealthWords().outbox
  const client = useQueryClient()
  const { role } = useSession().person
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => sendJson<Retried>('POST', '/api/health/retry'),
    onSettled: () => client.invalidateQueries(queries.health),
  })
  if (error) return <FailedState error={error} retry={() => mutate()} />
  return (
    <>
      {failed > 0 && role === 'owner' && (
        <SmallButton look="line" disabled={isPending} onClick={() => mutate()}>
          {words.button}
        </SmallButton>
      )}
      <output>{failed === 0 && data && words.retried(data.count)}</output>
    </>
  )
}

const writeKey = (line: HealthLine) => ('page' in line ? `${line.id} ${line.page}` : line.id)
