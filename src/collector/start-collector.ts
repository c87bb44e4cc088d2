import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectorApp, type Door } from './app.ts'
import { charge } from './charge.ts'
import { databasePool } from './database-pool.ts'
import { databaseWatch } from './database-watch.ts'
import type { Env } from './env.ts'
import { eventQueue } from './event-queue.ts'
import { sealer } from './lead-seal.ts'
import { log } from './log.ts'
import { createMetrics } from './metrics.ts'
import { refusalLog } from './refusal-log.ts'
import { saveBatch } from './save-batch.ts'
import { stopServer } from './stop-server.ts'
import { takeEvents } from './take-events.ts'
import { takeLead } from './take-lead.ts'
import { tokenBucket } from './token-bucket.ts'
import { visitorHash } from './visitor.ts'
import { waysToBegin } from './ways-to-begin.ts'

/** Puts the parts together and listens. It starts without a database, too, and is not ready until there is one. */
export async function startCollector(env: Env, now: () => number = Date.now) {
  const metrics = createMetrics()
  const refusals = refusalLog()
  const pool = databasePool(env.COLLECTOR_DATABASE_URL, env.COLLECTOR_EVENT_CONNECTIONS, env.COLLECTOR_STATEMENT_MS)
  // A lead never stands in line behind events.
  const leadPool = databasePool(env.COLLECTOR_DATABASE_URL, env.COLLECTOR_LEAD_CONNECTIONS, env.COLLECTOR_STATEMENT_MS)
  const watch = databaseWatch(env.COLLECTOR_DATABASE_URL)
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
  const ways = waysToBegin(env.COLLECTOR_WAY_BYTES_PER_DAY)
  const leadBucket = tokenBucket(env.COLLECTOR_LEADS_PER_MINUTE, now)
  const hardLeadBucket = tokenBucket(env.COLLECTOR_LEADS_PER_MINUTE_HARD, now)
  const leadParts = {
    metrics,
    pool: leadPool,
    seal: sealer(env.COLLECTOR_LEAD_KEYS),
    indexKey: env.COLLECTOR_INDEX_KEY,
    deadlineMs: env.COLLECTOR_DEADLINE_MS,
  }

  const events: Door = {
    whyFull: queue.whyFull,
    take: ({ body, userAgent, visitor }) =>
      takeEvents(body, userAgent, {
        metrics,
        queue,
        now,
        charge: (count) => charge(eventBucket, visitor, count),
        wayLimited: (event) => ways(visitor, event),
        chargeBytes: (bytes) => charge(byteBucket, visitor, bytes),
      }),
  }
  const leads: Door = {
    async take({ body, userAgent, visitor }) {
      // A person's is shorter than this; what is longer counts as several.
      charge(hardLeadBucket, visitor, Math.max(1, Buffer.byteLength(body) / usualLeadBytes))
      await takeLead(body, userAgent, leadBucket.take(visitor, 1) > 0, leadParts)
      return { accepted: 1 }
    },
  }

  let isStopping = false
  const server = createServer(
    // A proxy keeps its connections for 60 seconds; closing first would reset the request it is just sending.
    { keepAliveTimeout: 65_000, headersTimeout: 66_000, requestTimeout: 70_000, noDelay: true },
    collectorApp({
      env,
      metrics,
      refusals,
      isReady: () => watch.isUp() && !isStopping,
      isStopping: () => isStopping,
      visitor: visitorHash(now),
      doors: {
        ...(env.COLLECTOR_DOORS !== 'leads' && { '/v1/events': events }),
        ...(env.COLLECTOR_DOORS !== 'events' && { '/v1/leads': leads }),
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
  metrics.gauge('database_up', () => Number(watch.isUp()))

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    // Thousands may come at once; the kernel cuts this to its own net.core.somaxconn.
    server.listen({ port: env.COLLECTOR_PORT, host: env.COLLECTOR_HOST, backlog: 65_535 }, resolve)
  })
  const { port } = server.address() as AddressInfo
  log('listening', { port })

  return {
    port,
    metrics,
    /** Every request in hand is answered, so everything in the queue is committed or was refused. Tells whether it was in time. */
    async stop(): Promise<boolean> {
      isStopping = true
      const isInTime = await stopServer(server, env.COLLECTOR_STOP_MS)
      refusals.flush()
      await Promise.all([pool.end(), leadPool.end(), watch.stop()])
      return isInTime
    },
  }
}

const usualLeadBytes = 2048
