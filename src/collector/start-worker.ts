import { databaseFault } from './database-fault.ts'
import { deliverMessages, type Attempt } from './deliver-messages.ts'
import { deliverySlots } from './delivery-slots.ts'
import { sealer } from './lead-seal.ts'
import { code, log } from './log.ts'
import { forget } from './queries/forget.ts'
import { rollUpAll } from './queries/roll-up.ts'
import { repeat } from './repeat.ts'
import type { WorkerEnv } from './worker-env.ts'
import { workerPool } from './worker-pool.ts'

/** Delivers, counts and forgets, each at its own pace and none in the way of another. Any number of workers may run. */
export function startWorker(env: WorkerEnv): { stop: () => Promise<void> } {
  const pool = workerPool(env.COLLECTOR_WORKER_DATABASE_URL)
  const seal = sealer(env.COLLECTOR_LEAD_KEYS)
  const { webhook } = env
  const stopping = new AbortController()
  const work = (name: string, everyMs: number, turn: () => Promise<{ hasMore: boolean }>) =>
    repeat(everyMs, stopping.signal, turn, (error) => log(`${name}-failed`, faultOf(error)))

  const all = [
    work('count', 60_000, async () => {
      const began = performance.now()
      const visits = await rollUpAll(pool, undefined, stopping.signal)
      if (visits > 0) log('counted', { visits, ms: Math.round(performance.now() - began) })
      return { hasMore: false }
    }),
    // Once a day would do. Once an hour, a day that somebody was just reading goes an hour later.
    work('forget', 3_600_000, async () => {
      log('forgot', await forget(pool, env.COLLECTOR_KEEP_EVENT_DAYS, env.COLLECTOR_KEEP_LEAD_DAYS))
      return { hasMore: false }
    }),
  ]
  if (webhook) {
    const slots = deliverySlots(atOnce, async (most) => {
      const attempts = await deliverMessages(pool, seal, webhook, most)
      return attempts.map((attempt) =>
        attempt.then(
          (made) => log(`message-${made.after}`, factsOf(made)),
          (error: unknown) => log('deliver-failed', faultOf(error)),
        ),
      )
    })
    all.push(work('deliver', 1000, slots.turn).then(slots.idle))
  }
  log('working', { webhook: Number(webhook !== undefined) })

  return {
    /** What is in hand is finished: at most an attempt's ten seconds, or a stretch of counting. */
    async stop() {
      stopping.abort()
      await Promise.all(all)
      await pool.end()
    },
  }
}

/** Attempts at the CRM at the same time. */
const atOnce = 10

function factsOf({ message_id: message, attempts, answer }: Attempt) {
  return { message: code(message), attempts, answer: typeof answer === 'number' ? answer : code(answer) }
}

function faultOf(error: unknown) {
  const isOurs = error instanceof Error && error.message.includes('collector:rebuild')
  return { code: isOurs ? code('rebuild-needed') : databaseFault(error).code }
}
