import type { Pool } from 'pg'

export interface BadEvent {
  reason: string
  /** At most 8 kB, without NUL: see ingest/postgres-text.ts. */
  payload: string
}

export async function saveBadEvents(pool: Pool, bad: readonly BadEvent[]): Promise<void> {
  await pool.query(saveBadEventsSql, [bad.map(({ reason }) => reason), bad.map(({ payload }) => payload)])
}

export const saveBadEventsSql = 'insert into bad_events (reason, payload) select * from unnest($1::text[], $2::text[])'
