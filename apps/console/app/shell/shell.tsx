import { onlineManager } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { useWords } from '../words/use-words.tsx'
import { FailedState } from '../panels/failed-state.tsx'
import { LoadingState } from '../panels/loading-state.tsx'
import { Rail } from './rail.tsx'
import { SessionProvider, useSessionQuery } from './session.tsx'
import styles from './shell.module.css'

/** The frame of every screen: the rail, the strips above, and nothing before it is known who is signed in. */
export function Shell() {
  const session = useSessionQuery()
  const words = useWords().shell
  const isOnline = useSyncExternalStore(onlineManager.subscribe.bind(onlineManager), () => onlineManager.isOnline())
  if (!session.data)
    return (
      <main className={styles.waiting}>
        {session.error ? (
          <FailedState error={session.error} retry={() => session.refetch()} isRetrying={session.isFetching} />
        ) : (
          <LoadingState />
        )}
      </main>
    )
  return (
    <SessionProvider session={session.data}>
      <a className="skip-link" href="#content">
        {words.skip}
      </a>
      <div className={styles.shell}>
        <Rail />
        <div className={styles.content}>
          {session.data.isSample && (
            <p className={styles.sample}>
              <i className={styles.dot} aria-hidden="true" />
              <span>
                <b>{words.sample}</b> {words.sampleMore}
              </span>
            </p>
          )}
          {!isOnline && (
            <output className={styles.offline}>
              <b>{words.offline}</b> {words.offlineMore}
            </output>
          )}
          <Outlet />
        </div>
      </div>
    </SessionProvider>
  )
}
