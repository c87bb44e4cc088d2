import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { saveBadEventsSql } from './save-bad-events.ts'

/** Throws PostgreSQL's error if 64 kB cannot be written, for want of space. Rolled back; random, so that it is not compressed. */
export async function tryWrite(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    const payloads = Array.from({ length: 8 }, () => randomBytes(6000).toString('base64'))
    await client.query('begin')
    await client.query(saveBadEventsSql, [payloads.map(() => 'probe'), payloads])
  } finally {
    const isRolledBack = await client.query('rollback').then(
      () => true,
      () => false,
    )
    client.release(!isRolledBack)
  }
}
