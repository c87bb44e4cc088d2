import type { SiteEvent, Utm } from '#contract/events.ts'
import { forgetCookies } from './forget-cookies.ts'
import { googleTag } from './google-tag.ts'
import { loadScript } from './load-script.ts'
import type { Measurement } from './measurement.ts'
import { metaPixel } from './meta-pixel.ts'
import type { Details, LoadScript } from './tag-vendor.ts'
import type { Transport } from './transport.ts'

/**
 * Brings the measuring scripts in, after a visitor agreed and never before. From now on each event goes out once to
 * everybody who counts. Events carry the campaign of the landing, whatever happened to the address since.
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
      forgetCookies()
    },
  }
}

export interface Tags {
  send: Transport
  /** Takes the consent back. A script cannot be unloaded: the page should be loaded anew after this. */
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
