import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { temporaryPostgres } from '@repo/testing/temporary-postgres.ts'
import { keepVerdicts } from '@repo/server/experiments/kept-verdicts.ts'
import { rollUpAll } from '@repo/collector/rollup/roll-up.ts'
import { workerPool } from '@repo/server/storage/worker-pool.ts'
import { brand } from '@repo/content/brand.ts'
import { todayIn } from '@repo/content/schedule.ts'
import { readConsoleSettings } from '../../server/console-settings.ts'
import { createSignInLink } from '../../features/sign-in/server/sign-in-links.ts'
import { startConsole } from '../../server/start-console.ts'
import { startFakeGithub } from '@repo/testing/changes/fake-github.ts'
import { sampleRecords } from '@repo/testing/changes/sample-records.ts'
import { markSample } from '@repo/testing/seed/mark-sample.ts'
import { sampleExperiments } from '@repo/testing/seed/sample-experiments.ts'
import { writeSamplePeople } from '../seed/sample-people.ts'

/**
 * The console on a private PostgreSQL with invented days, visits, leads and experiments. `link` signs in, once. `origin` is where browsers
 * open it, if something else listens there; `phase` hears what is being done.
 */
export async function startDemo(
  port: number,
  origin = `http://localhost:${port}`,
  phase: (name: string) => void = () => {},
) {
  phase('Starting PostgreSQL')
  const postgres = await temporaryPostgres({ fsync: 'off' })
  try {
    const urls = await postgres.database('demo')
    const owner = new pg.Pool({ connectionString: urls.owner, max: 1 })
    await markSample(owner)
    const keys = {
      COLLECTOR_LEAD_KEYS: `demo:${randomBytes(32).toString('base64')}`,
      COLLECTOR_INDEX_KEY: randomBytes(32).toString('base64'),
    }
    const today = todayIn(brand.timeZone)
    const experiments = sampleExperiments(today)
    // Register sends a change for review there.
    const github = await startFakeGithub(sampleRecords(experiments))
    const settings = readConsoleSettings({
      ...keys,
      CONSOLE_DATABASE_URL: urls.console,
      CONSOLE_ORIGIN: origin,
      CONSOLE_PORT: String(port),
      EDIT_URL: 'http://127.0.0.1:4322',
      ...github.settings,
    })
    // First, because its port may be in use.
    const started = await startConsole(settings, { isSample: true, experiments })
    phase('Writing 28 days of sample data')
    await writeSample({
      ...keys,
      // All visits come from this machine.
      COLLECTOR_EVENTS_PER_MINUTE: '1000000000',
      COLLECTOR_LEADS_PER_DAY: '1000000000',
      COLLECTOR_DATABASE_URL: urls.ingest,
      COLLECTOR_PORT: '0',
      COLLECTOR_ORIGINS: origin,
      COLLECTOR_TRUST_PROXY: 'true',
      DEMO_OWNER_URL: urls.owner,
    })
    phase('Judging the experiments')
    const worker = workerPool(urls.worker)
    const keep = () => keepVerdicts(worker, experiments, { timeZone: brand.timeZone, now: Date.now() })
    await keep()
    const counting = setInterval(() => {
      void rollUpAll(worker, { timeZone: brand.timeZone, experiments })
        .then(keep)
        .catch(() => {})
    }, 60_000)
    const newSignInToken = () => createSignInLink(worker, 'Dana', 'owner')
    const token = await newSignInToken()
    await writeSamplePeople(owner, settings.COLLECTOR_LEAD_KEYS)
    await owner.end()
    return {
      origin,
      urls,
      newSignInToken,
      link: `${origin}/sign-in#${token}`,
      async stop(): Promise<boolean> {
        clearInterval(counting)
        const isInTime = await started.stop()
        await worker.end()
        await github.stop()
        postgres.stop()
        return isInTime
      },
    }
  } catch (error) {
    postgres.stop()
    throw error
  }
}

async function writeSample(env: NodeJS.ProcessEnv): Promise<void> {
  const script = fileURLToPath(new URL('write-sample.ts', import.meta.url))
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [status] = (await once(child, 'exit')) as [number | null]
  if (status !== 0) throw new Error('The sample data could not be written.')
}
