import type { Pool } from 'pg'
import type { Metrics } from '../metrics.ts'
import { classifyDatabaseError } from '../storage/database-error.ts'
import { copyEvents } from '../storage/queries/copy-events.ts'
import { saveBadEvents, type BadEvent } from '../storage/queries/save-bad-events.ts'
import { saveEvents, type EventRow } from '../storage/queries/save-events.ts'
import { retryUntil } from '../storage/retry-until.ts'
import { postgresText } from './postgres-text.ts'
import { recentIds } from './recent-ids.ts'

export interface Batch {
  events: readonly EventRow[]
  bad: readonly BadEvent[]
}

/**
 * Commits batches. COPY first, which is fastest and fails on any duplicate or bad row; then nothing of it is stored, and the insert
 * skips duplicates and retries. A row that PostgreSQL rejects there is isolated by bisection: the batch is halved until the row is
 * alone; it goes to `bad_events` and all others are stored.
 */
export function batchSaver(pool: Pool, metrics: Metrics): (batch: Batch, deadline: number) => Promise<void> {
  const recent = recentIds()
  let copyAfter = 0

  return async ({ events, bad }, deadline) => {
    const began = performance.now()
    const rows = withoutKnown(events)
    metrics.count('events_total', 'duplicate', events.length - rows.length)
    const rejected = (await copy(rows)) ? [] : await insert(rows, deadline)
    const allBad = [...bad, ...rejected]
    if (allBad.length > 0) await retryUntil(deadline, metrics, () => saveBadEvents(pool, allBad))
    metrics.count('events_total', 'bad', allBad.length)
    metrics.count('drops_total', 'refused_by_database', rejected.length)
    metrics.count('batches_total')
    metrics.count('batch_seconds_total', '', (performance.now() - began) / 1000)
  }

  /** Without duplicates in the batch, and of events that this process has stored lately. */
  function withoutKnown(events: readonly EventRow[]): EventRow[] {
    const seen = new Set<string>()
    return events.filter(({ eventId }) => !recent.has(eventId) && seen.size < seen.add(eventId).size)
  }

  /** Returns whether all rows were stored. */
  async function copy(rows: readonly EventRow[]): Promise<boolean> {
    if (rows.length < minCopyRows || performance.now() < copyAfter) return false
    try {
      await copyEvents(pool, rows)
      stored(rows, rows.length)
      return true
    } catch (error) {
      // Circuit breaker: a failed COPY costs as much as a good one, so old ids that are sent on purpose must not fail each.
      copyAfter = performance.now() + copyPauseMs
      metrics.count('retries_total', classifyDatabaseError(error).code)
      return false
    }
  }

  async function insert(rows: readonly EventRow[], deadline: number): Promise<BadEvent[]> {
    if (rows.length === 0) return []
    try {
      stored(rows, await retryUntil(deadline, metrics, () => saveEvents(pool, rows)))
      return []
    } catch (error) {
      const { kind, code } = classifyDatabaseError(error)
      if (kind === 'unavailable') throw error
      if (rows.length === 1) return [{ reason: `PostgreSQL ${code}`, payload: postgresText(JSON.stringify(rows[0])) }]
      const half = rows.length >> 1
      return [...(await insert(rows.slice(0, half), deadline)), ...(await insert(rows.slice(half), deadline))]
    }
  }

  function stored(rows: readonly EventRow[], count: number): void {
    metrics.count('events_total', 'stored', count)
    metrics.count('events_total', 'duplicate', rows.length - count)
    recent.add(rows.map(({ eventId }) => eventId))
  }
}

/** The insert is a prepared statement and needs one round trip less: below this it costs no more. */
const minCopyRows = 20
const copyPauseMs = 1000
