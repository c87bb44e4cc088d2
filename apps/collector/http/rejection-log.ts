import { code, log } from '@repo/server/log.ts'
import { withHint } from '@repo/server/storage/database-error.ts'
import type { HttpError } from '@repo/server/http/http-error.ts'

/**
 * Log of rejected requests: the first of each kind at once, all others of the minute as one line with their count. So an operator who
 * tries a form sees why it is rejected, and a flood does not fill the log. Nothing else of the request is logged.
 */
export function rejectionLog(everyMs = 60_000) {
  const counts = new Map<string, { error: HttpError; route: string; more: number }>()
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    for (const { error, route, more } of counts.values()) if (more > 0) write(error, route, more)
    counts.clear()
  }

  return {
    add(error: HttpError, path: string): void {
      const route = routes[path] ?? 'other'
      const key = `${route} ${error.reason} ${error.code}`
      const known = counts.get(key)
      if (known) known.more += 1
      else {
        counts.set(key, { error, route, more: 0 })
        write(error, route, 1)
      }
      timer ??= setTimeout(flush, everyMs).unref()
    },
    flush,
  }
}

export type RejectionLog = ReturnType<typeof rejectionLog>

/** Never the path itself: a visitor may write anything into it. */
const routes: Readonly<Record<string, string>> = { '/v1/leads': 'leads', '/v1/events': 'events' }

function write({ reason, status, code: given }: HttpError, route: string, count: number): void {
  log('request-rejected', { route: code(route), reason: code(reason), status, ...(given && withHint(given)), count })
}
