import type { Pool } from 'pg'
import type { Metrics } from '../metrics.ts'
import { classifyDatabaseError } from '@repo/server/storage/database-error.ts'
import { type BadEvent, type EventRow, saveBadEvents, saveEvents } from './save-events.ts'
import { retryUntil } from '../storage/retry-until.ts'
import { postgresText } from './postgres-text.ts'

export interface Batch {
  events: readonly EventRow[]
  bad: readonly BadEvent[]
}

/**
 * Commits a batch. A row that PostgreSQL rejects is isolated by bisection: the batch is halved until the row is alone; it goes to
 * `bad_events` and all others are stored.
 */
export async function saveBatch(pool: Pool, metrics: Metrics, { events, bad }: Batch, deadline: number): Promise<void> {
  const began = performance.now()
  const rejected = await save(events)
  const allBad = [...bad, ...rejected]
  if (allBad.length > 0) await retryUntil(deadline, metrics, () => saveBadEvents(pool, allBad))
  metrics.count('events_total', 'bad', allBad.length)
  metrics.count('drops_total', 'refused-by-database', rejected.length)
  metrics.count('batches_total')
  metrics.count('batch_seconds_total', '', (performance.now() - began) / 1000)

  async function save(rows: readonly EventRow[]): Promise<BadEvent[]> {
    if (rows.length === 0) return []
    try {
      const stored = await retryUntil(deadline, metrics, () => saveEvents(pool, rows))
      metrics.count('events_total', 'stored', stored)
      metrics.count('events_total', 'duplicate', rows.length - stored)
      return []
    } catch (error) {
      const { kind, code } = classifyDatabaseError(error)
      if (kind === 'unavailable') throw error
      if (rows.length === 1) return [{ reason: `PostgreSQL ${code}`, payload: postgresText(JSON.stringify(rows[0])) }]
      const half = rows.length >> 1
      return [...(await save(rows.slice(0, half))), ...(await save(rows.slice(half)))]
    }
  }
}
