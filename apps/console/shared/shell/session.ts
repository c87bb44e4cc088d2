import { createContext, useContext } from 'react'
import type { Session } from '../../features/sign-in/api/session.ts'
import { todayIn } from '@repo/content/schedule.ts'

/** The shell provides it, and the sign-in once a link was used: below them there always is a session, above never. */
export const SessionContext = createContext<Session | undefined>(undefined)

/** Who is signed in, and the owner's time zone. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession() outside of the shell.')
  return session
}

/** Day one: no whole day was counted yet. Screens open on today so far, and compare with nothing. */
export function useIsFirstDay(): boolean {
  const { countedSince, timeZone } = useSession()
  return countedSince === undefined || countedSince >= todayIn(timeZone)
}
