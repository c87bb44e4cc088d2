import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { showProgress } from '@repo/server/commands/show-progress.ts'

/** The console with invented figures and people: `npm run demo`. It needs PostgreSQL and keeps nothing. */
const root = fileURLToPath(new URL('..', import.meta.url))
const isBuilt = existsSync(`${root}/dist-console`)
const progress = showProgress(isBuilt ? 'Loading the console' : 'Building the console, once')
if (!isBuilt) {
  const { status } = spawnSync('npm', ['run', '--silent', 'console:build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) process.exit(1)
  progress.phase('Loading the console')
}
// After the first line: they take seconds to load.
const [{ startDemo }, { stopOnSignal }] = await Promise.all([
  import('@repo/console/testing/demo/start-demo.ts'),
  import('@repo/server/stop-on-signal.ts'),
])
const { link, stop } = await startDemo(Number(process.env.CONSOLE_PORT ?? 8790), undefined, progress.phase)
stopOnSignal(stop)
await progress.end(
  `\nOpen this link; it signs in once, within ten minutes:\n\n  ${link}\n\nCtrl+C ends the demo and removes its data.`,
)
