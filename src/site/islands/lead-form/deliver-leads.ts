import { backOffMs } from '#analytics/post.ts'
import type { BrowserDeps } from '#analytics/browser-deps.ts'
import type { SentLead } from '#contract/lead.ts'
import type { PendingLeads } from './pending-leads.ts'

/** Where leads are on their way. They wait when nobody took them yet, and are tried again. */
export type Progress = 'sending' | 'waiting' | 'arrived' | 'refused'

/**
 * Takes leads to the collector, one after the other, until each has arrived or is refused. Only then does the shelf forget
 * it. Tries that nobody asked for are quiet: who waits keeps waiting.
 */
export function deliverLeads(
  leads: readonly SentLead[],
  { url, shelf, post, after, random, now }: DeliveryDeps,
  tell: (progress: Progress) => void,
): LeadDelivery {
  let left = leads
  let failures = 0
  let notBefore = 0
  let isRefused = false
  let isOver = false
  let isBusy = false
  let cancel = () => {}
  retry()

  return {
    retry,
    /** The network is back, say; a service that asked for patience gets it. */
    nudge: () => void (now() >= notBefore && go()),
    stop() {
      isOver = true
      cancel()
    },
  }

  function retry(): void {
    tell('sending')
    void go()
  }

  async function go(): Promise<void> {
    cancel()
    if (isBusy || isOver) return
    isBusy = true
    for (const lead of left) {
      const outcome = await post(`${url}/v1/leads`, JSON.stringify(lead), 1)
      if (typeof outcome !== 'string') {
        notBefore = now() + outcome.notBeforeMs
        isBusy = false
        if (isOver) return
        cancel = after(Math.max(outcome.notBeforeMs, backOffMs(++failures, random())), () => void go())
        tell('waiting')
        return
      }
      shelf.forget(lead.id)
      left = left.filter((other) => other !== lead)
      isRefused ||= outcome === 'refused'
    }
    isBusy = false
    if (!isOver) tell(isRefused ? 'refused' : 'arrived')
  }
}

export interface LeadDelivery {
  /** Tries at once, and says so. */
  retry: () => void
  nudge: () => void
  stop: () => void
}

/** What carrying needs of the world. */
export interface DeliveryDeps extends Pick<BrowserDeps, 'post' | 'after' | 'random' | 'now'> {
  url: string
  shelf: PendingLeads
}
