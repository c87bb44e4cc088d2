import type { Pool } from 'pg'
import { sentLead } from '@repo/contract/lead-schema.ts'
import type { AcceptMark } from '../experiments/accept-marks.ts'
import { HttpError } from '@repo/server/http/http-error.ts'
import { readJson } from '@repo/server/http/read-json.ts'
import { redactPersonal } from '../ingest/redact-personal.ts'
import { stripQuery } from '../ingest/strip-query.ts'
import { log } from '@repo/server/log.ts'
import type { Metrics } from '../metrics.ts'
import { saveLead } from '../storage/queries/save-lead.ts'
import { retryUntil } from '../storage/retry-until.ts'
import { erasedHash } from '@repo/server/leads/erased-hash.ts'
import type { LeadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { phoneIndexes } from '@repo/server/leads/phone-index.ts'
import { spamFlags } from './spam-flags.ts'
import { isTestToken, testFlag } from '@repo/server/leads/test-token.ts'

/** Ingests a lead, idempotent by its id; resolves when it and its outbox message are committed. */
export async function ingestLead(body: string, sender: Sender, deps: LeadDeps): Promise<void> {
  const { metrics, pool, encryption, indexKey, deadlineMs, acceptMark } = deps
  const began = performance.now()
  const lead = sentLead.safeParse(readJson(body)).data
  if (!lead) {
    // Only counted: the body may hold a phone number, and bad_events is not encrypted.
    metrics.count('leads_total', 'invalid')
    throw new HttpError(400, 'malformed_lead')
  }
  if (pool.waitingCount >= maxWaiting) throw new HttpError(503, 'lead_queue_full', retryAfterS)

  const { id, fullName, phone, email, storeAddress, answers, pageLang, route, fillMs, website, exp, ...campaign } = lead
  const { userAgent, isFrequent, network, testToken } = sender
  const isTest = testToken !== undefined
  if (isTest && !isTestToken(testToken, indexKey, id)) throw new HttpError(403, 'test_token')
  const flags = isTest ? [testFlag] : spamFlags({ fillMs, website, userAgent, isFrequent })
  const mark = exp === undefined ? undefined : acceptMark(exp, id, network)
  const row = {
    leadId: id,
    erasedHash: erasedHash(indexKey, id),
    keyId: encryption.keyId,
    fullNameEncrypted: encryption.encrypt(id, 'fullName', fullName),
    phoneEncrypted: encryption.encrypt(id, 'phone', phone),
    emailEncrypted: email ? encryption.encrypt(id, 'email', email) : undefined,
    storeAddressEncrypted: storeAddress ? encryption.encrypt(id, 'storeAddress', storeAddress) : undefined,
    answersEncrypted: answers && encryption.encrypt(id, 'answers', JSON.stringify(answers)),
    phoneIndexes: phoneIndexes(indexKey, phone),
    pageLang,
    route: stripQuery(route),
    campaign: JSON.stringify({ ...campaign, ...(mark !== undefined && { exp: mark }) }, (name, value: unknown) =>
      typeof value === 'string' && name.startsWith('utm_') ? redactPersonal(value) : value,
    ),
    fillMs: Math.round(Math.min(Math.max(fillMs, 0), 2 ** 31 - 1)),
    flags,
  }
  const isNew = await retryUntil(began + deadlineMs, metrics, () => saveLead(pool, row))
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

interface LeadDeps {
  metrics: Metrics
  pool: Pool
  encryption: LeadEncryption
  indexKey: Buffer
  deadlineMs: number
  acceptMark: AcceptMark
}

const maxWaiting = 500
const retryAfterS = 5
