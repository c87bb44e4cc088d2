import { maxEvents } from '@repo/contract/event-schema.ts'
import { HttpError } from '@repo/server/http/http-error.ts'
import { maxBodyBytes } from '@repo/server/http/read-body.ts'
import type { ServiceEnv } from '../settings/service-env.ts'
import type { Batch } from './save-batch.ts'

interface Entry extends Batch {
  rows: number
  bytes: number
  deadline: number
  resolve: () => void
  reject: (error: unknown) => void
}

/**
 * Group commit: the events of many requests are written in one transaction, and each request is answered after it. The queue is
 * bounded in rows and bytes; a request that does not fit is rejected at once (load shedding), so memory is bounded too.
 */
export function eventQueue(env: ServiceEnv, save: (batch: Batch, deadline: number) => Promise<void>) {
  const waiting: Entry[] = []
  let waitingRows = 0
  // Including those that are being written.
  let rows = 0
  let bytes = 0
  let inFlight = 0
  let timer: NodeJS.Timeout | undefined

  return {
    /** Resolves when everything is committed; rejects with `HttpError` when it may not be. */
    add(batch: Batch, size: number): Promise<void> {
      const count = batch.events.length + batch.bad.length
      if (rows + count > env.queueRows || bytes + size > env.queueBytes)
        return Promise.reject(new HttpError(503, 'queue-full', retryAfterS))
      return new Promise((resolve, reject) => {
        waiting.push({
          ...batch,
          rows: count,
          bytes: size,
          deadline: performance.now() + env.deadlineMs,
          resolve,
          reject,
        })
        waitingRows += count
        rows += count
        bytes += size
        if (waitingRows >= env.batchRows) startBatch()
        else schedule()
      })
    },
    /** Backpressure: the error for the next request if it may not fit, known before its body is read. */
    overload(): HttpError | undefined {
      const isFull = rows + maxEvents > env.queueRows || bytes + maxBodyBytes > env.queueBytes
      return isFull ? new HttpError(503, 'queue-full', retryAfterS) : undefined
    },
    rows: () => rows,
    bytes: () => bytes,
  }

  function schedule(): void {
    timer ??= setTimeout(() => {
      timer = undefined
      rejectExpired()
      startBatch()
      // All connections are busy: check again, because entries may expire meanwhile.
      if (waiting.length > 0) schedule()
    }, env.batchMs)
  }

  function startBatch(): void {
    if (inFlight >= env.eventConnections || waiting.length === 0) return
    const taken: Entry[] = []
    let takenRows = 0
    for (const entry of waiting) {
      if (takenRows >= env.batchRows) break
      taken.push(entry)
      takenRows += entry.rows
    }
    waiting.splice(0, taken.length)
    waitingRows -= takenRows
    inFlight += 1
    const batch = { events: taken.flatMap(({ events }) => events), bad: taken.flatMap(({ bad }) => bad) }
    // The oldest entry has the earliest deadline.
    save(batch, taken[0]?.deadline ?? 0)
      .then(
        () => taken.forEach((entry) => settle(entry, entry.resolve)),
        (error: unknown) => taken.forEach((entry) => settle(entry, () => entry.reject(error))),
      )
      .finally(() => {
        inFlight -= 1
        if (waitingRows >= env.batchRows) startBatch()
        else if (waiting.length > 0) schedule()
      })
  }

  function rejectExpired(): void {
    const now = performance.now()
    while (waiting[0] && waiting[0].deadline <= now) {
      const expired = waiting.shift()
      if (!expired) return
      waitingRows -= expired.rows
      settle(expired, () => expired.reject(new HttpError(503, 'waited-too-long', retryAfterS)))
    }
  }

  function settle(entry: Entry, answer: () => void): void {
    rows -= entry.rows
    bytes -= entry.bytes
    answer()
  }
}

const retryAfterS = 5
