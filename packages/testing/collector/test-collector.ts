import pg from 'pg'
import { temporaryPostgres, testDatabase } from '@repo/database/testing/temporary-postgres.ts'
import { startTestService } from './test-service.ts'

/** A temporary PostgreSQL with the service connected and ready. */
export async function startTestCollector(settings: Readonly<Record<string, string>> = {}) {
  const postgres = await temporaryPostgres(testDatabase)
  try {
    const urls = await postgres.database('collector')
    const service = await startTestService(urls.ingest, settings)
    await service.ready()
    return {
      postgres,
      urls,
      service,
      /** Queries as the owner of the database, past the service's role. */
      async rows(sql: string, values: unknown[] = []) {
        const client = new pg.Client(urls.owner)
        await client.connect()
        try {
          return (await client.query(sql, values)).rows
        } finally {
          await client.end()
        }
      },
      async stop() {
        await service.stop()
        postgres.stop()
      },
    }
  } catch (error) {
    postgres.stop()
    throw error
  }
}

export type TestCollector = Awaited<ReturnType<typeof startTestCollector>>
