import { useQuery } from '@tanstack/react-query'
import { Tag } from '../../controls/tag.tsx'
import { InviteCommand } from '../../controls/invite-command.tsx'
import { ReportPanel } from '../../panels/report-panel.tsx'
import { queries } from '../../queries.ts'
import { useWords } from '../../words/use-words.tsx'
import { row } from './settings-row.ts'

/** People are added on the server: the console itself cannot make an owner. */
export function PeoplePanel() {
  const { settings: words, format } = useWords()
  const query = useQuery(queries.people)
  return (
    <ReportPanel query={query} flush title={words.people}>
      {({ people }) => (
        <>
          <ul>
            {people.map(({ name, role, addedAt, passkeys, isYou }) => (
              <li key={name} className={row}>
                <b>
                  <bdi>{name}</bdi>
                </b>
                <span className="text-pretty text-slate">
                  {`${words.roles[role]}, ${words.passkeyCount(passkeys)}. ${words.addedOn(format.dayAndTime(addedAt))}.`}
                </span>
                {isYou ? <Tag look="soft">{words.isYou}</Tag> : <span />}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-t border-fog-2 px-5 pt-3.5 pb-4.5 max-tab:px-4">
            <p>{words.peopleMore}</p>
            <InviteCommand />
            <p>{words.removeMore}</p>
          </div>
        </>
      )}
    </ReportPanel>
  )
}
