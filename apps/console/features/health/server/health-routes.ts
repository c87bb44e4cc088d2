import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import type { HealthReport, Retried } from '../api/health.ts'
import type { Pulse } from '../../funnel/api/reports.ts'
import { replayMessages } from '@repo/server/leads/replay-messages.ts'
import { ownerOnly, type ConsoleDeps, type ConsoleEnv } from '../../../server/console-deps.ts'
import { checkHealth } from './check-health.ts'
import { countNewPhones, readPulse } from './health-queries.ts'
import { cachedFor } from './cached-for.ts'

export function healthRoutes(deps: ConsoleDeps): Hono<ConsoleEnv> {
  const { pool, now, audit } = deps
  const check = async () => ({
    checkedAt: new Date(now()).toISOString(),
    version,
    lines: await checkHealth({ ...deps, pool: deps.reportPool }),
  })
  // Every open tab polls: the checks run once for all of them, and less often for the number beside Health.
  const health = cachedFor(now, check)

  return new Hono<ConsoleEnv>()
    .get('/health', async (c) => c.json((await health(screenMs)) satisfies HealthReport))
    .get('/pulse', async (c) => {
      const [{ counted_at: at, has_events: hasEvents }, newLeads, { lines }] = await Promise.all([
        readPulse(pool),
        c.get('person').role === 'viewer' ? undefined : countNewPhones(pool),
        health(pulseMs),
      ])
      return c.json({
        ...(at && { countedUpTo: at.toISOString() }),
        lagSeconds: at ? Math.max(0, Math.round((now() - at.getTime()) / 1000)) : 0,
        hasEvents,
        ...(newLeads !== undefined && { newLeads }),
        errors: lines.filter(({ state }) => state === 'error').length,
        warnings: lines.filter(({ state }) => state === 'look').length,
      } satisfies Pulse)
    })
    .post('/health/retry', ownerOnly, async (c) => {
      const count = await replayMessages(pool)
      await audit({ person: c.get('person'), action: 'messages-replayed', count })
      health.forget()
      return c.json({ count } satisfies Retried)
    })
}

const { version } = JSON.parse(readFileSync(new URL('../../../../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

const screenMs = 8000
const pulseMs = 60_000
