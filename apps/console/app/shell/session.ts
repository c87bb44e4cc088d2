import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import type { Session } from '@repo/console/api/session.ts'
import { getJson } from '../api-client.ts'

const SessionContext = createContext<Session | undefined>(undefined)

/** Context of the session. Below it there always is one, so that `useSession()` never returns undefined. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>
}

/** Who is signed in, and the owner's time zone. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession() outside of the shell.')
  return session
}

/** Query key of the session, to invalidate it when passkeys change: `hasPasskey` is a field of it. */
export const sessionKey = ['/api/session']

/** Query of the session, polled like the rest: one that has ended is noticed, and the page goes to the sign-in. */
export function useSessionQuery() {
  return useQuery({ queryKey: sessionKey, queryFn: ({ signal }) => getJson<Session>('/api/session', {}, signal) })
}
