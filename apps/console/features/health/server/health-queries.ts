import type { Pool } from 'pg'
import { uuidTime, uuidTimePrefix } from '@repo/contract/uuid-time.ts'

/** When the newest event happened, by its id. Not those of the future: one clock that is ahead would hide a day without events. */
export async function lastEventAt(pool: Pool, now: number): Promise<Date | undefined> {
  const { rows } = await pool.query<{ id: string }>(
    'select event_id as id from events where day <= $1 and event_id < $2 order by day desc, event_id desc limit 1',
    [formatDay(now), idAt(now)],
  )
  return rows.map(({ id }) => new Date(uuidTime(id)))[0]
}

/** Events that happened between two times, by the times in their ids: read from the primary key alone. */
export async function countEvents(pool: Pool, from: number, to: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from events
     where day between $1 and $2 and event_id >= $3 and event_id < $4`,
    span(from, to),
  )
  return rows[0]?.count ?? 0
}

/** The share of bots among the newest events of a span, at most 20,000; undefined if there are none. */
export async function botShare(pool: Pool, from: number, to: number): Promise<number | undefined> {
  const { rows } = await pool.query<{ share: number | null }>(
    `select (avg(('bot' = any (flags))::integer))::float8 as share from (
       select flags from events where day between $1 and $2 and event_id >= $3 and event_id < $4
       order by day desc, event_id desc limit 20000) as newest`,
    span(from, to),
  )
  return rows[0]?.share ?? undefined
}

const span = (from: number, to: number) => [formatDay(from), formatDay(to), idAt(from), idAt(to)]
const formatDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const idAt = (ms: number) => `${uuidTimePrefix(ms)}-0000-0000-000000000000`

/** Why events were refused since then, by the first word of the reason, most frequent first. */
export async function refusedSince(pool: Pool, from: number): Promise<{ reason: string; count: number }[]> {
  const { rows } = await pool.query<{ reason: string; count: number }>(
    `select split_part(reason, ' ', 1) as reason, count(*)::integer as count from bad_events where received_at >= $1
     group by 1 order by 2 desc, 1`,
    [new Date(from)],
  )
  return rows
}

/** Up to when the worker has counted. */
export async function countedUpTo(pool: Pool): Promise<Date | undefined> {
  const { rows } = await pool.query<{ counted_at: Date | null }>(
    "select counted_at from rollup_cursors where rollup = 'funnel'",
  )
  return rows[0]?.counted_at ?? undefined
}

/** Pages that had at least `enough` visits in the seven days before the last 24 hours, and none in these. */
export async function quietPages(
  pool: Pool,
  now: number,
  timeZone: string,
  enough: number,
): Promise<{ page: string; visits: number }[]> {
  const { rows: candidates } = await pool.query<{ page: string; visits: number }>(
    `with today as (select ($1::timestamptz at time zone $2)::date as day)
     select variant as page, (sum(visits) filter (where page_daily.day < today.day - 1))::integer as visits
     from page_daily, today
     where page_daily.day >= today.day - 8 and stage = 'visit'
     group by variant
     having sum(visits) filter (where page_daily.day < today.day - 1) >= $3
       and coalesce(sum(visits) filter (where page_daily.day >= today.day), 0) = 0
     order by visits desc, page`,
    [new Date(now), timeZone, enough],
  )
  if (candidates.length === 0) return []
  // A day has two dates: those of the candidates with a visit yesterday within 24 hours are not quiet.
  const dayAgo = now - 86_400_000
  const { rows: visited } = await pool.query<{ page: string }>(
    `select distinct variant as page from visits
     where last_day >= $1::date - 1 and variant = any ($2) and first_event_id >= $3`,
    [formatDay(dayAgo), candidates.map(({ page }) => page), idAt(dayAgo)],
  )
  return candidates.filter(({ page }) => visited.every((one) => one.page !== page))
}

/** The last day that has a partition, without a gap from today on. */
export async function partitionsUntil(pool: Pool, now: number): Promise<string | undefined> {
  const { rows } = await pool.query<{ until: string | null }>(
    `with made as (
       select to_date(substr(relname, 8), 'YYYYMMDD') as day from pg_inherits join pg_class on oid = inhrelid
       where inhparent = 'events'::regclass)
     select max(day)::text as until from made
     where day >= $1 and not exists (
       select from generate_series($1::date, made.day, interval '1 day') as needed (day)
       where needed.day::date not in (select day from made))`,
    [formatDay(now)],
  )
  return rows[0]?.until ?? undefined
}

/** How many leads each key opens; a note counts under its own key. */
export async function leadsByKey(pool: Pool): Promise<{ key: string; leads: number }[]> {
  const { rows } = await pool.query<{ key: string; leads: number }>(
    `select key, count(distinct lead_id)::integer as leads from (
       select lead_id, key_id as key from leads
       union all select lead_id, note_key_id from leads where note_key_id is not null) as used
     group by key order by key`,
  )
  return rows
}

/** For the pulse: up to when events are counted, and whether any was ever stored. */
export async function readPulse(pool: Pool): Promise<{ counted_at: Date | null; has_events: boolean }> {
  const { rows } = await pool.query<{ counted_at: Date | null; has_events: boolean }>(
    `select (select counted_at from rollup_cursors where rollup = 'funnel') as counted_at,
       exists (select from events) or exists (select from funnel_daily) as has_events`,
  )
  return rows[0] ?? { counted_at: null, has_events: false }
}

/** The phones without spam flags that wait for a first call. Not for viewers, who have no right to phones. */
export async function countNewPhones(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ phones: number }>(
    "select count(distinct phone_index)::integer as phones from leads where state = 'new'",
  )
  return rows[0]?.phones ?? 0
}
