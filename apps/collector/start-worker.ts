import type { Pool } from 'pg'
import { experiments as registered } from '@repo/contract/experiments.ts'
import { keepVerdicts } from '@repo/server/experiments/kept-verdicts.ts'
import { metricsServer } from './http/metrics-server.ts'
import { stopServer } from '@repo/server/http/stop-server.ts'
import { leadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { code, log, type Hint } from '@repo/server/log.ts'
import { createMetrics, secondsSince, type GaugeName } from './metrics.ts'
import { poll } from './poll.ts'
import { RebuildNeededError, rollUpAll } from './rollup/roll-up.ts'
import type { WorkerEnv } from './settings/worker-env.ts'
import { databaseErrorFacts } from '@repo/server/storage/database-error.ts'
import { applyRetention } from './storage/apply-retention.ts'
import { readOutbox } from '@repo/server/leads/read-outbox.ts'
import { workerPool } from '@repo/server/storage/worker-pool.ts'
import { mailRelay } from './mail/mail-relay.ts'
import { sendMails } from './mail/send-mails.ts'
import { deliverMessages } from './webhooks/deliver-messages.ts'
import { deliverySlots } from './webhooks/delivery-slots.ts'

/**
 * Background jobs: delivery of messages and mails, rollup with the verdicts of experiments, and retention, each in a polling loop of its own. Any
 * number of workers may run.
 */
export function startWorker(env: WorkerEnv, experiments = registered): { stop: () => Promise<void> } {
  const pool = workerPool(env.COLLECTOR_WORKER_DATABASE_URL)
  const encryption = leadEncryption(env.COLLECTOR_LEAD_KEYS)
  const { webhook } = env
  const relay = env.MAIL_URL && env.MAIL_FROM ? mailRelay(env.MAIL_URL, env.MAIL_FROM) : undefined
  const receivers = {
    encryption,
    webhook,
    relay,
    alert: { timeZone: env.COLLECTOR_TIME_ZONE, consoleOrigin: env.CONSOLE_ORIGIN },
    secret: env.COLLECTOR_WEBHOOK_SECRET,
  }
  const metrics = createMetrics()
  const startedAt = performance.now()
  const fail = (task: string, error: unknown) => {
    metrics.count('task_failures_total', task)
    log(`${task}-failed`, errorFacts(error))
  }
  const stopping = new AbortController()
  const job = (task: string, everyMs: number, turn: () => Promise<boolean | void>) =>
    poll(everyMs, stopping.signal, turn, (error) => fail(task, error))
  const doneAt = { rollup: performance.now(), retention: performance.now() }
  metrics.gauge('rollup_age_seconds', () => secondsSince(doneAt.rollup))
  metrics.gauge('retention_age_seconds', () => secondsSince(doneAt.retention))
  for (const task of ['rollup', 'retention', 'delivery', 'mail']) metrics.count('task_failures_total', task, 0)

  // Once in a process.
  let isUnknownLogged = false
  const jobs = [
    job('rollup', 60_000, async () => {
      const began = performance.now()
      const timeZone = env.COLLECTOR_TIME_ZONE
      const { visits, unknownAssignments } = await rollUpAll(pool, { timeZone, signal: stopping.signal, experiments })
      if (unknownAssignments > 0 && !isUnknownLogged)
        log('experiment-not-counted', { visits: unknownAssignments, hint: unknownHint })
      isUnknownLogged ||= unknownAssignments > 0
      await keepVerdicts(pool, experiments, { timeZone, now: Date.now() })
      doneAt.rollup = performance.now()
      if (visits > 0) log('rollup-updated', { visits, ms: Math.round(performance.now() - began) })
    }),
    // Once a day would do; hourly, a partition that was locked by a reader is dropped an hour later.
    job('retention', 3_600_000, async () => {
      log('retention-applied', await applyRetention(pool, env.COLLECTOR_KEEP_EVENT_DAYS, env.COLLECTOR_KEEP_LEAD_DAYS))
      doneAt.retention = performance.now()
    }),
  ]
  const slots = deliverySlots(maxConcurrent, async (limit) => {
    const attempts = await deliverMessages(pool, receivers, limit)
    return attempts.map((attempt) =>
      attempt.then(
        ({ outcome, message_id: message, attempts, answer }) => {
          metrics.count('deliveries_total', outcome)
          log(`message-${outcome}`, { message: code(message), attempts, answer: answerFact(answer) })
        },
        (error: unknown) => fail('delivery', error),
      ),
    )
  })
  jobs.push(job('delivery', 1000, slots.turn).then(slots.idle))
  // What the console wrote: letters and Health. It also says whether mail can go out at all.
  jobs.push(
    job('mail', 5000, async () => {
      await sayRelay(pool, relay?.from)
      const sent = relay ? await sendMails(pool, encryption, relay) : []
      for (const { mail, outcome, answer } of sent)
        log(`mail-${outcome}`, { mail: code(mail), answer: answerFact(answer) })
      return sent.length > 0
    }),
  )
  const server = metricsServer(env.COLLECTOR_HOST, env.COLLECTOR_WORKER_PORT, async () =>
    metrics.text(await databaseGauges(pool, webhook !== undefined, startedAt)),
  )
  log('worker-started', { webhook: Number(webhook !== undefined) })

  return {
    /** Graceful shutdown: the current turns are finished, at most the ten seconds of an attempt or one span of the rollup. */
    async stop() {
      stopping.abort()
      await Promise.all([...jobs, stopServer(server, 1000)])
      relay?.close()
      await pool.end()
    },
  }
}

async function sayRelay(pool: Pool, from: string | undefined): Promise<void> {
  await pool.query(
    `insert into mail_relay (mail_from) values ($1)
     on conflict (only_row) do update set mail_from = excluded.mail_from, said_at = now()
     where mail_relay.mail_from is distinct from excluded.mail_from`,
    [from ?? null],
  )
}

const unknownHint =
  'Visits have the assignment of an experiment that packages/contract/experiments.ts does not list here: update and restart the worker and the console, then run "npm run admin -- rebuild".' as Hint

/** Concurrent requests to the CRM. */
const maxConcurrent = 10

/** Without a webhook its messages wait, which is no error: then those of the console's receivers are counted alone. */
async function databaseGauges(
  pool: Pool,
  hasWebhook: boolean,
  startedAt: number,
): Promise<Partial<Record<GaugeName, number>>> {
  try {
    const { waiting, failed, oldestS } = await readOutbox(pool, { timeoutMs: 2000, hasWebhook })
    const { rows } = await pool.query<{ backup: number | null; bytes: number }>(databaseFacts)
    return {
      database_up: 1,
      database_bytes: rows[0]?.bytes ?? 0,
      backup_age_seconds: rows[0]?.backup ?? secondsSince(startedAt),
      outbox_waiting: waiting,
      outbox_failed: failed,
      outbox_oldest_seconds: oldestS,
    }
  } catch {
    return { database_up: 0 }
  }
}

const answerFact = (answer: number | string) => (typeof answer === 'number' ? answer : code(answer))

function errorFacts(error: unknown) {
  return error instanceof RebuildNeededError ? { code: code('rebuild-needed') } : databaseErrorFacts(error)
}

/** For metrics: seconds since the last backup, null if there was none, and the size of the database. */
const databaseFacts = {
  text: `select (select extract(epoch from now() - max(finished_at)) from backups)::float8 as backup,
           pg_database_size(current_database())::float8 as bytes`,
  query_timeout: 2000,
}
