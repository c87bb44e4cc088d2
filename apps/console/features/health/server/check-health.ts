import type { HealthFigure, HealthLine, HealthState } from '../api/health.ts'
import { healthStates } from '../api/health.ts'
import { readOutbox } from '@repo/server/leads/read-outbox.ts'
import { log } from '@repo/server/log.ts'
import { databaseErrorFacts } from '@repo/server/storage/database-error.ts'
import type { ConsoleDeps } from '../../../server/console-deps.ts'
import { readTimeZone } from '../../../server/time-zone.ts'
import {
  botShare,
  countedUpTo,
  countEvents,
  lastEventAt,
  leadsByKey,
  partitionsUntil,
  quietPages,
  refusedSince,
} from './health-queries.ts'

/** Every line of the Health screen, errors first. A line that cannot be read says so, and the others stand. */
export async function checkHealth(deps: ConsoleDeps): Promise<HealthLine[]> {
  const lines = await Promise.all(
    Object.entries(checks).map(([id, check]) =>
      check(deps).catch((error: unknown): HealthLine[] => {
        log('health-check-failed', databaseErrorFacts(error))
        return [{ state: 'error', id: id as HealthFigure['id'], unreadable: true }]
      }),
    ),
  )
  return lines.flat().toSorted((a, b) => healthStates.indexOf(a.state) - healthStates.indexOf(b.state))
}

/** What is not well, read as a report. */
export async function readUnwell(deps: ConsoleDeps): Promise<HealthLine[]> {
  return (await checkHealth({ ...deps, pool: deps.reportPool })).filter(({ state }) => state !== 'well')
}

type Check = (deps: ConsoleDeps) => Promise<HealthLine[]>

/** In the order of the screen, within a state. */
const checks: Record<HealthFigure['id'], Check> = {
  'quiet-page': async ({ pool, now }) => {
    const pages = await quietPages(pool, now(), await readTimeZone(pool), enoughVisits)
    if (pages.length === 0) return [{ id: 'quiet-page', state: 'well' }]
    return pages.slice(0, 5).map((page) => ({ id: 'quiet-page', state: 'error', ...page }))
  },

  keys: async ({ pool, settings }) => {
    const known = settings.COLLECTOR_LEAD_KEYS.map(({ id }) => id)
    const missing = (await leadsByKey(pool)).filter(({ key }) => !known.includes(key))
    return [{ id: 'keys', state: missing.length > 0 ? 'error' : 'well', missing }]
  },

  outbox: async ({ pool }) => {
    const { waiting, failed, oldestTriedS, error } = await readOutbox(pool)
    const state = failed > 0 || oldestTriedS > 600 ? 'look' : 'well'
    return [{ id: 'outbox', state, waiting, failed, ...(error !== null && { error }) }]
  },

  'last-event': async ({ pool, now }) => {
    const at = await lastEventAt(pool, now())
    if (!at) return [{ id: 'last-event', state: 'look' }]
    const ageSeconds = Math.max(0, Math.round((now() - at.getTime()) / 1000))
    return [{ id: 'last-event', state: ageSeconds > 86_400 ? 'error' : 'well', ageSeconds }]
  },

  'events-hour': async ({ pool, now }) => {
    const [hour, weekAgo] = await Promise.all([
      countEvents(pool, now() - hourMs, now()),
      countEvents(pool, now() - weekMs - hourMs, now() - weekMs),
    ])
    return [{ id: 'events-hour', state: hourState(hour, weekAgo), now: hour, weekAgo }]
  },

  rollup: async ({ pool, now }) => {
    const at = await countedUpTo(pool)
    if (!at) return [{ id: 'rollup', state: 'look' }]
    const lagSeconds = Math.max(0, Math.round((now() - at.getTime()) / 1000))
    return [{ id: 'rollup', state: lagSeconds > 300 ? 'error' : 'well', lagSeconds }]
  },

  refused: async ({ pool, now }) => {
    const reasons = await refusedSince(pool, now() - dayMs)
    const count = reasons.reduce((sum, one) => sum + one.count, 0)
    const share = count === 0 ? 0 : count / (count + (await eventsOfDay({ pool, now })))
    // A handful of old tabs is no error, on however quiet a day.
    const state = count >= 20 && share > 0.01 ? 'look' : 'well'
    return [{ id: 'refused', state, count, share, reasons: reasons.slice(0, 3) }]
  },

  bots: async ({ pool, now }) => {
    const [share, weekAgo] = await Promise.all([
      botShare(pool, now() - dayMs, now()),
      botShare(pool, now() - weekMs - dayMs, now() - weekMs),
    ])
    const isNew = weekAgo !== undefined && share !== undefined && share > 0.2 && share > 2 * weekAgo
    return [
      { id: 'bots', state: isNew ? 'look' : 'well', share: share ?? 0, ...(weekAgo !== undefined && { weekAgo }) },
    ]
  },

  partitions: async ({ pool, now }) => {
    const until = await partitionsUntil(pool, now())
    const daysAhead = until ? (Date.parse(until) - now()) / dayMs : -1
    return [
      { id: 'partitions', state: daysAhead < 2 ? 'error' : daysAhead < 7 ? 'look' : 'well', ...(until && { until }) },
    ]
  },
}

/** Under 30 in the same hour of last week an empty hour is chance. */
function hourState(hour: number, weekAgo: number): HealthState {
  if (weekAgo < 30) return 'well'
  return hour === 0 ? 'error' : hour * 3 < weekAgo ? 'look' : 'well'
}

/** Events of 24 hours; of a busy site 24 times the last hour, because counting millions takes longer than a person waits. */
async function eventsOfDay({ pool, now }: Pick<ConsoleDeps, 'pool' | 'now'>): Promise<number> {
  const hour = await countEvents(pool, now() - hourMs, now())
  return hour > 20_000 ? 24 * hour : countEvents(pool, now() - dayMs, now())
}

/** Seven a day: by chance, a day without any comes once in three years. */
const enoughVisits = 49
const hourMs = 3_600_000
const dayMs = 24 * hourMs
const weekMs = 7 * dayMs
