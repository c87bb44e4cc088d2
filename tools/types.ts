import { spawnSync } from 'node:child_process'

/**
 * `npm run types`: TypeScript by project (`tsc -b`), which holds the arrows between workspaces and checks again only what a change
 * concerns; then what only Astro's checker reads.
 */
for (const [command = '', ...words] of [
  ['tsc', '--build', ...process.argv.slice(2)],
  ['astro', 'check', '--root', 'apps/site', '--minimumFailingSeverity', 'hint'],
]) {
  const { status } = spawnSync(command, words, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
