import { migrate } from './migrate.ts'

/** Migrates the owner's database: `COLLECTOR_OWNER_DATABASE_URL=postgres://… npm run db:migrate`. */
const url = process.env.COLLECTOR_OWNER_DATABASE_URL
if (!url) {
  console.error('COLLECTOR_OWNER_DATABASE_URL is not set: the URL of the database, with the user that owns it.')
  process.exit(2)
}
const done = await migrate(url)
console.log(done.length === 0 ? 'The database is up to date.' : `Migrations applied: ${done.join(', ')}`)
