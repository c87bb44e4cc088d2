import pg from 'pg'
import { log } from '../log.ts'
import { databaseErrorFacts } from './database-error.ts'

/** Connection pool of background work, without a statement timeout: a rollup of many days may take long. */
export function workerPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: 'collector-worker',
  })
  // An idle connection that breaks. Without a listener, a restart of PostgreSQL would crash the worker.
  pool.on('error', (error) => log('connection-lost', databaseErrorFacts(error)))
  // A connection that breaks in a transaction: the query rejects, and pg emits the error a second time.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
