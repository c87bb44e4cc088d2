import type { SiteEvent } from '@repo/contract/events.ts'

/** Delivers an event. */
export type Transport = (event: SiteEvent) => void

/**
 * The default transport dispatches a DOM event and does nothing else: no request, no cookie, no storage. An owner's script
 * may listen for `sondia:event` on the document or the window; a tag manager that is already on the page gets it too.
 */
export const dispatchToPage: Transport = (event) => {
  document.dispatchEvent(new CustomEvent('sondia:event', { detail: event, bubbles: true }))
  window.dataLayer?.push({ event: event.name, ...event })
}

declare global {
  interface Window {
    dataLayer?: { push(entry: object): void }
  }
}
