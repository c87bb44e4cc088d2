import type { Pool } from 'pg'
import { z } from 'zod'
import { readSettings } from '../settings/read-settings.ts'
import { postgresUrl } from '../settings/setting-types.ts'
import { databaseErrorFacts } from '../storage/database-error.ts'
import { workerPool } from '../storage/worker-pool.ts'

/** Runs a command for the owner with the worker's database role, or another's; an error prints its message and exits with 2. */
export async function runCommand(
  work: (pool: Pool) => Promise<void>,
  setting = 'COLLECTOR_WORKER_DATABASE_URL',
): Promise<void> {
  try {
    const pool = workerPool(readSettings(z.object({ [setting]: postgresUrl }), process.env)[setting] ?? '')
    await work(pool).finally(() => pool.end())
  } catch (error) {
    const { code, hint } = databaseErrorFacts(error)
    // Some errors of connections have no message.
    console.error([(error as Error).message || code, hint].filter(Boolean).join(' '))
    process.exitCode = 2
  }
}
