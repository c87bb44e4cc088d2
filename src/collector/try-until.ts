import { setTimeout as pause } from 'node:timers/promises'
import { databaseFault } from './database-fault.ts'
import type { Metrics } from './metrics.ts'
import { Refused } from './refused.ts'

/** Tries a statement until it is done or time is up. Only what may be tried again is: rows that can never be stored are thrown back at once. */
export async function tryUntil<T>(deadline: number, metrics: Metrics, statement: () => Promise<T>): Promise<T> {
  for (let wait = firstWaitMs; ; wait = Math.min(wait * 2, mostWaitMs)) {
    try {
      return await statement()
    } catch (error) {
      const fault = databaseFault(error)
      if (fault.kind === 'data') throw error
      metrics.count('retries_total', fault.code)
      if (performance.now() + wait >= deadline) throw new Refused(503, 'database', comeBackS)
      await pause(wait)
    }
  }
}

const firstWaitMs = 20
const mostWaitMs = 500
const comeBackS = 5
