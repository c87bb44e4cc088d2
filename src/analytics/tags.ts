import type { SiteEvent, Utm } from '#contract/events.ts'
import { clearTrackingCookies } from './clear-cookies.ts'
import { googleTag } from './google-tag.ts'
import { loadScript } from './load-script.ts'
import type { Measurement } from './measurement.ts'
import { metaPixel } from './meta-pixel.ts'
import type { Details, LoadScript } from './tag-vendor.ts'
import type { Transport } from './transport.ts'

/**
 * Loads the measuring scripts; called after consent and never before. Each event is sent once to every configured service,
 * with the campaign of the landing page, even if the address has lost it since.
 */
export function loadTags({ google, meta }: Measurement, landing: Utm, load: LoadScript = loadScript): Tags {
  const vendors = [...(google ? [googleTag(google, load)] : []), ...(meta ? [metaPixel(meta, load)] : [])]
  return {
    send(event) {
      const details = { ...detailsOf(event), ...landing }
      for (const { send } of vendors) send(event.name, details)
    },
    revoke() {
      for (const { revoke } of vendors) revoke()
      clearTrackingCookies()
    },
  }
}

export interface Tags {
  send: Transport
  /** Withdraws consent. A script cannot be unloaded: reload the page after this. */
  revoke: () => void
}

/** An event without its name, flat. */
function detailsOf(event: SiteEvent): Details {
  return Object.fromEntries(
    Object.entries(event)
      .filter(([key]) => key !== 'name')
      .map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : value]),
  )
}
