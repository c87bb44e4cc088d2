import { tagOrigins } from './measurement.ts'
import type { LoadScript, TagVendor } from './tag-vendor.ts'

/**
 * Google Analytics (`G-…`) or the Tag Manager (`GTM-…`) with Consent Mode: the first command denies everything, the second
 * grants what the visitor agreed to. That is analytics and nothing else: ads stay denied.
 *
 * The data layer has a name of its own, because `dataLayer` belongs to tags that an owner adds by hand; there an event
 * would count twice.
 */
export function googleTag(id: string, load: LoadScript): TagVendor {
  const layer: object[] = []
  Object.assign(window, { [layerName]: layer })
  const isManager = id.startsWith('GTM-')

  gtag('consent', 'default', denied)
  gtag('consent', 'update', granted)
  if (isManager) {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  } else {
    gtag('js', new Date())
    // Signals would bring in the ad network, which the question of consent does not cover.
    gtag('config', id, { allow_google_signals: false, allow_ad_personalization_signals: false })
  }
  load(`${tagOrigins.google}${isManager ? '/gtm.js' : '/gtag/js'}?id=${id}&l=${layerName}`)

  return {
    send(name, details) {
      if (isManager) layer.push({ event: name, ...details })
      else gtag('event', name, details)
    },
    revoke() {
      Object.assign(window, { [`ga-disable-${id}`]: true })
      gtag('consent', 'update', denied)
    },
  }

  function gtag(..._command: unknown[]): void {
    // Google's script recognises a command only as an arguments object.
    layer.push(arguments)
  }
}

const layerName = 'visitLayer'

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}

const granted = { ...denied, analytics_storage: 'granted' }
