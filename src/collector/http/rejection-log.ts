import { code, log } from '../log.ts'
import type { HttpError } from './http-error.ts'

/**
 * Aggregated log of rejected requests: one line a minute for each reason, with its count. A missing origin or a wrong path shows,
 * and a flood does not fill the log. Nothing of the request is logged.
 */
export function rejectionLog(everyMs = 60_000) {
  const counts = new Map<string, { status: number; count: number }>()
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    for (const [reason, facts] of counts) log('request-rejected', { reason: code(reason), ...facts })
    counts.clear()
  }

  return {
    add({ status, reason }: HttpError): void {
      counts.set(reason, { status, count: (counts.get(reason)?.count ?? 0) + 1 })
      timer ??= setTimeout(flush, everyMs).unref()
    },
    flush,
  }
}

export type RejectionLog = ReturnType<typeof rejectionLog>
