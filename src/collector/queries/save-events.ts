import type { Pool } from 'pg'

export interface EventRow {
  /** The day of the id's own time, `2026-11-15`. */
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
  /** As PostgreSQL writes a list: `{}`, `{bot}`. */
  marks: string
}

/** Stores events in one statement, which is one transaction. Those it has already are left as they are; tells how many were new. */
export async function saveEvents(pool: Pool, rows: readonly EventRow[]): Promise<number> {
  // In the order of their ids: two batches that share events then wait for each other and never in a circle.
  const sorted = rows.toSorted((a, b) => (a.eventId < b.eventId ? -1 : 1))
  const { rowCount } = await pool.query({
    name: 'save-events',
    text: `insert into events (day, event_id, occurred_at, visit_id, name, page_lang, route, details, marks)
      select day, event_id, to_timestamp(occurred_ms / 1000), visit_id, name, page_lang, route, details::jsonb, marks::text[]
      from unnest($1::date[], $2::uuid[], $3::float8[], $4::uuid[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])
        as row (day, event_id, occurred_ms, visit_id, name, page_lang, route, details, marks)
      on conflict do nothing`,
    values: [
      bare(sorted.map(({ day }) => day)),
      bare(sorted.map(({ eventId }) => eventId)),
      bare(sorted.map(({ occurredMs }) => occurredMs)),
      bare(sorted.map(({ visitId }) => visitId)),
      bare(sorted.map(({ name }) => name)),
      bare(sorted.map(({ pageLang }) => pageLang)),
      sorted.map(({ route }) => route),
      // What is JSON once has no raw control character left, and then JSON's escapes are PostgreSQL's.
      bare(sorted.map(({ details }) => JSON.stringify(details))),
      bare(sorted.map(({ marks }) => `"${marks}"`)),
    ],
  })
  return rowCount ?? 0
}

/** A list of what has nothing to escape, or is escaped already: ids, numbers and names of ours. `pg` would look at each letter. */
function bare(words: readonly (string | number)[]): string {
  return `{${words.join(',')}}`
}
