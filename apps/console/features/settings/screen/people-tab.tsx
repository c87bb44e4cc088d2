import { InvitePanel } from './invite-panel.tsx'
import { useOwnerSettingsWords } from './owner-settings-words.ts'
import { PeoplePanel } from './people-panel.tsx'
import { RightsPanel } from './rights-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'
import { stack, twoStacks } from './two-stacks.ts'

/** People: who may open the console and do what, invitations, and everyone's sessions. */
export function PeopleTab() {
  const { endAll } = useOwnerSettingsWords().people
  return (
    <div className={twoStacks}>
      <div className={stack}>
        <PeoplePanel />
        <RightsPanel />
      </div>
      <div className={stack}>
        <InvitePanel />
        <SessionsPanel endAll={endAll} />
      </div>
    </div>
  )
}
