import { code, log } from './log.ts'
import type { Refused } from './refused.ts'

/**
 * One line a minute for each reason of refusing, with how often: a forgotten origin or a wrong path is seen in the log, and a flood
 * does not fill it. Nothing of the request is in it.
 */
export function refusalLog(everyMs = 60_000) {
  const counts = new Map<string, { status: number; count: number }>()
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    for (const [reason, facts] of counts) log('refused', { reason: code(reason), ...facts })
    counts.clear()
  }

  return {
    note({ status, reason }: Refused): void {
      counts.set(reason, { status, count: (counts.get(reason)?.count ?? 0) + 1 })
      timer ??= setTimeout(flush, everyMs).unref()
    },
    flush,
  }
}

export type RefusalLog = ReturnType<typeof refusalLog>
