/**
 * What became of a message: the collector stored it, the collector refused it for good, or it is to be retried, and not
 * before the service asked for.
 */
export type Outcome = 'taken' | 'refused' | { notBeforeMs: number }

/** `isStored` judges the number of the collector's answer, `{"accepted": …}`. */
export type Post = (
  url: string,
  body: string,
  isStored: (accepted: unknown) => boolean,
  isLeaving?: boolean,
) => Promise<Outcome>

/**
 * Posts text, which needs no CORS preflight, without cookies; `keepalive` outlives the page. Only the collector's own JSON
 * counts: a redirect, a page that answers 200, a proxy's 403 or 404 are wrong settings or outages, and the message waits.
 */
export const post: Post = async (url, body, isStored, isLeaving) => {
  try {
    // A browser without keepalive drops the request together with the page, and has the beacon for it.
    if (isLeaving && !('keepalive' in Request.prototype)) throw new Error()
    const response = await fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit', redirect: 'error' })
    const { ok, status, headers } = response
    const { accepted, error } = await answerIn(response)
    if (ok && isStored(accepted)) return 'taken'
    if (finalStatuses.includes(status) && typeof error === 'string') return 'refused'
    return { notBeforeMs: retryAfterMs(headers.get('retry-after'), Date.now()) }
  } catch {
    // A beacon has no answer: the message stays until a later request is answered.
    if (isLeaving) navigator.sendBeacon(url, body)
    return { notBeforeMs: 0 }
  }
}

/** A lead's answer is exactly `{"accepted":1}`. */
export const isLeadStored = (accepted: unknown) => accepted === 1

/** Malformed, too large, not to be processed: the same body would be refused again. */
const finalStatuses = [400, 413, 422]

async function answerIn(response: Response): Promise<{ accepted?: unknown; error?: unknown }> {
  try {
    // `null` is JSON, too.
    return (await response.json()) ?? {}
  } catch {
    return {}
  }
}

/** How long a `Retry-After` (seconds or a date) asks to wait: at most an hour, because setTimeout overflows after 24.8 days. */
export function retryAfterMs(value: string | null, now: number): number {
  if (!value) return 0
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now || 0
  return Math.min(Math.max(0, ms), 3_600_000)
}

/** How long to wait after so many failures in a row: twice as long each time, and not all visitors at once. */
export function backOffMs(failures: number, random: number): number {
  return Math.min(2000 * 2 ** (failures - 1), 300_000) * (0.5 + random / 2)
}
