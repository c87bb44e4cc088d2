import type { Pool } from 'pg'

export interface EventRow {
  /** The day of the time in the id, `2026-11-15`; the partition key. */
  day: string
  eventId: string
  /** Milliseconds since 1970. */
  occurredMs: number
  visitId: string
  name: string
  pageLang: string
  route: string
  /** JSON. */
  details: string
  /** A PostgreSQL array literal, `{}` or `{bot}`. */
  flags: string
}

/** Inserts events in one statement, which is one transaction. Idempotent: duplicates are skipped. Returns how many were new. */
export async function saveEvents(pool: Pool, rows: readonly EventRow[]): Promise<number> {
  // Sorted by id, against deadlocks: two batches that share events lock them in the same order.
  const sorted = rows.toSorted((a, b) => (a.eventId < b.eventId ? -1 : 1))
  const { rowCount } = await pool.query({
    name: 'save-events',
    text: saveEventsSql,
    values: [
      ...plainColumns.map((column) => arrayLiteral(sorted.map((row) => row[column]))),
      sorted.map(({ route }) => route),
      // Serialised JSON has no raw control characters, so escaping it as JSON again is valid in an array literal.
      arrayLiteral(sorted.map(({ details }) => JSON.stringify(details))),
      arrayLiteral(sorted.map(({ flags }) => `"${flags}"`)),
    ],
  })
  return rowCount ?? 0
}

export const saveEventsSql = `insert into events (day, event_id, occurred_at, visit_id, name, page_lang, route, details, flags)
  select day, event_id, to_timestamp(occurred_ms / 1000), visit_id, name, page_lang, route, details::jsonb, flags::text[]
  from unnest($1::date[], $2::uuid[], $3::float8[], $4::uuid[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])
    as row (day, event_id, occurred_ms, visit_id, name, page_lang, route, details, flags)
  on conflict do nothing`

const plainColumns = ['day', 'eventId', 'occurredMs', 'visitId', 'name', 'pageLang'] as const

/** An array literal of values that need no escaping, or are escaped already. `pg` would check each character. */
function arrayLiteral(values: readonly (string | number)[]): string {
  return `{${values.join(',')}}`
}

export interface BadEvent {
  reason: string
  /** At most 8 kB, without NUL: postgres-text.ts. */
  payload: string
}

export async function saveBadEvents(pool: Pool, bad: readonly BadEvent[]): Promise<void> {
  await pool.query(saveBadEventsSql, [bad.map(({ reason }) => reason), bad.map(({ payload }) => payload)])
}

export const saveBadEventsSql = 'insert into bad_events (reason, payload) select * from unnest($1::text[], $2::text[])'
