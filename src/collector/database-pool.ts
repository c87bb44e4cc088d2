import pg from 'pg'
import { databaseFault } from './database-fault.ts'
import { log } from './log.ts'

/** Connections of one kind of work. Nothing waits for longer than `statementMs`, whether the database is slow, locked or unreachable. */
export function databasePool(url: string, most: number, statementMs: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    statement_timeout: statementMs,
    // For a database that does not even answer that it is late.
    query_timeout: statementMs + 500,
    connectionTimeoutMillis: statementMs,
    keepAlive: true,
    application_name: 'collector',
    // What is acknowledged is on disk, whatever the server or the role is set to.
    options: '-c synchronous_commit=on',
  })
  // A connection that breaks while nobody uses it. Without this, a restart of PostgreSQL ends the service.
  pool.on('error', (error) => log('connection-lost', { code: databaseFault(error).code }))
  return pool
}
