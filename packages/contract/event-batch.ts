import type { OwnerEvent, SiteEvent, VisitOrigin } from './events.ts'
import type { Locale } from './locale.ts'

/** What a browser posts to `/v1/events`, as text/plain, which needs no CORS preflight: at most 50 events. */
export interface EventBatch {
  events: SentEvent[]
}

/** An event as it is sent to the collector. */
export type SentEvent = (SiteEvent | OwnerEvent) &
  VisitOrigin & {
    /** A UUIDv7 and idempotency key: a retry carries the same, and the time in it decides the day of the event. */
    id: string
    /** A UUID of the visit, made after consent and dropped with the tab (sessionStorage). */
    visit: string
    /** The language of the page it happened on. */
    pageLang: Locale
  }
