import { onlineManager, useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { queries } from '../../app/queries.ts'
import { useWords } from '../words/use-words.tsx'
import { FailedQuery } from '../panels/failed-state.tsx'
import { LoadingState } from '../panels/loading-state.tsx'
import { DemoBar } from './demo-bar.tsx'
import { Rail } from './rail.tsx'
import { SessionContext } from './session.ts'

/** The frame of every screen: the rail, the strips above, and nothing before it is known who is signed in. */
export function Shell() {
  const session = useQuery(queries.session)
  const words = useWords().shell
  const isOnline = useSyncExternalStore(onlineManager.subscribe.bind(onlineManager), () => onlineManager.isOnline())
  if (!session.data)
    return (
      <main className="mx-auto my-16 max-w-136 p-6">
        {session.error ? <FailedQuery query={session} /> : <LoadingState />}
      </main>
    )
  return (
    <SessionContext value={session.data}>
      <a className="skip-link" href="#content">
        {words.skip}
      </a>
      <div className="grid min-h-dvh grid-cols-[10.5rem_minmax(0,1fr)] max-lap:grid-cols-[4.25rem_minmax(0,1fr)] max-tab:grid-cols-1">
        <Rail />
        <div className="flex min-w-0 flex-col">
          {session.data.isSample && <DemoBar />}
          {!isOnline && (
            <output className="block bg-tomato-soft px-6 py-2 text-micro max-tab:px-4">
              <b>{words.offline}</b> {words.offlineMore}
            </output>
          )}
          <Outlet />
        </div>
      </div>
    </SessionContext>
  )
}
