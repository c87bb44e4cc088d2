import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { acceptMarks } from './experiments/accept-marks.ts'
import { collectorApp, type Route } from './http/app.ts'
import { enforceRateLimit } from '@repo/server/http/rate-limit.ts'
import { rejectionLog } from './http/rejection-log.ts'
import { stopServer } from '@repo/server/http/stop-server.ts'
import { tokenBucket } from '@repo/server/http/token-bucket.ts'
import { visitorHash } from '@repo/server/http/visitor-hash.ts'
import { eventQueue } from './ingest/event-queue.ts'
import { ingestEvents } from './ingest/ingest-events.ts'
import { unknownSteps } from './ingest/unknown-steps.ts'
import { landingLimit } from './ingest/landing-limit.ts'
import { saveBatch } from './ingest/save-batch.ts'
import { ingestLead } from './leads/ingest-lead.ts'
import { leadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { log } from '@repo/server/log.ts'
import { createMetrics } from './metrics.ts'
import type { ServiceEnv } from './settings/service-env.ts'
import { databasePool } from '@repo/server/storage/database-pool.ts'
import { databaseWatch } from './storage/database-watch.ts'

/** Composition root of the service: wires the parts and listens. It also starts without a database, and is not ready until there is one. */
export async function startService(env: ServiceEnv, now: () => number = Date.now) {
  const metrics = createMetrics()
  const rejections = rejectionLog()
  const pool = databasePool(env.COLLECTOR_DATABASE_URL, env.COLLECTOR_EVENT_CONNECTIONS, env.COLLECTOR_STATEMENT_MS)
  // A pool of their own: leads do not queue behind events.
  const leadPool = databasePool(env.COLLECTOR_DATABASE_URL, env.COLLECTOR_LEAD_CONNECTIONS, env.COLLECTOR_STATEMENT_MS)
  const watch = databaseWatch(env.COLLECTOR_DATABASE_URL, () => metrics.total('retries_total', diskFull))
  const queue = eventQueue(
    {
      queueRows: env.COLLECTOR_QUEUE_ROWS,
      queueBytes: env.COLLECTOR_QUEUE_BYTES,
      batchRows: env.COLLECTOR_BATCH_ROWS,
      batchMs: env.COLLECTOR_BATCH_MS,
      batchesInFlight: env.COLLECTOR_EVENT_CONNECTIONS,
      deadlineMs: env.COLLECTOR_DEADLINE_MS,
    },
    (batch, deadline) => saveBatch(pool, metrics, batch, deadline),
  )
  const eventBucket = tokenBucket(env.COLLECTOR_EVENTS_PER_MINUTE, now)
  const byteBucket = tokenBucket(env.COLLECTOR_EVENT_BYTES_PER_MINUTE, now)
  const limitLanding = landingLimit(env.COLLECTOR_LANDING_BYTES_PER_DAY)
  const noteStep = unknownSteps()
  const hashNetwork = visitorHash(now)
  const marks = { key: env.COLLECTOR_EXPERIMENT_KEY, now, metrics }
  const acceptMark = acceptMarks(marks)
  const leadBucket = tokenBucket(env.COLLECTOR_LEADS_PER_MINUTE, now)
  const dailyLeadBucket = tokenBucket(env.COLLECTOR_LEADS_PER_DAY, now, undefined, Infinity)
  const hardLeadBucket = tokenBucket(env.COLLECTOR_LEADS_PER_MINUTE_HARD, now)
  const leadDeps = {
    metrics,
    pool: leadPool,
    encryption: leadEncryption(env.COLLECTOR_LEAD_KEYS),
    indexKey: env.COLLECTOR_INDEX_KEY,
    deadlineMs: env.COLLECTOR_DEADLINE_MS,
    // Apart from those of events: a visit and its lead have one mark.
    acceptMark: acceptMarks(marks),
  }

  const events: Route = {
    overload: queue.overload,
    handle: ({ body, userAgent, visitor, network }) =>
      ingestEvents(body, userAgent, {
        metrics,
        queue,
        now,
        limitEvents: (count) => enforceRateLimit(eventBucket, visitor, count),
        limitBytes: (bytes) => enforceRateLimit(byteBucket, visitor, bytes),
        limitLanding: (event) => limitLanding(visitor, event),
        acceptMark: (mark, visit) => acceptMark(mark, visit, network),
        noteStep,
      }),
  }
  const leads: Route = {
    async handle({ body, userAgent, visitor, network, testToken }) {
      // A lead from the form is shorter than this; a longer one counts as several.
      enforceRateLimit(hardLeadBucket, visitor, Math.max(1, Buffer.byteLength(body) / usualLeadBytes))
      const waits = [leadBucket, dailyLeadBucket].map((bucket) => bucket.take(visitor, 1))
      await ingestLead(
        body,
        { userAgent, isFrequent: waits.some((waitMs) => waitMs > 0), network, testToken },
        leadDeps,
      )
      return { accepted: 1 }
    },
  }

  let isStopping = false
  const server = createServer(
    // Longer than the proxy's keep-alive of 60 s: closing first would reset a request that is being sent.
    { keepAliveTimeout: 65_000, headersTimeout: 66_000, requestTimeout: 70_000, noDelay: true },
    collectorApp({
      env,
      metrics,
      rejections,
      isReady: () => watch.isUp() && !isStopping,
      isStopping: () => isStopping,
      visitor: hashNetwork,
      network: (address) => hashNetwork(address, 48),
      routes: {
        ...(env.COLLECTOR_ROUTES !== 'leads' && { '/v1/events': events }),
        ...(env.COLLECTOR_ROUTES !== 'events' && { '/v1/leads': leads }),
      },
    }),
  )
  let connections = 0
  server.on('connection', (socket) => {
    connections += 1
    socket.once('close', () => (connections -= 1))
  })
  metrics.gauge('connections', () => connections)
  metrics.gauge('queue_rows', queue.rows)
  metrics.gauge('queue_bytes', queue.bytes)
  if (env.COLLECTOR_ROUTES !== 'leads') {
    metrics.count('events_total', 'stored', 0)
    metrics.gauge('last_event_age_seconds', () => metrics.age('events_total', 'stored'))
  }
  if (env.COLLECTOR_ROUTES !== 'events') {
    metrics.count('leads_total', 'stored', 0)
    metrics.gauge('last_lead_age_seconds', () => metrics.age('leads_total', 'stored'))
  }
  metrics.gauge('database_up', () => Number(watch.isUp()))

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    // For thousands of connections at once; the kernel limits it to net.core.somaxconn.
    server.listen({ port: env.COLLECTOR_PORT, host: env.COLLECTOR_HOST, backlog: 65_535 }, resolve)
  })
  const { port } = server.address() as AddressInfo
  log('listening', { port })

  return {
    port,
    metrics,
    /** Graceful shutdown: every request is answered, so the queue is committed or rejected. False if that timed out. */
    async stop(): Promise<boolean> {
      isStopping = true
      const isInTime = await stopServer(server, env.COLLECTOR_STOP_MS)
      rejections.flush()
      await Promise.all([pool.end(), leadPool.end(), watch.stop()])
      return isInTime
    },
  }
}

const usualLeadBytes = 2048
/** disk_full of PostgreSQL. */
const diskFull = '53100'
