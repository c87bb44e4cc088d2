import { conversions, isConversion } from './conversions.ts'
import { tagOrigins, type Measurement } from './measurement.ts'
import type { Details, LoadScript, TagVendor } from './tag-vendor.ts'

/**
 * Google Analytics (`G-…`) or the Tag Manager (`GTM-…`), and Google Ads (`AW-…`), with Consent Mode: the first command denies
 * everything, the second grants what the question asked for. Without `adsConsent` that is analytics and nothing else.
 *
 * The data layer has a name of its own, because `dataLayer` belongs to tags that an owner adds by hand; there an event
 * would count twice.
 */
export function googleTag({ google, googleAds, adsConsent }: Measurement, load: LoadScript): TagVendor {
  const layer: object[] = []
  Object.assign(window, { [layerName]: layer })
  const isManager = google?.startsWith('GTM-')
  const isPersonal = adsConsent === 'personalization'

  gtag('consent', 'default', denied)
  gtag('consent', 'update', {
    ...denied,
    ...(google && { analytics_storage: 'granted' }),
    ...(adsConsent && { ad_storage: 'granted', ad_user_data: 'granted' }),
    ...(isPersonal && { ad_personalization: 'granted' }),
  })
  if (isManager) {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  } else {
    gtag('js', new Date())
    // Signals and personalization would bring in the ad network, which the question of consent may not cover.
    if (google) {
      gtag('config', google, { allow_google_signals: isPersonal, allow_ad_personalization_signals: isPersonal })
    }
    if (googleAds) {
      gtag('config', googleAds.id, {
        // A group of its own: events for Analytics, with their details, do not go to Ads.
        groups: 'ads',
        send_page_view: isPersonal,
        allow_ad_personalization_signals: isPersonal,
        // Enhanced conversions read names and phones from forms.
        allow_enhanced_conversions: false,
      })
    }
  }
  load(`${tagOrigins.google}${isManager ? '/gtm.js' : '/gtag/js'}?id=${google ?? googleAds?.id}&l=${layerName}`)

  return {
    send(ours, payload) {
      const { name, details } = asRecommended(ours, payload)
      if (isManager) layer.push({ event: name, ...details })
      else if (google) gtag('event', name, details)
      const label = isConversion(ours) && googleAds?.labels[ours]
      if (label) gtag('event', 'conversion', { send_to: `${googleAds.id}/${label}` })
    },
    revoke() {
      if (google) Object.assign(window, { [`ga-disable-${google}`]: true })
      gtag('consent', 'update', denied)
    },
  }

  function gtag(..._command: unknown[]): void {
    // Google's script recognises a command only as an arguments object.
    layer.push(arguments)
  }
}

function asRecommended(name: string, details: Details): { name: string; details: Details } {
  if (!isConversion(name)) return { name, details }
  const { google, content } = conversions[name]
  return { name: google, details: { content_type: content, ...details } }
}

const layerName = 'visitLayer'

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}
