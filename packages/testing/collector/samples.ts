import type { SentEvent } from '@repo/contract/event-batch.ts'
import type { SentLead } from '@repo/contract/lead.ts'
import { uuidTimePrefix } from '@repo/contract/uuid-time.ts'

/** A valid event, as a browser sends it. */
export function sampleEvent(id = sampleId()): SentEvent {
  const context = { id, visit: sampleId(), pageLang: 'he', ts: Date.now(), route: '/quiz?utm_source=meta' } as const
  return { name: 'quiz_step_view', stepId: 'goal', lang: 'he', utm_source: 'meta', ...context }
}

export function sampleLead(id = sampleId()): SentLead {
  return { id, fullName: 'דנה לוי', phone: '050-1234567', pageLang: 'he', route: '/', fillMs: 9000, website: '' }
}

/** A UUIDv7 of any time. */
export function sampleId(ms = Date.now()): string {
  return `${uuidTimePrefix(ms)}-7${crypto.randomUUID().slice(15)}`
}
