import type { Pool } from 'pg'
import { z } from 'zod'
import { readSettings } from '../settings/read-settings.ts'
import { postgresUrl } from '../settings/setting-types.ts'
import { databaseErrorFacts } from '../storage/database-error.ts'
import { workerPool } from '../storage/worker-pool.ts'

/** Runs a command for the owner with the worker's database role; an error prints its message and exits with 2. */
export async function runCommand(work: (pool: Pool) => Promise<void>): Promise<void> {
  try {
    const pool = workerPool(readSettings(settings, process.env).COLLECTOR_WORKER_DATABASE_URL)
    await work(pool).finally(() => pool.end())
  } catch (error) {
    const { code, hint } = databaseErrorFacts(error)
    // Some errors of connections have no message.
    console.error([(error as Error).message || code, hint].filter(Boolean).join(' '))
    process.exitCode = 2
  }
}

const settings = z.object({ COLLECTOR_WORKER_DATABASE_URL: postgresUrl })
