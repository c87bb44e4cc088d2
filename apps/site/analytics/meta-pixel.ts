import { conversions, isConversion } from './conversions.ts'
import { tagOrigins } from './measurement.ts'
import type { LoadScript, TagVendor } from './tag-vendor.ts'

/** The Meta pixel, with automatic configuration off: it gets our events and collects nothing by itself, no button texts, no forms. */
export function metaPixel(id: string, load: LoadScript): TagVendor {
  const fbq: Fbq = (...command) => {
    if (fbq.callMethod) fbq.callMethod(...command)
    else fbq.queue.push(command)
  }
  fbq.queue = []
  fbq.push = fbq
  fbq.loaded = true
  fbq.version = '2.0'
  // A quiz pushes its steps to the history; the pixel would count each as a page view.
  fbq.disablePushState = true
  Object.assign(window, { fbq, _fbq: fbq })

  fbq('set', 'autoConfig', false, id)
  fbq('init', id)
  fbq('track', 'PageView')
  load(`${tagOrigins.meta}/en_US/fbevents.js`)

  return {
    send(name, details) {
      if (!isConversion(name)) return fbq('trackCustom', name, details)
      const { meta, content } = conversions[name]
      fbq('track', meta, { content_name: content, ...details })
    },
    revoke: () => fbq('consent', 'revoke'),
  }
}

/** The stub that Meta's script expects to find: it queues commands until the script has loaded. */
interface Fbq {
  (...command: unknown[]): void
  callMethod?: (...command: unknown[]) => void
  queue: unknown[][]
  push: Fbq
  loaded: boolean
  version: string
  disablePushState: boolean
}
