import { pageIdentity, pageLocale } from '@repo/site/analytics/attribution.ts'
import { startCollectorClient } from '@repo/site/analytics/collector-client.ts'
import { deviceAndReferrer } from '@repo/site/analytics/device-and-referrer.ts'
import type { GameEvent } from '@repo/site/analytics/notify-trackers.ts'
import type { Tags } from '@repo/site/analytics/tags.ts'
import { visitOrigin } from '@repo/site/analytics/visit-origin.ts'
import type { ClosingOption } from '@repo/contract/closing-survey.ts'
import type { OwnerEvent, OwnerEvents, SiteEvent, Utm } from '@repo/contract/events.ts'
import { onLinkClick } from './on-link-click.ts'
import { outboundTarget } from './outbound-target.ts'

/** As long as the survey takes to reply. */
const meantMs = 1200

/** Collection of this page view after consent: the view itself, events of the page and outbound clicks. */
export function collectPageView(url: string, landing: Utm): Tags {
  const { page, variant } = pageIdentity()
  const collector = startCollectorClient(url, pageLocale())
  const origin = visitOrigin(location.search)
  let closing: ReturnType<typeof setTimeout> | undefined

  onLinkClick((target) => {
    const place = outboundTarget(target, location.origin)
    if (place) report('outbound_click', { page, target: place })
  })
  // On the window, which the event reaches last.
  addEventListener('visibilitychange', () => document.hidden && collector.leave())
  addEventListener('pagehide', collector.leave)

  report('page_view', { page, variant, ...deviceAndReferrer() })
  addEventListener('input', reportPersonalised)
  addEventListener('change', reportClosing)

  return { send, revoke: collector.stop }

  /** That the own product was typed into the demo, and nothing of it. */
  function reportPersonalised({ target }: Event): void {
    if (!(target as Element).matches('.own-form *')) return
    removeEventListener('input', reportPersonalised)
    report('demo_personalised', { page })
  }

  /** Once per load. The arrow keys pass over answers: one that stands long enough for its reply is meant. */
  function reportClosing({ target }: Event): void {
    const option = (target as HTMLElement).dataset['closing'] as ClosingOption | undefined
    if (!option) return
    clearTimeout(closing)
    closing = setTimeout(() => {
      removeEventListener('change', reportClosing)
      report('closing_answer', { page, option, language: pageLocale() })
    }, meantMs)
  }

  function report<Name extends keyof OwnerEvents>(name: Name, payload: OwnerEvents[Name]): void {
    send({ name, ts: Date.now(), route: location.pathname + location.search, ...payload } as OwnerEvent)
  }

  function send(event: SiteEvent | OwnerEvent | GameEvent): void {
    collector.send({ ...event, ...landing, ...origin })
    if (document.hidden) collector.leave()
  }
}
