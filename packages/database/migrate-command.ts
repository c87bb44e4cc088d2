import { errorHints } from './error-hints.ts'
import { migrate } from './migrate.ts'

/** Migrates the owner's database: `COLLECTOR_OWNER_DATABASE_URL=postgres://… npm run db:migrate`. */
const url = process.env.COLLECTOR_OWNER_DATABASE_URL
if (!url) {
  console.error(
    'COLLECTOR_OWNER_DATABASE_URL is not set: the URL of the database, with the user that owns it. It is in /etc/collector/owner.env (docs/how-to/go-live.md).',
  )
  process.exit(2)
}
try {
  const done = await migrate(url)
  console.log(done.length === 0 ? 'The database is up to date.' : `Migrations applied: ${done.join(', ')}`)
} catch (error) {
  const { code, message = '' } = error as { code?: string; message?: string }
  // node-pg-migrate wraps some errors of PostgreSQL: without their code, and with a stack in the message.
  const known = code ?? (message.includes('permission denied') ? '42501' : '')
  const [sentence] = message.split('\n', 1)
  console.error(['The database was not migrated.', known, sentence, errorHints[known]].filter(Boolean).join(' '))
  process.exitCode = 1
}
