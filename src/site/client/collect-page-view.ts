import { startCollectorClient } from '#analytics/collector-client.ts'
import type { Tags } from '#analytics/tags.ts'
import type { OwnerEvent, OwnerEvents, SiteEvent, Utm } from '#contract/events.ts'
import type { Locale } from '#contract/locale.ts'
import { onLinkClick } from './on-link-click.ts'
import { outboundTarget } from './outbound-target.ts'
import { whenIdle } from './when-idle.ts'

/** The owner's own count of this page, from a visitor's yes on: the visit, what the page reports, and which way it was left. */
export function collectPageView(url: string, { page, variant }: OwnerEvents['page_view'], landing: Utm): Tags {
  const collector = startCollectorClient(url, document.documentElement.lang as Locale)

  onLinkClick((target) => {
    const place = outboundTarget(target, location.origin)
    if (place) tell('outbound_click', { page, target: place })
  })
  // On the window, so that whoever measures the page until its end has spoken before.
  addEventListener('visibilitychange', () => document.hidden && collector.leave())
  addEventListener('pagehide', collector.leave)

  tell('page_view', { page, variant })
  if (__FIELD_DATA__) {
    whenIdle(async () => {
      const { reportVitals } = await import('./report-vitals.ts')
      reportVitals((metric, value) => tell('web_vital', { page, metric, value }))
    })
  }

  return { send, revoke: collector.stop }

  function tell<Name extends keyof OwnerEvents>(name: Name, payload: OwnerEvents[Name]): void {
    send({ name, ts: Date.now(), route: location.pathname + location.search, ...payload } as OwnerEvent)
  }

  function send(event: SiteEvent | OwnerEvent): void {
    collector.send({ ...event, ...landing })
    if (document.hidden) collector.leave()
  }
}
