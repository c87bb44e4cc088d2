import { InvitePanel } from './invite-panel.tsx'
import { PeoplePanel } from './people-panel.tsx'
import { RightsPanel } from './rights-panel.tsx'
import { EveryonesSessions } from './everyones-sessions.tsx'
import { stack, twoStacks } from './two-stacks.ts'

/** People: who may open the console and do what, invitations, and everyone's sessions. */
export function PeopleTab() {
  return (
    <div className={twoStacks}>
      <div className={stack}>
        <PeoplePanel />
        <RightsPanel />
      </div>
      <div className={stack}>
        <InvitePanel />
        <EveryonesSessions />
      </div>
    </div>
  )
}
