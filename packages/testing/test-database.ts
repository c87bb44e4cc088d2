import pg from 'pg'
import { afterAll } from 'vitest'
import { temporaryPostgres, testDatabase } from './temporary-postgres.ts'

/** A temporary PostgreSQL with a migrated database, and pools of three of its roles, for the tests of a file: it ends with them. */
export async function startTestDatabase(settings: Readonly<Record<string, string>> = testDatabase) {
  const postgres = await temporaryPostgres(settings)
  const urls = postgres.database('collector')
  const pools = {
    owner: new pg.Pool({ connectionString: urls.owner }),
    ingest: new pg.Pool({ connectionString: urls.ingest }),
    worker: new pg.Pool({ connectionString: urls.worker }),
  }
  afterAll(async () => {
    await Promise.all(Object.values(pools).map((pool) => pool.end()))
    postgres.stop()
  })
  return { postgres, urls, ...pools }
}
