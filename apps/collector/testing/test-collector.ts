import pg from 'pg'
import type { ServiceLimits } from '../settings/service-limits.ts'
import { temporaryPostgres, testDatabase } from '@repo/testing/temporary-postgres.ts'
import { startTestService } from './test-service.ts'

/** A temporary PostgreSQL with the service connected and ready. */
export async function startTestCollector(
  settings: Readonly<Record<string, string>> = {},
  limits: Partial<ServiceLimits> = {},
) {
  const postgres = await temporaryPostgres(testDatabase)
  try {
    const urls = postgres.database('collector')
    const service = await startTestService(urls.ingest, settings, limits)
    await service.ready()
    const owner = new pg.Pool({ connectionString: urls.owner })
    const worker = new pg.Pool({ connectionString: urls.worker })
    // A test may restart PostgreSQL, which breaks idle connections.
    for (const pool of [owner, worker]) pool.on('error', () => {})
    return {
      postgres,
      urls,
      service,
      worker,
      /** Queries as the owner of the database, past the service's role. */
      rows: async (sql: string, values: unknown[] = []) => (await owner.query(sql, values)).rows,
      async stop() {
        await Promise.all([service.stop(), owner.end(), worker.end()])
        postgres.stop()
      },
    }
  } catch (error) {
    postgres.stop()
    throw error
  }
}

export type TestCollector = Awaited<ReturnType<typeof startTestCollector>>
