import { sentLead } from '@repo/contract/lead-schema.ts'
import { acceptAssignments } from '../experiments/accept-assignments.ts'
import type { Post, Route, RouteDeps } from '../http/app.ts'
import { HttpError } from '@repo/server/http/http-error.ts'
import { enforceRateLimit } from '@repo/server/http/rate-limit.ts'
import { readJson } from '@repo/server/http/read-json.ts'
import { tokenBucket } from '@repo/server/http/token-bucket.ts'
import { leadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { redactPersonal } from '../ingest/redact-personal.ts'
import { stripQuery } from '../ingest/strip-query.ts'
import { log } from '@repo/server/log.ts'
import { saveLead } from './save-lead.ts'
import { retryUntil } from '../storage/retry-until.ts'
import { spamFlags } from './spam-flags.ts'
import { isTestToken, testFlag } from '@repo/server/leads/test-token.ts'

/** The route of leads, idempotent by their ids. A lead is answered when it and its outbox message are committed. */
export function leadRoute({ env, pool, metrics, now }: RouteDeps): Route {
  const keys = { encryption: leadEncryption(env.COLLECTOR_LEAD_KEYS), indexKey: env.COLLECTOR_INDEX_KEY }
  const minuteBucket = tokenBucket(env.leadsPerMinute, now)
  const dayBucket = tokenBucket(env.COLLECTOR_LEADS_PER_DAY, now, undefined, Infinity)
  const hardBucket = tokenBucket(env.leadsPerMinuteHard, now)
  // Apart from those of events: a visit and its lead have one assignment.
  const acceptAssignment = acceptAssignments({ key: env.COLLECTOR_EXPERIMENT_KEY, now, metrics })
  return { handle }

  async function handle({ body, userAgent, visitor, network, testToken }: Post): Promise<{ accepted: 1 }> {
    // A lead from the form is shorter than this; a longer one counts as several.
    enforceRateLimit(hardBucket, visitor, Math.max(1, Buffer.byteLength(body) / usualLeadBytes))
    const isFrequent = [minuteBucket, dayBucket].map((bucket) => bucket.take(visitor, 1)).some((waitMs) => waitMs > 0)
    const began = performance.now()
    const lead = sentLead.safeParse(readJson(body)).data
    if (!lead) {
      // Only counted: the body may hold a phone number, and bad_events is not encrypted.
      metrics.count('leads_total', 'invalid')
      throw new HttpError(400, 'malformed-lead')
    }
    if (pool.waitingCount >= maxWaiting) throw new HttpError(503, 'lead-queue-full', retryAfterS)

    const { id, route, fillMs, website, from, exp } = lead
    const isTest = testToken !== undefined
    if (isTest && !isTestToken(testToken, keys.indexKey, id)) throw new HttpError(403, 'test-token')
    const flags = isTest ? [testFlag] : spamFlags({ fillMs, website, userAgent, isFrequent })
    const assignment = exp === undefined ? undefined : acceptAssignment(exp, id, network)
    const utm = Object.entries(lead).flatMap(([name, value]) =>
      name.startsWith('utm_') && typeof value === 'string' ? [[name, redactPersonal(value)]] : [],
    )
    const campaign = JSON.stringify({ ...Object.fromEntries(utm), from, exp: assignment })
    const isNew = await retryUntil(began + env.deadlineMs, metrics, () =>
      saveLead(pool, keys, {
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
    return { accepted: 1 }
  }
}

const usualLeadBytes = 2048
const maxWaiting = 500
const retryAfterS = 5
