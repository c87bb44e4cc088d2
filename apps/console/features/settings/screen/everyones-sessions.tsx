import { useQuery } from '@tanstack/react-query'
import type { Sessions } from '../api/settings.ts'
import { Tag } from '../../../shared/controls/tag.tsx'
import { TextButton } from '../../../shared/controls/text-button.tsx'
import { ReportPanel } from '../../../shared/panels/report-panel.tsx'
import { queries } from '../../../app/queries.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { useTimes } from '../../leads/screen/use-times.ts'
import { useOwnerSettingsWords } from './owner-settings-words.ts'
import { useEndSessions } from './use-end-sessions.ts'

/** Sessions of everyone, for owners. */
export function EveryonesSessions() {
  const { settings: words } = useWords()
  const { endAll } = useOwnerSettingsWords().people
  const times = useTimes()
  const query = useQuery(queries.everyonesSessions)
  const { mutate: end, isPending } = useEndSessions('/api/people/sessions')
  const others = (query.data?.sessions ?? []).filter(({ isThis }) => !isThis).map(({ id }) => id)
  return (
    <ReportPanel
      query={query}
      flush
      title={words.sessions}
      aside={
        others.length === 0 ? undefined : (
          <TextButton disabled={isPending} onClick={() => end(others)}>
            {endAll}
          </TextButton>
        )
      }
    >
      {({ sessions }) => (
        <>
          <ul>
            {sessions.map((session) => (
              <li
                key={session.id}
                className="grid grid-cols-end items-center gap-x-4 border-fog-2 px-5 py-2.5 not-first:border-t max-tab:px-4"
              >
                <span className="wrap-anywhere">
                  <b className="block">
                    <bdi dir="ltr">{session.device}</bdi>
                  </b>
                  <span className="text-micro text-slate">{seenLine(session)}</span>
                </span>
                {session.isThis ? (
                  <Tag>{words.thisSession}</Tag>
                ) : (
                  <TextButton
                    disabled={isPending}
                    aria-label={words.endNamed(`${session.name}, ${session.device}`)}
                    onClick={() => end([session.id])}
                  >
                    {words.end}
                  </TextButton>
                )}
              </li>
            ))}
          </ul>
          <p className="px-5 pt-1 pb-4 text-micro text-slate max-tab:px-4">{words.sessionsMore}</p>
        </>
      )}
    </ReportPanel>
  )

  function seenLine({ name, beganAt, seenAt, isThis }: Sessions['sessions'][number]): string {
    return `${name} · ${isThis ? words.began(times.short(beganAt)).toLowerCase() : words.seen(times.short(seenAt))}`
  }
}
