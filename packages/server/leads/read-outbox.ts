import type { Pool } from 'pg'

/** Messages to the CRM that are not delivered. */
export async function readOutbox(
  pool: Pool,
  { timeoutMs, hasWebhook = true }: { timeoutMs?: number; hasWebhook?: boolean } = {},
): Promise<OutboxFacts> {
  const { rows } = await pool.query<OutboxFacts>({
    text: `select (count(*) filter (where dead_at is null))::integer as waiting,
        (count(*) filter (where dead_at is not null))::integer as failed,
        coalesce(extract(epoch from now() - min(created_at) filter (where dead_at is null)), 0)::float8 as "oldestS",
        coalesce(extract(epoch from now() - min(created_at) filter (where dead_at is null and attempts > 0)), 0)::float8
          as "oldestTriedS",
        (select last_error from outbox where delivered_at is null and last_error is not null
         order by coalesce(dead_at, due_at) desc limit 1) as error
      from outbox where delivered_at is null and ($1 or receiver_id is not null)`,
    values: [hasWebhook],
    ...(timeoutMs !== undefined && { query_timeout: timeoutMs }),
  })
  const [facts] = rows
  if (!facts) throw new Error('An aggregate has one row.')
  return facts
}

interface OutboxFacts {
  waiting: number
  failed: number
  oldestS: number
  /** Of those that were sent once: without a webhook all wait, which is no error. */
  oldestTriedS: number
  /** The last answer of the CRM that was none. */
  error: string | null
}
