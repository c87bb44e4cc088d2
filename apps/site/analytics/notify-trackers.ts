import type { OwnerEvent } from '@repo/contract/events.ts'
import { pageLocale } from './attribution.ts'

/**
 * Tells the trackers of this build, through `client/consent.ts`: they get it after consent and not before. It is not an event
 * of the document (TR-02): nothing is pushed to `dataLayer`. A name and no payload, so that no answer can be in it.
 */
export function notifyTrackers(name: GameEvent['name']): void {
  document.dispatchEvent(new CustomEvent('sondia:report', { detail: { name, ...contextNow() } satisfies GameEvent }))
}

export type GameEvent = Extract<OwnerEvent, { name: `game_${string}` }>

/** The context of an event without a payload. */
export function contextNow() {
  return { ts: Date.now(), route: location.pathname + location.search, lang: pageLocale() }
}
