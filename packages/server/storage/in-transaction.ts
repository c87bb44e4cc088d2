import type { Pool, PoolClient } from 'pg'

/** Runs `work` in a transaction. A connection on which even the rollback fails is discarded. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
  mode = 'read committed',
): Promise<Result> {
  const client = await pool.connect()
  let isReusable = false
  try {
    await client.query(`begin isolation level ${mode}`)
    const result = await work(client)
    await client.query('commit')
    isReusable = true
    return result
  } catch (error) {
    isReusable = await client.query('rollback').then(
      () => true,
      () => false,
    )
    throw error
  } finally {
    client.release(!isReusable)
  }
}
