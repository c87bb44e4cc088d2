/** The outcome of a request: stored, refused for good, or to be retried, not before the collector's `Retry-After`. */
export type Outcome = 'stored' | 'refused' | { notBeforeMs: number }

/** `stored` requires the collector's answer, `{"accepted": …}`, with this number: 1 for a lead, any whole number for events. */
export type Post = (url: string, body: string, wanted: 1 | 'any', isLeaving?: boolean) => Promise<Outcome>

/**
 * Posts text/plain, which needs no CORS preflight, without cookies; `keepalive` outlives the page. Only the collector's own
 * JSON counts: a redirect, an HTML page with 200, a proxy's 403 or 404 are misconfiguration or outages, and are retried.
 */
export const post: Post = async (url, body, wanted, isLeaving) => {
  try {
    // A browser without keepalive cancels the request with the page; it has sendBeacon instead.
    if (isLeaving && !('keepalive' in Request.prototype)) throw new Error()
    const response = await fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit', redirect: 'error' })
    // The body may not be JSON, or may be `null`.
    const { accepted, error } = (await response.json().catch(() => {})) ?? {}
    if (response.ok && (wanted === 1 ? accepted === 1 : Number.isInteger(accepted))) return 'stored'
    // Malformed, too large, unprocessable: the same body would be refused again.
    if (typeof error === 'string' && [400, 413, 422].includes(response.status)) return 'refused'
    return { notBeforeMs: retryAfterMs(response.headers.get('retry-after'), Date.now()) }
  } catch {
    // A beacon has no answer: the message stays queued until a later request is answered.
    if (isLeaving) navigator.sendBeacon(url, body)
    return { notBeforeMs: 0 }
  }
}

/** `Retry-After` (seconds or a date) in ms: at most an hour, because setTimeout overflows after 24.8 days. */
export function retryAfterMs(value: string | null, now: number): number {
  const ms = Number(value) * 1000 || Date.parse(`${value}`) - now || 0
  return Math.min(Math.max(0, ms), 3_600_000)
}

/** Exponential back-off with jitter, by the number of consecutive failures. */
export function backOffMs(failures: number, random: number): number {
  return Math.min(2000 * 2 ** (failures - 1), 300_000) * (0.5 + random / 2)
}
