import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { freePort } from '@repo/testing/free-port.ts'
import packageFile from '../../../package.json' with { type: 'json' }
import { testSettings } from '@repo/collector/testing/test-service.ts'

/** The console in a process of its own, as `npm run console` starts it: its memory is its own, and a test can kill it. */
export async function startConsoleProcess(databaseUrl: string) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const { COLLECTOR_LEAD_KEYS, COLLECTOR_INDEX_KEY } = testSettings('')
  const child = spawn(process.execPath, packageFile.scripts.console.split(' ').slice(1), {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: {
      PATH: process.env.PATH,
      CONSOLE_DATABASE_URL: databaseUrl,
      CONSOLE_ORIGIN: origin,
      CONSOLE_PORT: String(port),
      COLLECTOR_LEAD_KEYS,
      COLLECTOR_INDEX_KEY,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return {
    port,
    origin,
    /** The most memory that it ever had. */
    peakMb: () => Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    /** Processor time so far. */
    cpuMs: () => {
      const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      return (Number(stat[11]) + Number(stat[12])) * 10
    },
    kill: () => child.kill('SIGKILL'),
  }
}
