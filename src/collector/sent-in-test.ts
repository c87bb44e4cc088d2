import type { SentEvent } from '#contract/event-batch.ts'
import type { SentLead } from '#contract/lead.ts'
import { uuidTimePrefix } from '#contract/uuid-time.ts'

/** An event as a browser sends it. */
export function someEvent(id = uuidV7()): SentEvent {
  const circumstances = { id, visit: uuidV7(), pageLang: 'he', ts: Date.now(), route: '/quiz?utm_source=meta' } as const
  return { name: 'quiz_step_view', stepId: 'goal', lang: 'he', utm_source: 'meta', ...circumstances }
}

export function someLead(id = uuidV7()): SentLead {
  return { id, fullName: 'דנה לוי', phone: '050-1234567', pageLang: 'he', route: '/', fillMs: 9000, website: '' }
}

export function uuidV7(ms = Date.now()): string {
  return `${uuidTimePrefix(ms)}-7${crypto.randomUUID().slice(15)}`
}
