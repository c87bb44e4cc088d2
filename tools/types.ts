import { spawnSync } from 'node:child_process'

/**
 * `npm run check -- types`: TypeScript by project (`tsc -b`), which holds the arrows between workspaces and checks again only what a change
 * concerns; then what only Astro's checker reads. The native compiler (TypeScript 7) takes a third of the time; Astro's checker
 * needs the compiler's JavaScript API, which TypeScript 6 is the last to have, and reads .astro files alone.
 */
for (const [command = '', ...words] of [
  ['node', 'node_modules/typescript-native/bin/tsc', '--build', ...process.argv.slice(2)],
  ['astro', 'check', '--root', 'apps/site', '--tsconfig', 'tsconfig.astro.json', '--minimumFailingSeverity', 'hint'],
]) {
  const { status } = spawnSync(command, words, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
