import { backOffMs } from '@repo/site/analytics/post.ts'
import type { BrowserDeps } from '@repo/site/analytics/browser-deps.ts'
import type { SentLead } from '@repo/contract/lead.ts'
import type { Progress } from './lead-delivery.ts'
import type { PendingLeads } from './pending-leads.ts'

/**
 * Sends leads, one after the other, with retries until each is stored or refused; only then it is removed
 * from the pending leads. Automatic retries report no `sending`, so that the form does not flicker.
 */
export function deliverLeads(
  leads: readonly SentLead[],
  { url, pending, post, after, onOnline, onStored, random, now }: DeliveryDeps,
  report: (progress: Progress) => void,
): LeadDelivery {
  let left = leads
  const kept = new Set(pending.list().map(({ id }) => id))
  let failures = 0
  let notBefore = 0
  let isRefused = false
  let isOver = false
  let isBusy = false
  let cancel = () => {}
  // Back online it retries at once, but never before the `Retry-After` of the answer.
  const offline = onOnline(() => void (now() >= notBefore && go()))
  retry()

  return { retry, stop }

  function stop(): void {
    isOver = true
    offline()
    cancel()
  }

  function retry(): void {
    report('sending')
    void go()
  }

  async function go(): Promise<void> {
    cancel()
    if (isBusy || isOver) return
    isBusy = true
    for (const lead of left) {
      // Another page of the site has sent it while this one waited.
      const isElsewhere = kept.has(lead.id) && !pending.list().some(({ id }) => id === lead.id)
      const outcome = isElsewhere ? 'stored' : await post(url, JSON.stringify(lead), 1)
      if (typeof outcome !== 'string') {
        notBefore = now() + outcome.notBeforeMs
        isBusy = false
        if (isOver) return
        cancel = after(Math.max(outcome.notBeforeMs, backOffMs(++failures, random())), () => void go())
        report('waiting')
        return
      }
      pending.remove(lead.id)
      left = left.filter((other) => other !== lead)
      isRefused ||= outcome === 'refused'
      // Stopped in flight, it was sent again: by the retry button, or with corrected fields.
      if (outcome === 'stored' && !isOver && !isElsewhere) onStored()
    }
    if (isOver) return
    stop()
    report(isRefused ? 'refused' : 'arrived')
  }
}

/** A delivery in progress. */
export interface LeadDelivery {
  /** Retries at once, and reports `sending`. */
  retry: () => void
  stop: () => void
}

/** Dependencies of a delivery, injected so that tests can fake them. */
export interface DeliveryDeps extends Pick<BrowserDeps, 'post' | 'after' | 'random' | 'now'> {
  /** Where leads are posted. */
  url: string
  pending: PendingLeads
  /** Runs a callback whenever the browser is online again; the returned function ends that. */
  onOnline: (run: () => void) => () => void
  /** Called once per stored lead, without it. */
  onStored: () => void
}
