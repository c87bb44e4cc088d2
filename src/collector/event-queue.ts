import { maxEvents } from '#contract/event-schema.ts'
import { mostBodyBytes } from './read-body.ts'
import { Refused } from './refused.ts'
import type { Batch } from './save-batch.ts'

interface Limits {
  /** Beyond these, what comes is refused. */
  queueRows: number
  queueBytes: number
  batchRows: number
  batchMs: number
  batchesInFlight: number
  deadlineMs: number
}

interface Waiting extends Batch {
  rows: number
  bytes: number
  deadline: number
  done: () => void
  failed: (why: unknown) => void
}

/**
 * Group commit: what many requests bring is written in one transaction, and each of them is answered after it. The queue is
 * bounded in rows and bytes; a request that would not fit is refused at once, so memory is too.
 */
export function eventQueue(limits: Limits, save: (batch: Batch, deadline: number) => Promise<void>) {
  const waiting: Waiting[] = []
  let waitingRows = 0
  // With those that are being written.
  let rows = 0
  let bytes = 0
  let inFlight = 0
  let timer: NodeJS.Timeout | undefined

  return {
    /** Resolves when all of it is committed, and rejects with `Refused` when it is not certain to be. */
    add(batch: Batch, size: number): Promise<void> {
      const count = batch.events.length + batch.bad.length
      if (rows + count > limits.queueRows || bytes + size > limits.queueBytes)
        return Promise.reject(new Refused(503, 'queue_full', comeBackS))
      return new Promise((done, failed) => {
        waiting.push({
          ...batch,
          rows: count,
          bytes: size,
          deadline: performance.now() + limits.deadlineMs,
          done,
          failed,
        })
        waitingRows += count
        rows += count
        bytes += size
        if (waitingRows >= limits.batchRows) startBatch()
        else wakeLater()
      })
    },
    /** Whether the next request may not fit, however little it brings: said before it is read. */
    whyFull(): Refused | undefined {
      const isFull = rows + maxEvents > limits.queueRows || bytes + mostBodyBytes > limits.queueBytes
      return isFull ? new Refused(503, 'queue_full', comeBackS) : undefined
    },
    rows: () => rows,
    bytes: () => bytes,
  }

  function wakeLater(): void {
    timer ??= setTimeout(() => {
      timer = undefined
      giveUpLate()
      startBatch()
      // All connections are busy: look again, for a row may meanwhile have waited too long.
      if (waiting.length > 0) wakeLater()
    }, limits.batchMs)
  }

  function startBatch(): void {
    if (inFlight >= limits.batchesInFlight || waiting.length === 0) return
    const taken: Waiting[] = []
    let takenRows = 0
    for (const one of waiting) {
      if (takenRows >= limits.batchRows) break
      taken.push(one)
      takenRows += one.rows
    }
    waiting.splice(0, taken.length)
    waitingRows -= takenRows
    inFlight += 1
    const batch = { events: taken.flatMap(({ events }) => events), bad: taken.flatMap(({ bad }) => bad) }
    // The first to come is the first whose time is up.
    save(batch, taken[0]?.deadline ?? 0)
      .then(
        () => taken.forEach((one) => settle(one, one.done)),
        (why: unknown) => taken.forEach((one) => settle(one, () => one.failed(why))),
      )
      .finally(() => {
        inFlight -= 1
        if (waitingRows >= limits.batchRows) startBatch()
        else if (waiting.length > 0) wakeLater()
      })
  }

  function giveUpLate(): void {
    const now = performance.now()
    while (waiting[0] && waiting[0].deadline <= now) {
      const late = waiting.shift()
      if (!late) return
      waitingRows -= late.rows
      settle(late, () => late.failed(new Refused(503, 'waited_too_long', comeBackS)))
    }
  }

  function settle(one: Waiting, tell: () => void): void {
    rows -= one.rows
    bytes -= one.bytes
    tell()
  }
}

export type EventQueue = ReturnType<typeof eventQueue>

const comeBackS = 5
