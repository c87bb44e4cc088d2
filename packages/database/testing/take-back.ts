import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runner } from 'node-pg-migrate'

/** Takes migrations of a database back, from the newest to the one whose name begins like this. */
export async function takeBack(databaseUrl: string, first: string): Promise<void> {
  const dir = fileURLToPath(new URL('../migrations', import.meta.url))
  const count = readdirSync(dir).filter((name) => name >= first).length
  await runner({ databaseUrl, dir, count, direction: 'down', migrationsTable: 'migrations', log: () => {} })
}
