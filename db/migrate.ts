import { fileURLToPath } from 'node:url'
import { runner } from 'node-pg-migrate'

/** Brings a database up to date: every numbered file of db/migrations that it has not seen, each in its own transaction. Tells which. */
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
