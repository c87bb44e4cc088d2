import type { Lang, OwnerEvent, SiteEvent } from './events.ts'

/** What a browser posts to `/v1/events`, as text/plain so that no permission has to be asked for first: at most 50 events. */
export interface EventBatch {
  events: SentEvent[]
}

/** An event on its way to the collector. */
export type SentEvent = (SiteEvent | OwnerEvent) & {
  /** A UUIDv7, made once: a retry carries the same, and the time in it says which day the event belongs to. */
  id: string
  /** A UUID for the visit, made after consent and forgotten with the tab. */
  visit: string
  /** The language of the page it happened on. */
  pageLang: Lang
}
