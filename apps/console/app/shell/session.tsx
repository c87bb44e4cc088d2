import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import type { Session } from '@repo/console/api/session.ts'
import { getJson } from '../api-client.ts'

const SessionContext = createContext<Session | undefined>(undefined)

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>
}

/** Who is signed in, and the owner's time zone. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession() outside of the shell.')
  return session
}

export const sessionKey = ['/api/session']

export function useSessionQuery() {
  return useQuery({ queryKey: sessionKey, queryFn: ({ signal }) => getJson<Session>('/api/session', {}, signal) })
}
