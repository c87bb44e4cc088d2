import type { SiteEvent } from '#contract/events.ts'

/** Takes an event away. */
export type Transport = (event: SiteEvent) => void

/**
 * The default transport tells the page and nobody else: no request, no cookie, no storage. An owner's own script may
 * listen for `sondia:event` on the document or the window; a tag manager that is already on the page hears it too.
 */
export const tellPage: Transport = (event) => {
  document.dispatchEvent(new CustomEvent('sondia:event', { detail: event, bubbles: true }))
  window.dataLayer?.push({ event: event.name, ...event })
}

declare global {
  interface Window {
    dataLayer?: { push(entry: object): void }
  }
}
