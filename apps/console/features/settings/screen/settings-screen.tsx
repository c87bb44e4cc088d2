import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { TabLinks } from '../../../shared/controls/tab-links.tsx'
import { useSession } from '../../../shared/shell/session.ts'
import { Screen } from '../../../shared/shell/screen.tsx'
import { useWords } from '../../../shared/words/use-words.tsx'
import { AuditPanel } from './audit-panel.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'
import { stack } from './two-stacks.ts'
import { LooksPanel, PersonPanel } from './you-panels.tsx'

/** A person's own settings; people, messages and the audit log are for owners. */
export function SettingsScreen() {
  const words = useWords().settings
  const { person } = useSession()
  const { tab } = route.useSearch()
  const isOwner = person.role === 'owner'
  const tabs = [
    { value: undefined, name: words.you },
    { value: 'people', name: words.people },
    { value: 'messages', name: words.messages },
    { value: 'audit', name: words.audit },
  ]
  const current = isOwner ? tabs.find(({ value }) => value === tab)?.value : undefined
  return (
    <Screen
      title={words.title}
      tools={isOwner ? <TabLinks label={words.tabs} param="tab" current={current} tabs={tabs} /> : undefined}
      isCounted={false}
    >
      <Suspense>
        {current === 'people' && <PeopleTab />}
        {current === 'messages' && <MessagesTab />}
      </Suspense>
      {current === 'audit' && <AuditPanel />}
      {current === undefined && (
        <div className="grid items-start gap-3 lap:grid-cols-2">
          <div className={stack}>
            <PersonPanel />
            <LooksPanel />
          </div>
          <div className={stack}>
            <PasskeysPanel />
            <SessionsPanel />
          </div>
        </div>
      )}
    </Screen>
  )
}

/** For owners, with words of their own: a person's settings do not load them. */
const PeopleTab = lazy(async () => ({ default: (await import('./people-tab.tsx')).PeopleTab }))
const MessagesTab = lazy(async () => ({ default: (await import('./messages-tab.tsx')).MessagesTab }))

const route = getRouteApi('/shell/settings')
