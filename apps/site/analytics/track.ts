import type { Events, EventName, SiteEvent } from '@repo/contract/events.ts'
import { attribution } from './attribution.ts'
import { dispatchToPage, type Transport } from './transport.ts'

/** Reports an event synchronously: that of the last click must be out before the page is unloaded. */
export const track: Track = trackWith(dispatchToPage, Date.now, () => window.location)

export type Track = <Name extends EventName>(name: Name, payload: Events[Name]) => void

/** A `track` with another transport, clock or address. */
export function trackWith(transport: Transport, now: () => number, address: () => Address): Track {
  return (name, payload) => {
    try {
      const { pathname, search } = address()
      const event = { name, ts: now(), route: pathname + search, ...attribution(search), ...payload }
      transport(event as SiteEvent)
    } catch {
      // A lost event is our loss; a broken button would be the visitor's.
    }
  }
}

type Address = Pick<Location, 'pathname' | 'search'>
