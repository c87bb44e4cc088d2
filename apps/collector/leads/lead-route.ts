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
  const limits = (['visitor', 'network'] as const).map((sender) => {
    const times = sender === 'network' ? visitorsPerNetwork : 1
    return {
      sender,
      minute: tokenBucket(times * env.leadsPerMinute, now),
      day: tokenBucket(times * env.COLLECTOR_LEADS_PER_DAY, now, undefined, Infinity),
      hard: tokenBucket(times * env.leadsPerMinuteHard, now),
    }
  })
  // Apart from those of events: a visit and its lead have one assignment.
  const acceptAssignment = acceptAssignments({ now, metrics })
  return { handle }

  async function handle(post: Post): Promise<{ accepted: 1 }> {
    const { body, userAgent, network, testToken } = post
    // A lead from the form is shorter than this; a longer one counts as several.
    const cost = Math.max(1, Buffer.byteLength(body) / usualLeadBytes)
    for (const { hard, sender } of limits) enforceRateLimit(hard, post[sender], cost)
    const isFrequent = limits
      .flatMap(({ minute, day, sender }) => [minute, day].map((bucket) => bucket.take(post[sender], 1)))
      .some((waitMs) => waitMs > 0)
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

/** An IPv6 /48 may be that of a company, or of one attacker: it has 65,536 of the /64s that count as a visitor. An IPv4 address is both. */
const visitorsPerNetwork = 4
const usualLeadBytes = 2048
const maxWaiting = 500
const retryAfterS = 5
