import type { Session } from '../api/session.ts'
import { sendJson } from '../../../app/api-client.ts'
import { queries } from '../../../app/queries.ts'
import { queryClient } from '../../../app/query-client.ts'

/**
 * Uses the sign-in link of the address, once: React may draw the screen twice. The token leaves the address before anything else, so
 * that it is in no history and no bookmark. Undefined without a token.
 */
export function openLink(): Promise<Session> | undefined {
  const token = location.hash.slice(1)
  if (token === '') return opened
  history.replaceState(history.state, '', location.pathname + location.search)
  opened = sendJson('POST', '/api/sign-in/link', { token }).then(() =>
    queryClient.fetchQuery({ ...queries.session, staleTime: 0 }),
  )
  return opened
}

let opened: Promise<Session> | undefined
