import type { Pool } from 'pg'
import type { AfterAttempt } from '../after-attempt.ts'
import type { Message } from './claim-messages.ts'

/** Writes down how an attempt went. If the lease ran out and somebody else tries already, only a success still counts. */
export async function settleMessage(pool: Pool, message: Message, after: AfterAttempt, fault: string): Promise<void> {
  const { message_id: id, attempts } = message
  if (after.is === 'delivered')
    await pool.query(
      'update outbox set delivered_at = now(), dead_at = null, last_fault = null where message_id = $1',
      [id],
    )
  else if (after.is === 'dead')
    await pool.query(`update outbox set dead_at = now(), last_fault = $3 ${ours}`, [id, attempts, fault])
  else
    await pool.query(`update outbox set due_at = now() + $4 * interval '1 second', last_fault = $3 ${ours}`, [
      id,
      attempts,
      fault,
      after.seconds,
    ])
}

const ours = 'where message_id = $1 and attempts = $2 and delivered_at is null'
