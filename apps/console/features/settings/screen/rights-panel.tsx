import { roles } from '../../sign-in/api/session.ts'
import { Panel } from '../../../shared/panels/panel.tsx'
import { useWords } from '../../../shared/words/use-words.tsx'
import { useOwnerSettingsWords } from './owner-settings-words.ts'

/** Who may do what. The server and the database hold it (server/access.postgres.test.ts). */
export function RightsPanel() {
  const { settings } = useWords()
  const words = useOwnerSettingsWords().people
  return (
    <Panel title={words.canTitle}>
      <table className="w-full">
        <caption className="sr-only">{words.canTitle}</caption>
        <thead>
          <tr className="text-micro text-slate">
            <th scope="col">
              <span className="sr-only">{words.canTitle}</span>
            </th>
            {roles.map((role) => (
              <th key={role} scope="col" className="w-20 py-2 text-center font-normal max-tab:w-13">
                {settings.roles[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.can.map((what, index) => (
            <tr key={what} className="border-t border-fog-2">
              <th scope="row" className="py-2 text-start font-normal text-pretty">
                {what}
              </th>
              {roles.map((role) => {
                const may = index < mayUpTo[role]
                return (
                  <td key={role} className="py-2 text-center">
                    <span className="sr-only">{may ? words.yes : words.no}</span>
                    <i
                      aria-hidden="true"
                      className={`inline-block size-3 rounded-circle ${may ? 'bg-ink' : 'inset-ring-2 inset-ring-ash'}`}
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

/** How many of the lines, from the first on. */
const mayUpTo = { owner: 6, caller: 3, viewer: 1 }
