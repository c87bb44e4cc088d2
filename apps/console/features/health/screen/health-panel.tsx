import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { HealthLine, Retried } from '../api/health.ts'
import { sendJson } from '../../../app/api-client.ts'
import { SmallButton, SmallButtonLink } from '../../../shared/controls/small-button.tsx'
import { ReportPanel } from '../../../shared/panels/report-panel.tsx'
import { queries } from '../../../app/queries.ts'
import { useSession } from '../../../shared/shell/session.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import styles from './health-panel.module.css'
import { lineText } from './line-text.ts'

/** Every line: what, its figure, what to do, and at most one button. Errors come first. */
export function HealthPanel() {
  const { health: words, format } = useWords()
  const query = useQuery(queries.health)
  const open = query.data?.lines.filter(({ state }) => state !== 'well').length ?? 0
  return (
    <ReportPanel
      query={query}
      flush
      title={query.data ? words.count(open, query.data.lines.length - open) : words.title}
      aside={query.data && words.checked(format.timeWithSeconds(query.data.checkedAt))}
    >
      {({ lines }) => (
        <ul>
          {lines.map((line) => {
            const { name, figure, advice } = lineText(line, words, format)
            return (
              <li key={keyOf(line)} className={styles.line} data-state={line.state}>
                <span className={styles.sign}>
                  <span className="sr-only">{words.states[line.state]}</span>
                </span>
                <b>{name}</b>
                <span>{figure}</span>
                <span className="in-data-[state=well]:text-slate">{advice}</span>
                <span className="text-end in-data-[state=well]:not-has-[*]:hidden max-tab:pt-1.5 max-tab:text-start">
                  <LineButton line={line} />
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </ReportPanel>
  )
}

/** Action of a line: opens the page that went quiet, or retries the outbox. A check that failed has none. */
function LineButton({ line }: { line: HealthLine }): ReactNode {
  const words = useWords().health
  const router = useRouter()
  if ('unreadable' in line) return null
  if (line.id === 'quiet-page' && line.page !== undefined)
    return (
      <SmallButtonLink href={router.buildLocation({ to: '/pages', search: { open: line.page } }).href}>
        {words['quiet-page'].button}
      </SmallButtonLink>
    )
  return line.id === 'outbox' ? <RetryButton failed={line.failed} /> : null
}

/** Failed messages wait again. It says how many, also when that was the last of them. */
function RetryButton({ failed }: { failed: number }) {
  const words = useWords().health.outbox
  const client = useQueryClient()
  const { role } = useSession().person
  const { mutate, data, isPending } = useMutation({
    mutationFn: () => sendJson<Retried>('POST', '/api/health/retry'),
    onSettled: () => client.invalidateQueries(queries.health),
  })
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

const keyOf = (line: HealthLine) => ('page' in line ? `${line.id} ${line.page}` : line.id)
