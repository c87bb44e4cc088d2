import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Server } from 'node:http'
import { stopServer } from '@repo/server/http/stop-server.ts'
import { log } from '@repo/server/log.ts'
import { databasePool } from '@repo/server/storage/database-pool.ts'
import type { ExperimentRecord } from '@repo/contract/experiment.ts'
import { experiments as registered } from '@repo/contract/experiments.ts'
import { consoleApp } from './app.ts'
import { addAuditEntry } from '../features/settings/server/audit-log.ts'
import type { ConsoleDeps } from './console-deps.ts'
import type { ConsoleSettings } from './console-settings.ts'
import { startLetterJob } from '../features/letter/server/letter-job.ts'
import { poolByRights } from '../features/sign-in/server/rights.ts'

/** Composition root of the console: wires the parts and listens. It also starts without a database; then every panel says so. */
export async function startConsole(settings: ConsoleSettings, options: ConsoleOptions = {}) {
  const connect = () =>
    poolByRights((role) =>
      databasePool(
        settings.CONSOLE_DATABASE_URL,
        maxConnections,
        options.statementMs ?? statementMs,
        reportOptions + role,
      ),
    )
  const pool = connect()
  const reportPool = connect()
  const deps: ConsoleDeps = {
    pool,
    reportPool,
    settings,
    now: options.now ?? Date.now,
    isSample: options.isSample ?? false,
    experiments: options.experiments ?? registered,
    audit: (entry, db) => addAuditEntry(db ?? pool, entry),
  }
  const app = consoleApp(deps)
  const server = createAdaptorServer({
    fetch: app.fetch,
    // Longer than the keep-alive of a proxy: closing first would reset a request that is being sent.
    serverOptions: { keepAliveTimeout: 65_000, headersTimeout: 66_000 },
  }) as Server
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port: settings.CONSOLE_PORT, host: settings.CONSOLE_HOST }, resolve)
  })
  const { port } = server.address() as AddressInfo
  log('listening', { port })
  const letters = startLetterJob(deps)
  return {
    port,
    app,
    deps,
    async stop(): Promise<boolean> {
      const isInTime = await stopServer(server, stopMs)
      await letters.stop()
      await Promise.all([pool.end(), reportPool.end()])
      return isInTime
    },
  }
}

export interface ConsoleOptions {
  now?: () => number
  /** `npm run demo` */
  isSample?: boolean
  experiments?: readonly ExperimentRecord[]
  /** The timeout of a statement. */
  statementMs?: number
}

/** Of each pool and each role that is in use: the panels of a screen ask at the same time. */
const maxConnections = 4
const statementMs = 10_000
/** A report takes one core, and leaves the others to ingest. */
export const reportOptions = '-c max_parallel_workers_per_gather=0 -c jit=off'
const stopMs = 10_000
