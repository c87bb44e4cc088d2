import type { Pool } from 'pg'
import { databaseFault } from './database-fault.ts'
import type { Metrics } from './metrics.ts'
import { saveBadEvents, type BadEvent } from './queries/save-bad-events.ts'
import { saveEvents, type EventRow } from './queries/save-events.ts'
import { storable } from './storable.ts'
import { tryUntil } from './try-until.ts'

export interface Batch {
  events: readonly EventRow[]
  bad: readonly BadEvent[]
}

/**
 * Writes a batch down for good. If one row is such that PostgreSQL refuses it, the batch is halved until that row is alone;
 * it goes to `bad_events` and all others are stored.
 */
export async function saveBatch(pool: Pool, metrics: Metrics, { events, bad }: Batch, deadline: number): Promise<void> {
  const began = performance.now()
  const refused = await save(events)
  const allBad = [...bad, ...refused]
  if (allBad.length > 0) await tryUntil(deadline, metrics, () => saveBadEvents(pool, allBad))
  metrics.count('events_total', 'bad', allBad.length)
  metrics.count('drops_total', 'refused_by_database', refused.length)
  metrics.count('batches_total')
  metrics.count('batch_seconds_total', '', (performance.now() - began) / 1000)

  async function save(rows: readonly EventRow[]): Promise<BadEvent[]> {
    if (rows.length === 0) return []
    try {
      const stored = await tryUntil(deadline, metrics, () => saveEvents(pool, rows))
      metrics.count('events_total', 'stored', stored)
      metrics.count('events_total', 'duplicate', rows.length - stored)
      return []
    } catch (error) {
      const { kind, code } = databaseFault(error)
      if (kind === 'away') throw error
      if (rows.length === 1) return [{ reason: `PostgreSQL ${code}`, payload: storable(JSON.stringify(rows[0])) }]
      const half = rows.length >> 1
      return [...(await save(rows.slice(0, half))), ...(await save(rows.slice(half)))]
    }
  }
}
