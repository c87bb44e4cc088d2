import { useQuery } from '@tanstack/react-query'
import { SmallButton } from '../../../shared/controls/small-button.tsx'
import { Tag } from '../../../shared/controls/tag.tsx'
import { ReportPanel } from '../../../shared/panels/report-panel.tsx'
import { queries } from '../../../app/queries.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { row } from './settings-row.ts'
import { useEndSessions } from './use-end-sessions.ts'

/** Sessions of this person, each with a button to end it. This one has none: the sign-out ends it and leaves the page. */
export function SessionsPanel() {
  const { settings: words, format } = useWords()
  const query = useQuery(queries.sessions)
  const { mutate: end, isPending } = useEndSessions('/api/sessions')
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
                {`${words.began(format.dayAndTime(beganAt))}, ${words.seen(format.dayAndTime(seenAt))}`}
              </span>
              {isThis ? (
                <Tag look="soft">{words.thisSession}</Tag>
              ) : (
                <SmallButton
                  look="line"
                  disabled={isPending}
                  aria-label={words.endNamed(device)}
                  onClick={() => end([id])}
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
