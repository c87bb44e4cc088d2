import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { stopOnSignal } from '@repo/server/stop-on-signal.ts'
import { startDemo } from '@repo/testing/demo/start-demo.ts'

/** The console with invented figures and people: `npm run demo`. It needs PostgreSQL and keeps nothing. */
const root = fileURLToPath(new URL('..', import.meta.url))
if (!existsSync(`${root}/dist-console`)) {
  console.log('Building the console …')
  const { status } = spawnSync('npm', ['run', '--silent', 'console:build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) process.exit(1)
}
console.log('Writing 28 days of sample data, about half a minute …')
const { link, stop } = await startDemo(Number(process.env.CONSOLE_PORT ?? 8790))
stopOnSignal(stop)
console.log(
  `\nOpen this link; it signs in once, within ten minutes:\n\n  ${link}\n\nCtrl+C ends the demo and removes its data.`,
)
