import type { Pool } from 'pg'
import { sentLead } from '@repo/contract/lead-schema.ts'
import type { AcceptMark } from '../experiments/accept-marks.ts'
import { HttpError } from '@repo/server/http/http-error.ts'
import { readJson } from '@repo/server/http/read-json.ts'
import { redactPersonal } from '../ingest/redact-personal.ts'
import { stripQuery } from '../ingest/strip-query.ts'
import { log } from '@repo/server/log.ts'
import type { Metrics } from '../metrics.ts'
import { type LeadKeys, saveLead } from './save-lead.ts'
import { retryUntil } from '../storage/retry-until.ts'
import { spamFlags } from './spam-flags.ts'
import { isTestToken, testFlag } from '@repo/server/leads/test-token.ts'

/** Ingests a lead, idempotent by its id; resolves when it and its outbox message are committed. */
export async function ingestLead(body: string, sender: Sender, deps: LeadDeps): Promise<void> {
  const { metrics, pool, indexKey, deadlineMs, acceptMark } = deps
  const began = performance.now()
  const lead = sentLead.safeParse(readJson(body)).data
  if (!lead) {
    // Only counted: the body may hold a phone number, and bad_events is not encrypted.
    metrics.count('leads_total', 'invalid')
    throw new HttpError(400, 'malformed_lead')
  }
  if (pool.waitingCount >= maxWaiting) throw new HttpError(503, 'lead_queue_full', retryAfterS)

  const { id, route, fillMs, website, from, exp } = lead
  const { userAgent, isFrequent, network, testToken } = sender
  const isTest = testToken !== undefined
  if (isTest && !isTestToken(testToken, indexKey, id)) throw new HttpError(403, 'test_token')
  const flags = isTest ? [testFlag] : spamFlags({ fillMs, website, userAgent, isFrequent })
  const mark = exp === undefined ? undefined : acceptMark(exp, id, network)
  const utm = Object.entries(lead).flatMap(([name, value]) =>
    name.startsWith('utm_') && typeof value === 'string' ? [[name, redactPersonal(value)]] : [],
  )
  const campaign = JSON.stringify({ ...Object.fromEntries(utm), from, exp: mark })
  const isNew = await retryUntil(began + deadlineMs, metrics, () =>
    saveLead(pool, deps, {
      ...lead,
      route: stripQuery(route),
      campaign,
      fillMs: Math.round(Math.min(Math.max(fillMs, 0), 2 ** 31 - 1)),
      flags,
    }),
  )
  metrics.count('leads_total', isTest ? 'test' : isNew ? 'stored' : 'duplicate')
  if (isNew && !isTest) for (const flag of flags) metrics.count('lead_flags_total', flag)
  log(isTest ? 'lead-test' : isNew ? 'lead-stored' : 'lead-duplicate', {
    ms: Math.round(performance.now() - began),
    flags: flags.length,
  })
}

interface Sender {
  userAgent: string
  isFrequent: boolean
  /** A pseudonym of the sender's network, for a day. */
  network: string
  /** Of a test lead, which is stored without a message. */
  testToken: string | undefined
}

interface LeadDeps extends LeadKeys {
  metrics: Metrics
  pool: Pool
  deadlineMs: number
  acceptMark: AcceptMark
}

const maxWaiting = 500
const retryAfterS = 5
