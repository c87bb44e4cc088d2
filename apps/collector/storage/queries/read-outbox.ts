import type { Pool } from 'pg'

/** For metrics: how many messages wait and how many failed, how old the oldest waiting one is, the last backup, and the size of the database. */
export async function readOutbox(pool: Pool): Promise<OutboxFacts> {
  const { rows } = await pool.query<OutboxFacts>(outbox)
  const [facts] = rows
  if (!facts) throw new Error('An aggregate has one row.')
  return facts
}

interface OutboxFacts {
  waiting: number
  failed: number
  oldestS: number
  /** Null: there was none. */
  backupS: number | null
  databaseBytes: number
}

const outbox = {
  text: `select (count(*) filter (where dead_at is null))::integer as waiting,
           (count(*) filter (where dead_at is not null))::integer as failed,
           coalesce(extract(epoch from now() - min(created_at) filter (where dead_at is null)), 0)::float8 as "oldestS",
           (select extract(epoch from now() - max(finished_at)) from backups)::float8 as "backupS",
           pg_database_size(current_database())::float8 as "databaseBytes"
         from outbox where delivered_at is null`,
  query_timeout: 2000,
}
