import { fileURLToPath } from 'node:url'
import { runner } from 'node-pg-migrate'

/** Applies the pending migrations of packages/database/migrations, each in its own transaction, and returns their names. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const done = await runner({
    databaseUrl,
    dir: fileURLToPath(new URL('migrations', import.meta.url)),
    direction: 'up',
    migrationsTable: 'migrations',
    singleTransaction: false,
    log: () => {},
  })
  return done.map(({ name }) => name)
}
