import { adminCommands } from '@repo/server/commands/admin-commands.ts'

/**
 * `npm run <command> -- --help`: prints what a command does, and ends before its file is loaded. package.json puts it before each command of
 * ours (`node --import`); those of Astro, Vite, Vitest and Playwright print their own.
 */
const texts: Readonly<Record<string, string>> = {
  edit: `The site on this machine, every sentence editable where it stands.
  --port 4322    where it answers`,
  words: `Reads every sentence as written, and prints what does not fit, with its file and what to do. Exits with 1 on issues.
  --tips         lists what is only worth a look, too`,
  content: `The same as words, and the built pages in dist/. Build first.
  --root dist    another build
  --tips         lists what is only worth a look, too`,
  link: `The address of a page with its campaign, and a QR code in the terminal and in reports/qr/.
  npm run link -- /pricing --source meta --campaign spring
  --medium paid  --content red  --term shoes
  --short spring adds the short link /go/spring, and the QR code is its
  --new          a name that resembles another one`,
  'launch-check': 'Lists what only the owner can supply before the launch. Exits with 1 while anything is missing.',
  claims: 'Everything that the site promises, in the terminal and as reports/claims.html.',
  doctor: `Walks a deployed site as a visitor, and prints what is wrong and what to do. Exits with 1 if anything is.
  npm run doctor -- https://sondia.com
  --dkim google  the selector of DKIM, where mail is sent
  On the server, with worker.env in the environment, it also stores a test lead and removes it.`,
  demo: `The console with invented figures and people, on http://localhost:8790 (CONSOLE_PORT). It needs PostgreSQL and keeps nothing.`,
  'build:static': `Builds the site for a static host, into dist-static/, and the function that takes leads into functions/.`,
  'share-images': 'Draws the pictures of shared links that are not in the cache. It needs Chromium.',
  preview: `Serves a build as a server does. It needs nginx.
  --port 8080    where it answers
  --root dist    another build
  --collector 127.0.0.1:8787, --leads 127.0.0.1:8788   the collector behind it
  --cdn 127.0.0.1  behind a proxy of this address
  --gzip-only    without Brotli`,
  release: `Publishes a build on a server that serves <to>/current, or rolls back.
  npm run release -- publish --to /srv/sondia     --from another-folder, --keep 5 releases
  npm run release -- rollback --to /srv/sondia    --release <id>
  npm run release -- list --to /srv/sondia`,
  'db:migrate': 'Migrates the database of the owner: COLLECTOR_OWNER_DATABASE_URL=postgres://… npm run db:migrate',
  collector: 'The collector. Its settings are environment variables: docs/collector.md.',
  worker:
    'The worker of the collector: counts, mail, webhooks. Its settings are environment variables: docs/collector.md.',
  console: 'The console. Its settings are environment variables: docs/how-to/run-the-console.md.',
  admin: `Commands of the owner and the operator.
${Object.entries(adminCommands)
  .map(([name, { does }]) => `  npm run admin -- ${name.padEnd(13)} ${does}`)
  .join('\n')}`,
  check: `All checks that need no build, or those that are named.
  npm run check -- lint types     of types, unit, format:check, lint, unused, words`,
  format: 'Writes the words and the code as the project has them: quotation marks and dashes first, then Prettier.',
}

if (process.argv.includes('--help')) {
  const name = process.env.npm_lifecycle_event ?? ''
  console.log(`npm run ${name}\n\n${texts[name] ?? 'README.md says what it does.'}`)
  process.exit()
}
