import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectorApp } from './http/app.ts'
import { rejectionLog } from './http/rejection-log.ts'
import { stopServer } from '@repo/server/http/stop-server.ts'
import { visitorHash } from '@repo/server/http/visitor-hash.ts'
import { eventRoute } from './ingest/event-route.ts'
import { leadRoute } from './leads/lead-route.ts'
import { log } from '@repo/server/log.ts'
import { createMetrics } from './metrics.ts'
import type { ServiceEnv } from './settings/service-env.ts'
import { databasePool } from '@repo/server/storage/database-pool.ts'
import { databaseWatch } from './storage/database-watch.ts'

/** Composition root of the service: wires the parts and listens. It also starts without a database, and is not ready until there is one. */
export async function startService(env: ServiceEnv, now: () => number = Date.now) {
  const metrics = createMetrics()
  const rejections = rejectionLog()
  const pool = databasePool(env.COLLECTOR_DATABASE_URL, env.eventConnections, env.statementMs)
  // A pool of their own: leads do not queue behind events.
  const leadPool = databasePool(env.COLLECTOR_DATABASE_URL, env.leadConnections, env.statementMs)
  const watch = databaseWatch(env.COLLECTOR_DATABASE_URL, () => metrics.total('retries_total', diskFull))
  const events = eventRoute({ env, pool, metrics, now })
  const leads = leadRoute({ env, pool: leadPool, metrics, now })
  const hashNetwork = visitorHash(now)

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
      const isInTime = await stopServer(server, env.stopMs)
      rejections.flush()
      await Promise.all([pool.end(), leadPool.end(), watch.stop()])
      return isInTime
    },
  }
}

/** disk_full of PostgreSQL. */
const diskFull = '53100'
