import type { Pool } from 'pg'
import type { LeadState, LeadTab } from '@repo/console/api/leads.ts'
import { leadColumns } from '@repo/server/leads/lead-row.ts'
import type { EncryptedLead } from './encrypted-lead.ts'

/**
 * Keyset pagination: a page of a tab, from where the one before ended. `to-call` has the callbacks that are due, the oldest first, and
 * then the new leads; every other tab has the newest first.
 */
export async function readLeadPage(
  pool: Pool,
  tab: LeadTab,
  { after, limit, now }: { after: Cursor | undefined; limit: number; now: number },
): Promise<{ leads: EncryptedLead[]; next?: Cursor }> {
  const rows: KeyedLead[] = []
  if (tab === 'to-call' && after?.part !== 'newest') rows.push(...(await readDue(pool, after, limit + 1, now)))
  const wanted = limit + 1 - rows.length
  if (wanted > 0) rows.push(...(await readNewest(pool, tab, after?.part === 'newest' ? after : undefined, wanted)))
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    leads: rows.slice(0, limit),
    ...(last && { next: { part: last.part, at: last.key_at, id: last.lead_id } }),
  }
}

/** Where a page ended: microseconds since 1970, because a Date has only milliseconds, and the id. */
export interface Cursor {
  part: 'due' | 'newest'
  at: string
  id: string
}

type KeyedLead = EncryptedLead & { key_at: string; part: Cursor['part'] }

/** The number of leads in a tab. */
export async function countTab(pool: Pool, tab: LeadTab, now: number): Promise<number> {
  return (await countLeads(pool, now))[tab]
}

export async function countLeads(pool: Pool, now: number): Promise<Record<LeadTab, number>> {
  const { rows } = await pool.query<{ state: string; leads: number }>(
    `select state, count(*)::integer as leads from leads where state <> 'test' group by state
     union all select 'due', count(*)::integer from leads where ${isDue}`,
    [new Date(now)],
  )
  const of = (state: string) => rows.find((row) => row.state === state)?.leads ?? 0
  return {
    'to-call': of('due') + of('new'),
    new: of('new'),
    called: of('called'),
    no_answer: of('no_answer'),
    won: of('won'),
    lost: of('lost'),
    suspects: of('suspect'),
    all: rows.reduce((sum, { state, leads }) => (state === 'due' ? sum : sum + leads), 0),
  }
}

async function readDue(pool: Pool, after: Cursor | undefined, limit: number, now: number): Promise<KeyedLead[]> {
  const { rows } = await pool.query<KeyedLead>(
    `select ${leadColumns}, ${keyOf('call_at')} as key_at, 'due' as part from leads
     where ${isDue} and (call_at, lead_id) > (${timeOf('$2')}, $3::uuid) order by call_at, lead_id limit $4`,
    [new Date(now), after?.at ?? '0', after?.id ?? firstId, limit],
  )
  return rows
}

async function readNewest(pool: Pool, tab: LeadTab, after: Cursor | undefined, limit: number): Promise<KeyedLead[]> {
  const state = stateOf(tab)
  const { rows } = await pool.query<KeyedLead>(
    `select ${leadColumns}, ${keyOf('received_at')} as key_at, 'newest' as part from leads
     where ${state ? 'state = $4' : "state <> 'test'"} and (received_at, lead_id) < (${timeOf('$1')}, $2::uuid)
     order by received_at desc, lead_id desc limit $3`,
    [after?.at ?? farFuture, after?.id ?? lastId, limit, ...(state ? [state] : [])],
  )
  return rows
}

function stateOf(tab: LeadTab): LeadState | undefined {
  if (tab === 'all') return undefined
  if (tab === 'to-call') return 'new'
  return tab === 'suspects' ? 'suspect' : tab
}

/** A new lead has no callback: setting one changes its state. */
const isDue = `call_at <= $1 and state not in ('new', 'suspect', 'test')`
const keyOf = (column: string) => `(extract(epoch from ${column}) * 1000000)::bigint::text`
const timeOf = (parameter: string) => `'epoch'::timestamptz + ${parameter}::bigint * interval '1 microsecond'`
/** In the year 2255. */
const farFuture = '9000000000000000'
const firstId = '00000000-0000-0000-0000-000000000000'
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
