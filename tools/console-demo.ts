import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { showProgress } from '@repo/server/commands/show-progress.ts'
import { stopOnSignal } from '@repo/server/stop-on-signal.ts'

/** The console with invented figures and people: `npm run demo`. It needs PostgreSQL and keeps nothing. */
const root = fileURLToPath(new URL('..', import.meta.url))
// Before the demo is there, the end of the process ends what was begun: the build, PostgreSQL.
let stop = () => Promise.resolve(true)
// SIGHUP: the terminal was closed.
stopOnSignal(() => stop(), ['SIGTERM', 'SIGINT', 'SIGHUP'])
const built = statSync(`${root}/dist-console`, { throwIfNoEntry: false })?.mtimeMs ?? 0
// After a pull, an old screen would ask a new server.
const isBuilt = globSync('{apps/console/{app,features,shared},packages}/**/*.{ts,tsx,css}', { cwd: root }).every(
  (file) => statSync(`${root}/${file}`).mtimeMs < built,
)
const progress = showProgress(isBuilt ? 'Loading the console' : 'Building the console')
if (!isBuilt) {
  await buildConsole()
  progress.phase('Loading the console')
}
// After the first line: it takes seconds to load.
const { startDemo } = await import('@repo/console/testing/demo/start-demo.ts')
const demo = await startDemo(Number(process.env.CONSOLE_PORT ?? 8790), undefined, progress.phase)
stop = demo.stop
await progress.keep(
  `\nOpen it, signed in as its owner:\n\n  ${demo.origin}\n\nCtrl+C ends the demo and removes its data.`,
  'Running',
)

/** In a group of its own, which ends with this process, however that ends. */
async function buildConsole(): Promise<void> {
  const build = spawn('npm', ['run', '--silent', 'console:build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  const end = () => {
    if (build.pid !== undefined) process.kill(-build.pid)
  }
  process.once('exit', end)
  const [status] = await once(build, 'close')
  process.off('exit', end)
  if (status !== 0) process.exit(1)
}
