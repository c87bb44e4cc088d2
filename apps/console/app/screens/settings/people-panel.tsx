import type { People } from '@repo/console/api/settings.ts'
import { Tag } from '../../controls/tag.tsx'
import { ReportPanel } from '../../panels/report-panel.tsx'
import { useReport } from '../../panels/use-report.ts'
import { useFormat } from '../../words/use-format.ts'
import { useWords } from '../../words/use-words.tsx'
import styles from './settings-rows.module.css'

/** People are added on the server: the console itself cannot make an owner. */
export function PeoplePanel() {
  const words = useWords().settings
  const { dayAndTime } = useFormat()
  const query = useReport<People>('/api/people')
  return (
    <ReportPanel query={query} flush title={words.people}>
      {({ people }) => (
        <>
          <ul>
            {people.map(({ name, role, addedAt, passkeys, isYou }) => (
              <li key={name} className={styles.row}>
                <b>
                  <bdi>{name}</bdi>
                </b>
                <span className={styles.more}>
                  {`${words.roles[role]}, ${words.passkeyCount(passkeys)}. ${words.addedOn(dayAndTime(addedAt))}.`}
                </span>
                {isYou ? <Tag look="soft">{words.isYou}</Tag> : <span />}
              </li>
            ))}
          </ul>
          <div className={styles.foot}>
            <p>{words.peopleMore}</p>
            <code dir="ltr" className={styles.command}>
              npm run console:invite -- <span>--name Dana</span> <span>--role owner</span>
            </code>
            <p>{words.removeMore}</p>
          </div>
        </>
      )}
    </ReportPanel>
  )
}
