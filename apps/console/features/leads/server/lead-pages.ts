import type { Pool } from 'pg'
import type { LeadCounts, LeadState, LeadTab } from '../api/leads.ts'
import { leadColumns } from '@repo/server/leads/lead-row.ts'
import type { EncryptedLead } from './encrypted-lead.ts'

/**
 * Keyset pagination: a page of a tab, from where the one before ended. `to-call` has the callbacks that are due, the oldest first, and
 * then the new leads; every other tab has the newest first. `isByPhone`: one lead for each phone, with the number of its requests.
 */
export async function readLeadPage(
  pool: Pool,
  tab: LeadTab,
  {
    after,
    limit,
    now,
    isByPhone = false,
  }: { after: Cursor | undefined; limit: number; now: number; isByPhone?: boolean },
): Promise<{ leads: KeyedLead[]; next?: Cursor }> {
  const rows = tab === 'to-call' && after?.part !== 'newest' ? await readDue() : []
  if (rows.length <= limit) rows.push(...(await readNewest(limit + 1 - rows.length)))
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    leads: rows.slice(0, limit),
    ...(last && { next: { part: last.part, at: last.key_at, id: last.lead_id } }),
  }

  async function readDue(): Promise<KeyedLead[]> {
    const { rows: due } = await pool.query<KeyedLead>(
      `select ${leadColumns}, changed_at, ${writeKey('call_at')} as key_at, 'due' as part${isByPhone ? requests : ''} from leads
       where ${isDue} ${isByPhone ? `and not exists (${sameDue} and (same.call_at, same.lead_id) < (leads.call_at, leads.lead_id))` : ''} and (call_at, lead_id) > (${timeOf('$2')}, $3::uuid) order by call_at, lead_id limit $4`,
      [new Date(now), after?.at ?? '0', after?.id ?? firstId, limit + 1],
    )
    return due
  }

  async function readNewest(wanted: number): Promise<KeyedLead[]> {
    const state = stateOf(tab)
    const inTab = state ? 'state = $4' : "state <> 'test'"
    const newer = `select from leads same where same.phone_index = leads.phone_index and same.${inTab}
      and (same.received_at, same.lead_id) > (leads.received_at, leads.lead_id)`
    const isDueToo = tab === 'to-call' && isByPhone
    const { at = farFuture, id = lastId } = after?.part === 'newest' ? after : {}
    const { rows: newest } = await pool.query<KeyedLead>(
      `select ${leadColumns}, changed_at, ${writeKey('received_at')} as key_at, 'newest' as part${isByPhone ? requests : ''} from leads
       where ${inTab} ${isByPhone ? `and not exists (${newer})` : ''} ${isDueToo ? `and not exists (${sameDue.replace('$1', '$5')})` : ''} and (received_at, lead_id) < (${timeOf('$1')}, $2::uuid)
       order by received_at desc, lead_id desc limit $3`,
      [at, id, wanted, ...(state ? [state] : []), ...(isDueToo ? [new Date(now)] : [])],
    )
    return newest
  }
}

/** Where a page ended: microseconds since 1970, because a Date has only milliseconds, and the id. */
export interface Cursor {
  part: 'due' | 'newest'
  at: string
  id: string
}

type KeyedLead = EncryptedLead & { changed_at: Date | null; key_at: string; part: Cursor['part']; requests?: number }

/** Leads by tab; `isByPhone`: phones, and of those to call one that is due is not counted again as new; and when the oldest new lead came. */
export async function countLeads(pool: Pool, now: number, isByPhone = false): Promise<LeadCounts> {
  const { rows } = await pool.query<{ state: string; leads: number; oldest?: Date | null }>(
    isByPhone
      ? `with phone as materialized (
           select state, phone_index, count(*) as requests, min(received_at) as oldest from leads where state <> 'test' group by state, phone_index),
           due as materialized (select distinct phone_index from leads where ${isDue})
         select state, count(*)::integer as leads, min(oldest) as oldest from phone group by state
         union all select 'due', count(*)::integer, null from due
         union all select 'both', count(*)::integer, null from phone join due using (phone_index) where state = 'new'
         union all select 'all', count(distinct phone_index)::integer, null from phone
         union all select 'requests', coalesce(sum(requests), 0)::integer, null from phone`
      : `select state, count(*)::integer as leads from leads where state <> 'test' group by state
         union all select 'due', count(*)::integer from leads where ${isDue}
         union all select one, count(*)::integer from leads, unnest(array['all', 'requests']) as one where state <> 'test' group by one`,
    [new Date(now)],
  )
  const oldestNew = rows.find(({ state }) => state === 'new')?.oldest
  const of = (state: string) => rows.find((row) => row.state === state)?.leads ?? 0
  return {
    'to-call': of('due') + of('new') - of('both'),
    due: of('due'),
    new: of('new'),
    called: of('called'),
    no_answer: of('no_answer'),
    won: of('won'),
    lost: of('lost'),
    suspects: of('suspect'),
    all: of('all'),
    requests: of('requests'),
    ...(oldestNew && { oldestNew: oldestNew.toISOString() }),
  }
}

function stateOf(tab: LeadTab): LeadState | undefined {
  if (tab === 'all') return undefined
  if (tab === 'to-call') return 'new'
  return tab === 'suspects' ? 'suspect' : tab
}

/** By $1, the present. A new lead has no callback: setting one changes its state. */
const isDue = `call_at <= $1 and state not in ('new', 'suspect', 'test')`
/** Another lead of the phone whose callback is due. */
const sameDue = `select from leads same where same.phone_index = leads.phone_index and same.call_at <= $1
  and same.state not in ('new', 'suspect', 'test')`
const requests = `, (select count(*) from leads same where same.phone_index = leads.phone_index and same.state <> 'test')::integer as requests`
const writeKey = (column: string) => `(extract(epoch from ${column}) * 1000000)::bigint::text`
const timeOf = (parameter: string) => `'epoch'::timestamptz + ${parameter}::bigint * interval '1 microsecond'`
/** In the year 2255. */
const farFuture = '9000000000000000'
const firstId = '00000000-0000-0000-0000-000000000000'
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
