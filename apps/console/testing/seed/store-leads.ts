import pg from 'pg'
import { leadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { phoneIndexes } from '@repo/server/leads/phone-index.ts'
import { saveLead } from '@repo/collector/leads/save-lead.ts'
import { sampleId } from '@repo/testing/seed/random.ts'
import { sampleLead } from '@repo/testing/seed/sample-leads.ts'
import type { QuizAnswers } from '@repo/contract/quiz-answers.ts'
import type { LeadState, SpamFlag } from '../../features/leads/api/leads.ts'
import type { TestConsole } from '../test-console.ts'

/** Stores leads as the service does, with its role and the keys of the console; then sets when they came, and what became of them. */
export async function storeLeads(
  { urls, settings, rows }: Pick<TestConsole, 'urls' | 'settings' | 'rows'>,
  leads: readonly StoredLead[],
): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: urls.ingest, max: 4 })
  const keys = { encryption: leadEncryption(settings.COLLECTOR_LEAD_KEYS), indexKey: settings.COLLECTOR_INDEX_KEY }
  const ids: string[] = []
  for (const { page = '/', campaign = {}, flags = [], at, state, callAt, ...person } of leads) {
    const lead = { ...sampleLead(), ...person, route: page, campaign: JSON.stringify(campaign), flags }
    ids.push(lead.id)
    await saveLead(pool, keys, lead)
    await rows(
      `update leads set received_at = coalesce($2, received_at), state = coalesce($3, state), call_at = $4 where lead_id = $1`,
      [lead.id, at, state, callAt],
    )
  }
  await pool.end()
  return ids
}

interface StoredLead {
  fullName?: string
  phone?: string
  email?: string
  answers?: QuizAnswers
  flags?: readonly (SpamFlag | 'test')[]
  campaign?: Record<string, string>
  page?: string
  at?: Date
  state?: LeadState
  callAt?: Date
}

/** Many leads at once, a second apart, the newest last: past the service, because 100,000 requests take long. */
export async function storeManyLeads(
  { settings, rows }: Pick<TestConsole, 'settings' | 'rows'>,
  count: number,
  page = '/lead',
): Promise<void> {
  const encryption = leadEncryption(settings.COLLECTOR_LEAD_KEYS)
  const began = Date.now() - count * 1000
  for (let from = 0; from < count; from += 5000) {
    const numbers = Array.from({ length: Math.min(5000, count - from) }, (_, index) => from + index)
    const ids = numbers.map(() => sampleId())
    const phones = numbers.map((number) => `050-${String(1_000_000 + number)}`)
    await rows(
      `insert into leads (lead_id, received_at, key_id, full_name_sealed, phone_sealed, phone_index, page_lang, route, campaign, state)
       select id, to_timestamp(at / 1000.0), $1, name, phone, index, 'he', $7, '{"utm_source":"meta","utm_campaign":"autumn"}',
         (array['new', 'called', 'no_answer', 'won', 'lost'])[1 + (at / 1000 % 5)::integer]
       from unnest($2::uuid[], $3::bigint[], $4::bytea[], $5::bytea[], $6::bytea[]) as given (id, at, name, phone, index)`,
      [
        encryption.keyId,
        ids,
        numbers.map((number) => began + number * 1000),
        ids.map((id, index) => encryption.encrypt(id, 'fullName', `נועה לב ${from + index}`)),
        ids.map((id, index) => encryption.encrypt(id, 'phone', phones[index] ?? '')),
        phones.map((phone) => phoneIndexes(settings.COLLECTOR_INDEX_KEY, phone)[0]),
        page,
      ],
    )
  }
  await rows('vacuum analyze leads')
}
