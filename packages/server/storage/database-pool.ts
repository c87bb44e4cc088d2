import pg from 'pg'
import { log } from '../log.ts'
import { databaseErrorFacts } from './database-error.ts'

/**
 * Connection pool with timeouts: no statement takes longer than `statementMs`, whether the database is slow, locked or unreachable.
 * `more` are settings of PostgreSQL, as `-c name=value`.
 */
export function databasePool(url: string, maxConnections: number, statementMs: number, more = ''): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    statement_timeout: statementMs,
    // On the client too, for a database that does not answer at all.
    query_timeout: statementMs + 500,
    connectionTimeoutMillis: statementMs,
    keepAlive: true,
    application_name: 'collector',
    // Durability: an acknowledged row is on disk, whatever the server or the role is set to.
    options: `-c synchronous_commit=on ${more}`,
  })
  // An idle connection that breaks. Without a listener, a restart of PostgreSQL would crash the service.
  pool.on('error', (error) => log('connection-lost', databaseErrorFacts(error)))
  return pool
}
