import { setTimeout as pause } from 'node:timers/promises'
import { HttpError } from '@repo/server/http/http-error.ts'
import type { Metrics } from '../metrics.ts'
import { classifyDatabaseError } from '@repo/server/storage/database-error.ts'

/** Retries a statement with exponential back-off until its deadline. Only transient errors are retried: bad rows are thrown back at once. */
export async function retryUntil<T>(deadline: number, metrics: Metrics, statement: () => Promise<T>): Promise<T> {
  for (let wait = firstWaitMs; ; wait = Math.min(wait * 2, maxWaitMs)) {
    try {
      return await statement()
    } catch (error) {
      const { kind, code } = classifyDatabaseError(error)
      if (kind === 'data') throw error
      metrics.count('retries_total', code)
      if (performance.now() + wait >= deadline) throw new HttpError(503, 'database', retryAfterS, code)
      await pause(wait)
    }
  }
}

const firstWaitMs = 20
const maxWaitMs = 500
const retryAfterS = 5
