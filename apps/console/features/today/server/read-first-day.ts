import type { Pool } from 'pg'

/** The first day with counts; undefined before anything was counted. */
export async function readFirstDay(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ day: string | null }>('select min(day)::text as day from funnel_daily')
  return rows[0]?.day ?? undefined
}
