import { tagOrigins } from './measurement.ts'
import type { LoadScript, TagVendor } from './tag-vendor.ts'

/** The Meta pixel. It is told what happened and looks at nothing itself: no button texts, no forms. */
export function metaPixel(id: string, load: LoadScript): TagVendor {
  const fbq: Fbq = (...command) => {
    if (fbq.callMethod) fbq.callMethod(...command)
    else fbq.queue.push(command)
  }
  fbq.queue = []
  fbq.push = fbq
  fbq.loaded = true
  fbq.version = '2.0'
  // A quiz writes its steps into the history. To the pixel each would be one more visit.
  fbq.disablePushState = true
  Object.assign(window, { fbq, _fbq: fbq })

  fbq('set', 'autoConfig', false, id)
  fbq('init', id)
  fbq('track', 'PageView')
  load(`${tagOrigins.meta}/en_US/fbevents.js`)

  return {
    send: (name, details) => fbq('trackCustom', name, details),
    revoke: () => fbq('consent', 'revoke'),
  }
}

/** The function that Meta's script expects to find: it keeps what it is told until the script takes over. */
interface Fbq {
  (...command: unknown[]): void
  callMethod?: (...command: unknown[]) => void
  queue: unknown[][]
  push: Fbq
  loaded: boolean
  version: string
  disablePushState: boolean
}
