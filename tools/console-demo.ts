import { spawnSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { showProgress } from '@repo/server/commands/show-progress.ts'

/** The console with invented figures and people: `npm run demo`. It needs PostgreSQL and keeps nothing. */
const root = fileURLToPath(new URL('..', import.meta.url))
const built = statSync(`${root}/dist-console`, { throwIfNoEntry: false })?.mtimeMs ?? 0
// After a pull, an old screen would ask a new server.
const isBuilt = globSync('{apps/console/{app,features,shared},packages}/**/*.{ts,tsx,css}', { cwd: root }).every(
  (file) => statSync(`${root}/${file}`).mtimeMs < built,
)
const progress = showProgress(isBuilt ? 'Loading the console' : 'Building the console')
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
const { origin, stop } = await startDemo(Number(process.env.CONSOLE_PORT ?? 8790), undefined, progress.phase)
stopOnSignal(stop)
await progress.end(`\nOpen it, signed in as its owner:\n\n  ${origin}\n\nCtrl+C ends the demo and removes its data.`)
