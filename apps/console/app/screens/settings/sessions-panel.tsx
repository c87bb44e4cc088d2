import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Sessions } from '@repo/console/api/settings.ts'
import { sendJson } from '../../api-client.ts'
import { SmallButton } from '../../controls/small-button.tsx'
import { Tag } from '../../controls/tag.tsx'
import { ReportPanel } from '../../panels/report-panel.tsx'
import { useReport } from '../../panels/use-report.ts'
import { useFormat } from '../../words/use-format.ts'
import { useWords } from '../../words/use-words.tsx'
import { row } from './settings-row.ts'

/** Sessions of this person, each with a button to end it. This one has none: the sign-out ends it and leaves the page. */
export function SessionsPanel() {
  const words = useWords().settings
  const { dayAndTime } = useFormat()
  const client = useQueryClient()
  const query = useReport<Sessions>('/api/sessions')
  const { mutate: end, isPending } = useMutation({
    mutationFn: (id: string) => sendJson('DELETE', `/api/sessions/${id}`),
    onSettled: () => client.invalidateQueries({ queryKey: ['/api/sessions'] }),
  })
  return (
    <ReportPanel query={query} flush title={words.sessions} aside={words.sessionsMore}>
      {({ sessions }) => (
        <ul>
          {sessions.map(({ id, device, beganAt, seenAt, isThis }) => (
            <li key={id} className={row}>
              <b>
                <bdi dir="ltr">{device}</bdi>
              </b>
              <span className="text-pretty text-slate">
                {`${words.began(dayAndTime(beganAt))}, ${words.seen(dayAndTime(seenAt))}`}
              </span>
              {isThis ? (
                <Tag look="soft">{words.thisSession}</Tag>
              ) : (
                <SmallButton
                  look="line"
                  disabled={isPending}
                  aria-label={words.endNamed(device)}
                  onClick={() => end(id)}
                >
                  {words.end}
                </SmallButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </ReportPanel>
  )
}
