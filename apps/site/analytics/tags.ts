import type { SiteEvent, TagEvent, Utm } from '@repo/contract/events.ts'
import { clearTrackingCookies } from './clear-cookies.ts'
import { googleTag } from './google-tag.ts'
import { loadScript } from './load-script.ts'
import type { Measurement } from './measurement.ts'
import { metaPixel } from './meta-pixel.ts'
import type { GameEvent } from './notify-trackers.ts'
import type { Details, LoadScript } from './tag-vendor.ts'

/**
 * Loads the measuring scripts; called after consent and never before. Each event is sent once to every configured service,
 * with the campaign of the landing page, even if the address has lost it since.
 */
export function loadTags(measurement: Measurement, landing: Utm, load: LoadScript = loadScript): Tags<TagEvent> {
  const { google, googleAds, meta } = measurement
  const vendors = [
    ...(google || googleAds ? [googleTag(measurement, load)] : []),
    ...(meta ? [metaPixel(meta, load)] : []),
  ]
  return {
    send(event) {
      // Every click that leads to the listing is an `install_click`; this one would count twice.
      if (event.name === 'cta_install_click') return
      const details = { ...readDetails(event), ...landing }
      for (const { send } of vendors) send(event.name, details)
    },
    revoke() {
      for (const { revoke } of vendors) revoke()
      clearTrackingCookies()
    },
  }
}

/** A tracker of this build. Some take more events than a page reports. */
export interface Tags<More = never> {
  send: (event: SiteEvent | GameEvent | More) => void
  /** Withdraws consent. A script cannot be unloaded: reload the page after this. */
  revoke: () => void
}

/** An event without its name, flat. */
function readDetails(event: SiteEvent | GameEvent | TagEvent): Details {
  return Object.fromEntries(
    Object.entries(event)
      .filter(([key]) => key !== 'name')
      .map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : value]),
  )
}
