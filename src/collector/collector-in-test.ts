import pg from 'pg'
import { temporaryPostgres } from '../../db/testing/temporary-postgres.ts'
import { serviceInTest } from './service-in-test.ts'

/** A PostgreSQL of the test's own and the service on it, ready to take events. */
export async function collectorInTest(
  settings: Readonly<Record<string, string>> = {},
  postgresSettings: Readonly<Record<string, string>> = {},
) {
  const postgres = await temporaryPostgres({ fsync: 'off', ...postgresSettings })
  try {
    const urls = await postgres.database('collector')
    const service = await serviceInTest(urls.ingest, settings)
    await service.ready()
    return {
      postgres,
      urls,
      service,
      /** What an owner of the database would see. */
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

export type CollectorInTest = Awaited<ReturnType<typeof collectorInTest>>
