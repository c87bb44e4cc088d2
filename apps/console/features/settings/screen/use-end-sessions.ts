import { sendJson } from '../../../app/api-client.ts'
import { queries } from '../../../app/queries.ts'
import { useConfirmed } from './confirmed-change.tsx'

/** Ends sessions one by one; those of others want a touched passkey. */
export function useEndSessions(path: string) {
  return useConfirmed([queries.sessions, queries.everyonesSessions], async (ids: readonly string[]) => {
    for (const id of ids) await sendJson('DELETE', `${path}/${id}`)
  })
}
