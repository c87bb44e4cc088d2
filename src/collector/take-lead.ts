import type { Pool } from 'pg'
import type { LeadDelivery } from '#contract/lead.ts'
import { leadDelivery } from '#contract/lead-schema.ts'
import { agentKind } from './agent-kind.ts'
import { erasedHash } from './erased-hash.ts'
import type { LeadSeal } from './lead-seal.ts'
import { log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { pathOf } from './path-of.ts'
import { phoneIndexes } from './phone-index.ts'
import { saveLead } from './queries/save-lead.ts'
import { readJson } from './read-json.ts'
import { Refused } from './refused.ts'
import { tryUntil } from './try-until.ts'

/** Takes a lead out of a body; done when it and the message about it are committed. A lead that arrives again is the same lead. */
export async function takeLead(body: string, userAgent: string, isFrequent: boolean, parts: Parts): Promise<void> {
  const { metrics, pool, seal, indexKey, deadlineMs } = parts
  const began = performance.now()
  const lead = leadDelivery.safeParse(readJson(body)).data
  if (!lead) {
    // Only counted. Its text may be somebody's phone, and bad_events is not sealed.
    metrics.count('leads_total', 'invalid')
    throw new Refused(400, 'malformed_lead')
  }
  if (pool.waitingCount >= mostWaiting) throw new Refused(503, 'lead_queue_full', comeBackS)

  const { id, fullName, phone, pageLang, route, fillMs, website, ...campaign } = lead
  const marks = suspicions({ fillMs, website, userAgent, isFrequent })
  const row = {
    leadId: id,
    erasedHash: erasedHash(indexKey, id),
    keyId: seal.keyId,
    fullNameSealed: seal.seal(id, 'fullName', fullName),
    phoneSealed: seal.seal(id, 'phone', phone),
    phoneIndexes: phoneIndexes(indexKey, phone),
    pageLang,
    route: pathOf(route),
    campaign: JSON.stringify(campaign),
    fillMs: Math.round(Math.min(Math.max(fillMs, 0), 2 ** 31 - 1)),
    marks,
  }
  const isNew = await tryUntil(began + deadlineMs, metrics, () => saveLead(pool, row))
  metrics.count('leads_total', isNew ? 'stored' : 'duplicate')
  if (isNew) for (const mark of marks) metrics.count('lead_marks_total', mark)
  log(isNew ? 'lead-stored' : 'lead-again', { ms: Math.round(performance.now() - began), marks: marks.length })
}

interface Parts {
  metrics: Metrics
  pool: Pool
  seal: LeadSeal
  indexKey: Buffer
  deadlineMs: number
}

/** Why a lead may be spam. It is stored all the same, for a robot's lead costs a call and a person's lost one a customer. */
function suspicions({ fillMs, website, userAgent, isFrequent }: Suspect): string[] {
  const suspicion = {
    honeypot: website !== '',
    'too-fast': fillMs < fastestPersonMs,
    rate: isFrequent,
    bot: agentKind(userAgent) !== 'browser',
  }
  return Object.entries(suspicion).flatMap(([mark, isSo]) => (isSo ? [mark] : []))
}

interface Suspect extends Pick<LeadDelivery, 'fillMs' | 'website'> {
  userAgent: string
  isFrequent: boolean
}

/** A browser that fills both fields by itself still leaves a person to look and to press. */
const fastestPersonMs = 1500
const mostWaiting = 500
const comeBackS = 5
