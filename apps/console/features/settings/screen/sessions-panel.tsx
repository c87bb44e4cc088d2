import { useQuery } from '@tanstack/react-query'
import { sendJson } from '../../../app/api-client.ts'
import { Tag } from '../../../shared/controls/tag.tsx'
import { TextButton } from '../../../shared/controls/text-button.tsx'
import { ReportPanel } from '../../../shared/panels/report-panel.tsx'
import { queries } from '../../../app/queries.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { useTimes } from '../../leads/screen/use-times.ts'
import { Failed, useConfirmed } from './confirmed-change.tsx'

/**
 * Sessions of this person, or with `endAll` those of everyone, and a button that ends all others; those of others want a touched
 * passkey. This one has no button: the sign-out ends it and leaves the page.
 */
export function SessionsPanel({ endAll }: { endAll?: string }) {
  const { settings: words } = useWords()
  const times = useTimes()
  const path = endAll === undefined ? '/api/sessions' : '/api/people/sessions'
  const query = useQuery(endAll === undefined ? queries.sessions : queries.everyonesSessions)
  const {
    mutate: end,
    isPending,
    error,
  } = useConfirmed([queries.sessions, queries.everyonesSessions], async (ids: readonly string[]) => {
    for (const id of ids) await sendJson('DELETE', `${path}/${id}`)
  })
  const others = (query.data?.sessions ?? []).filter(({ isThis }) => !isThis).map(({ id }) => id)
  return (
    <ReportPanel
      query={query}
      flush
      title={endAll === undefined ? words.mySessions : words.sessions}
      aside={
        others.length > 0 && (
          <TextButton disabled={isPending} onClick={() => end(others)}>
            {endAll ?? words.endOthers}
          </TextButton>
        )
      }
    >
      {({ sessions }) => (
        <>
          <ul>
            {sessions.map(({ id, name, device, beganAt, seenAt, isThis }) => {
              const owner = endAll === undefined ? [] : [name]
              const when = isThis ? words.began(times.short(beganAt)) : words.seen(times.short(seenAt))
              return (
                <li
                  key={id}
                  className="grid grid-cols-end items-center gap-x-4 border-fog-2 px-5 py-2.5 not-first:border-t"
                >
                  <span className="wrap-anywhere">
                    <b className="block">
                      <bdi>{words.device(device)}</bdi>
                    </b>
                    <span className="text-micro text-slate">{[...owner, when].join(' · ')}</span>
                  </span>
                  {isThis ? (
                    <Tag look="soft">{words.thisSession}</Tag>
                  ) : (
                    <TextButton
                      disabled={isPending}
                      aria-label={words.endNamed([...owner, words.device(device)].join(', '))}
                      onClick={() => end([id])}
                    >
                      {words.end}
                    </TextButton>
                  )}
                </li>
              )
            })}
          </ul>
          <p className="px-5 pt-1 pb-4 text-micro text-pretty text-slate">{words.sessionsMore}</p>
          <Failed error={error} />
        </>
      )}
    </ReportPanel>
  )
}
