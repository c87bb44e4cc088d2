import { leadsPerHour } from '../api/leads.ts'
import { HttpError } from '@repo/server/http/http-error.ts'
import type { SessionState } from '../../../server/console-deps.ts'

/**
 * Step-up: a session may be shown 200 different leads an hour, then a passkey has to be touched, so that a cookie that was taken or a
 * screen left open does not give away the whole list. Leads that it was shown already and those shown within ten minutes of a touch do
 * not count. In memory, by session: a restart begins anew.
 */
export function readingLimit(
  now: () => number,
): (session: SessionState, leads: readonly { lead_id: string }[]) => void {
  const shown = new Map<string, Map<string, number>>()
  return ({ hash, isConfirmed }, leads) => {
    forget()
    const key = hash.toString('base64')
    if (isConfirmed) {
      shown.delete(key)
      return
    }
    const ids = leads.map(({ lead_id: id }) => id)
    const before = shown.get(key) ?? new Map<string, number>()
    if (ids.some((id) => !before.has(id)) && new Set([...before.keys(), ...ids]).size > leadsPerHour)
      throw new HttpError(403, 'confirm')
    for (const id of ids) before.set(id, now())
    shown.set(key, before)
  }

  function forget(): void {
    for (const [key, leads] of shown) {
      for (const [id, at] of leads) if (now() - at >= hourMs) leads.delete(id)
      if (leads.size === 0) shown.delete(key)
    }
  }
}

const hourMs = 3_600_000
