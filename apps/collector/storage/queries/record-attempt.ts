import type { Pool } from 'pg'
import type { AttemptOutcome } from '../../webhooks/retry-policy.ts'
import type { Message } from './claim-messages.ts'

/** Records the outcome of an attempt. If the lease has expired and another worker has claimed the message, only a success counts. */
export async function recordAttempt(
  pool: Pool,
  message: Message,
  outcome: AttemptOutcome,
  fault: string,
): Promise<void> {
  const { message_id: id, attempts } = message
  if (outcome.is === 'delivered')
    await pool.query(
      'update outbox set delivered_at = now(), dead_at = null, last_fault = null where message_id = $1',
      [id],
    )
  else if (outcome.is === 'failed')
    await pool.query(`update outbox set dead_at = now(), last_fault = $3 ${ours}`, [id, attempts, fault])
  else
    await pool.query(`update outbox set due_at = now() + $4 * interval '1 second', last_fault = $3 ${ours}`, [
      id,
      attempts,
      fault,
      outcome.seconds,
    ])
}

const ours = 'where message_id = $1 and attempts = $2 and delivered_at is null'
