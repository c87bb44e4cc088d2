import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { rollUpAll } from '@repo/collector/rollup/roll-up.ts'
import { todayIn } from '@repo/content/schedule.ts'
import { leadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { keepVerdicts } from '@repo/server/experiments/kept-verdicts.ts'
import { workerPool } from '@repo/server/storage/worker-pool.ts'
import { startFakeGithub } from '@repo/testing/changes/fake-github.ts'
import { sampleRecords } from '@repo/testing/changes/sample-records.ts'
import { freePort } from '@repo/testing/free-port.ts'
import { markSample } from '@repo/testing/seed/mark-sample.ts'
import { sampleExperiments } from '@repo/testing/seed/sample-experiments.ts'
import { temporaryPostgres } from '@repo/testing/temporary-postgres.ts'
import { createSignInLink } from '../../features/sign-in/server/sign-in-links.ts'
import { readConsoleSettings } from '../../server/console-settings.ts'
import { startConsole } from '../../server/start-console.ts'
import { writeSamplePeople } from '../seed/sample-people.ts'
import { afternoonZone } from './afternoon-zone.ts'
import { startDemoServer } from './demo-server.ts'
import { writeFirstDay, writeSample } from './write-sample.ts'

/**
 * Two consoles on a private PostgreSQL with invented days, visits, leads and experiments: after a month, and on the first day. Both answer at
 * `port`, which signs every browser in. `origin` is where browsers open it, if something else listens there; `phase` hears what is being done.
 */
export async function startDemo(
  port: number,
  origin = `http://localhost:${port}`,
  phase: (name: string) => void = () => {},
) {
  phase('Starting PostgreSQL')
  const postgres = await temporaryPostgres({ fsync: 'off' })
  const keys = {
    COLLECTOR_LEAD_KEYS: `demo:${randomBytes(32).toString('base64')}`,
    COLLECTOR_INDEX_KEY: randomBytes(32).toString('base64'),
  }
  const timeZone = afternoonZone(new Date())
  const experiments = sampleExperiments(todayIn(timeZone))
  try {
    // A change for review is sent there.
    const github = await startFakeGithub(sampleRecords(experiments))
    const month = await startOne('month', experiments, github.settings)
    const firstDay = await startOne('first_day', [], github.settings)
    // First, because its port may be in use.
    const server = await startDemoServer({ port, origin, month, firstDay })
    phase('Storing four months of sample data')
    const { COLLECTOR_LEAD_KEYS, COLLECTOR_INDEX_KEY } = month.settings
    const keysOfLeads = { encryption: leadEncryption(COLLECTOR_LEAD_KEYS), indexKey: COLLECTOR_INDEX_KEY }
    await writeSample(month.owner, keysOfLeads, timeZone)
    await writeSamplePeople(month.owner, COLLECTOR_LEAD_KEYS)
    await writeFirstDay(firstDay.owner, timeZone)
    phase('Judging the experiments')
    const keep = () => keepVerdicts(month.worker, experiments, { timeZone, now: Date.now() })
    await keep()
    // As if it had been sent for review the day before its first one.
    await month.owner.query("update console_experiments set first_seen = (record->>'start')::date - interval '1 day'")
    const counting = setInterval(() => {
      void Promise.all([
        rollUpAll(month.worker, { timeZone, experiments }).then(keep),
        rollUpAll(firstDay.worker, { timeZone, experiments: [] }),
      ]).catch(() => {})
    }, 60_000)
    return {
      origin,
      urls: month.urls,
      newSignInToken: month.newSignInToken,
      async stop(): Promise<boolean> {
        clearInterval(counting)
        await server.stop()
        const isInTime = (await Promise.all([month.stop(), firstDay.stop()])).every(Boolean)
        await github.stop()
        postgres.stop()
        return isInTime
      },
    }
  } catch (error) {
    postgres.stop()
    throw error
  }

  async function startOne(name: string, records: typeof experiments, changes: NodeJS.ProcessEnv) {
    const urls = postgres.database(name)
    const owner = new pg.Pool({ connectionString: urls.owner, max: 1 })
    const worker = workerPool(urls.worker)
    await markSample(owner)
    const settings = readConsoleSettings({
      ...keys,
      ...changes,
      CONSOLE_DATABASE_URL: urls.console,
      CONSOLE_ORIGIN: origin,
      CONSOLE_PORT: String(await freePort()),
      EDIT_URL: 'http://127.0.0.1:4322',
    })
    const started = await startConsole(settings, { isSample: true, experiments: records })
    return {
      urls,
      owner,
      worker,
      settings,
      app: started.app,
      newSignInToken: () => createSignInLink(worker, 'Dana', 'owner'),
      async stop(): Promise<boolean> {
        const isInTime = await started.stop()
        await Promise.all([owner.end(), worker.end()])
        return isInTime
      },
    }
  }
}
