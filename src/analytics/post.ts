/**
 * What became of a message: the collector stored it, the collector refused it for good, or it is to be retried, and not
 * before the service asked for.
 */
export type Outcome = 'taken' | 'refused' | { notBeforeMs: number }

/** Stored means that the collector's answer, `{"accepted": …}`, has this number: 1 for a lead, any whole number for events. */
export type Post = (url: string, body: string, wanted: 1 | 'any', isLeaving?: boolean) => Promise<Outcome>

/**
 * Posts text, which needs no CORS preflight, without cookies; `keepalive` outlives the page. Only the collector's own JSON
 * counts: a redirect, a page that answers 200, a proxy's 403 or 404 are wrong settings or outages, and the message waits.
 */
export const post: Post = async (url, body, wanted, isLeaving) => {
  try {
    // A browser without keepalive drops the request together with the page, and has the beacon for it.
    if (isLeaving && !('keepalive' in Request.prototype)) throw new Error()
    const response = await fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit', redirect: 'error' })
    // Not all that answers is JSON, and `null` is.
    const { accepted, error } = (await response.json().catch(() => {})) ?? {}
    if (response.ok && (wanted === 1 ? accepted === 1 : Number.isInteger(accepted))) return 'taken'
    // Malformed, too large, not to be processed: the same body would be refused again.
    if (error && [400, 413, 422].includes(response.status)) return 'refused'
    return { notBeforeMs: retryAfterMs(response.headers.get('retry-after'), Date.now()) }
  } catch {
    // A beacon has no answer: the message stays until a later request is answered.
    if (isLeaving) navigator.sendBeacon(url, body)
    return { notBeforeMs: 0 }
  }
}

/** How long a `Retry-After` (seconds or a date) asks to wait: at most an hour, because setTimeout overflows after 24.8 days. */
export function retryAfterMs(value: string | null, now: number): number {
  const ms = Number(value) * 1000 || Date.parse(`${value}`) - now || 0
  return Math.min(Math.max(0, ms), 3_600_000)
}

/** How long to wait after so many failures in a row: twice as long each time, and not all visitors at once. */
export function backOffMs(failures: number, random: number): number {
  return Math.min(2000 * 2 ** (failures - 1), 300_000) * (0.5 + random / 2)
}
