import type { Pool } from 'pg'

/** Marks a database as invented: `npm run admin -- figures` refuses it. */
export async function markSample(owner: Pool): Promise<void> {
  await owner.query(
    "do $$ begin execute format('alter database %I set collector.sample = %L', current_database(), 'on'); end $$",
  )
}
