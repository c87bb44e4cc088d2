import pg from 'pg'
import { databaseFault } from './database-fault.ts'
import { log } from './log.ts'

/** Connections for what nobody waits for: a count of many days may take its time. */
export function workerPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: 'collector-worker',
  })
  // A connection that breaks while nobody uses it. Without this, a restart of PostgreSQL ends the worker.
  pool.on('error', (error) => log('connection-lost', { code: databaseFault(error).code }))
  // And one that breaks in the middle of a transaction: whoever has it hears it from the query, but pg says it a second time.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
