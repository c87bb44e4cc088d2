import { onLeadSignal } from '@repo/site/analytics/lead-signal.ts'
import type { Measurement } from '@repo/site/analytics/measurement.ts'
import { contextNow } from '@repo/site/analytics/notify-trackers.ts'
import { loadTags, type Tags } from '@repo/site/analytics/tags.ts'
import type { Utm } from '@repo/contract/events.ts'
import { onLinkClick } from './on-link-click.ts'
import { outboundTarget } from './outbound-target.ts'

/** Tags on this page view after consent: the view itself, events of the page, install clicks, and that a lead was sent. */
export function tagPageView(measurement: Measurement, landing: Utm): Tags {
  const tags = loadTags(measurement, landing)
  onLinkClick((target) => {
    if (outboundTarget(target, location.origin) === 'install') tags.send({ name: 'install_click', ...contextNow() })
  })
  onLeadSignal(() => tags.send({ name: 'lead_sent', ...contextNow() }))
  return tags
}
