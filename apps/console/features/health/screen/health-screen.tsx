import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
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

/** What is not well, line by line: what, its figure, what to do, and its buttons. Errors come first; the rest is a count. */
export function HealthScreen() {
  const { format } = useWords()
  const words = useHealthWords()
  const query = useQuery(queries.health)
  const open = query.data?.lines.filter(({ state }) => state !== 'well') ?? []
  const [retried, setRetried] = useState<number>()
  return (
    <Screen title={words.title}>
      <ReportPanel
        query={query}
        flush={open.length > 0}
        title={query.data ? words.count(open.length, query.data.lines.length - open.length) : words.title}
        aside={
          query.data &&
          `${words.checked(format.timeWithSeconds(query.data.checkedAt))} · ${words.version(query.data.version)}`
        }
      >
        {() =>
          open.length > 0 && (
            <ul>
              {open.map((line) => {
                const { name, figure, advice } = lineText(line, words, format)
                return (
                  <li key={writeKey(line)} className={styles.line} data-state={line.state}>
                    <span className={styles.sign}>
                      <span className="sr-only">{words.states[line.state === 'error' ? 'error' : 'look']}</span>
                    </span>
                    <b>{name}</b>
                    <span className="text-pretty">{figure}</span>
                    <span className="text-pretty">{advice}</span>
                    <span className="text-end not-has-[*]:hidden max-tab:pt-1.5 max-tab:text-start">
                      <LineButton line={line} say={setRetried} />
                    </span>
                  </li>
                )
              })}
            </ul>
          )
        }
      </ReportPanel>
      <output className="rounded-medium bg-paper px-5 py-3.5 empty:absolute empty:p-0">
        {retried !== undefined && words.outbox.retried(retried)}
      </output>
    </Screen>
  )
}

/** Action of a line: retries the outbox, or has the steps for a developer. A check that failed has none. */
function LineButton({ line, say }: { line: HealthLine; say: (retried: number) => void }): ReactNode {
  if ('unreadable' in line) return null
  if (line.id === 'outbox')
    return (
      <>
        {line.failed > 0 && <RetryButton say={say} />}
        {line.error !== undefined && (
          <DeveloperSteps
            text={developerSteps.readAnswer(line.error)}
            className="mt-2 justify-end max-tab:justify-start"
          />
        )}
      </>
    )
  if (line.id === 'last-event')
    return (
      <DeveloperSteps text={line.ageSeconds === undefined ? developerSteps.countVisits : developerSteps.findEvents} />
    )
  if (line.id === 'rollup' || line.id === 'partitions') return <DeveloperSteps text={developerSteps.startWorker} />
  if (line.id === 'keys')
    return <DeveloperSteps text={developerSteps.giveKey(line.missing.map(({ key }) => key).join(', '))} />
  return null
}

/** Failed messages wait again. The screen says how many, because their line may be gone by then. */
function RetryButton({ say }: { say: (retried: number) => void }) {
  const words = useHealthWords().outbox
  const client = useQueryClient()
  const { role } = useSession().person
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => sendJson<Retried>('POST', '/api/health/retry'),
    onSuccess: ({ count }) => say(count),
    onSettled: () => client.invalidateQueries(queries.health),
  })
  if (error) return <FailedState error={error} retry={() => mutate()} />
  return (
    role === 'owner' && (
      <SmallButton look="line" disabled={isPending} onClick={() => mutate()}>
        {words.button}
      </SmallButton>
    )
  )
}

const writeKey = (line: HealthLine) => ('page' in line ? `${line.id} ${line.page}` : line.id)
