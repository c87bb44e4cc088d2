import type { Pool, PoolClient } from 'pg'

/** Does all of it or nothing. A connection on which even that fails is thrown away. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
  mode = 'read committed',
): Promise<Result> {
  const client = await pool.connect()
  let isSound = false
  try {
    await client.query(`begin isolation level ${mode}`)
    const result = await work(client)
    await client.query('commit')
    isSound = true
    return result
  } catch (error) {
    isSound = await client.query('rollback').then(
      () => true,
      () => false,
    )
    throw error
  } finally {
    client.release(!isSound)
  }
}
