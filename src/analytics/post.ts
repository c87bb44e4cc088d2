/**
 * What became of a message: it was taken, it is refused for good, or it should be tried later, and not before the
 * service said, if it did.
 */
export type Outcome = 'taken' | 'refused' | { notBeforeMs: number }

export type Post = (url: string, body: string, isLeaving?: boolean) => Promise<Outcome>

/** Sends text, which needs no permission asked for first, and without cookies. It goes on when the page is left. */
export const post: Post = async (url, body, isLeaving) => {
  try {
    // A browser that would drop the request together with the page has the beacon for it.
    if (isLeaving && !('keepalive' in Request.prototype)) throw new Error()
    const { ok, status, headers } = await fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit' })
    if (ok) return 'taken'
    if (status < 500 && status !== 408 && status !== 429) return 'refused'
    return { notBeforeMs: retryAfterMs(headers.get('retry-after'), Date.now()) }
  } catch {
    // Nobody hears what becomes of a beacon: the message stays until a later one is answered.
    if (isLeaving) navigator.sendBeacon(url, body)
    return { notBeforeMs: 0 }
  }
}

/** How long a `Retry-After` asks to wait: it names seconds or a date. */
export function retryAfterMs(value: string | null, now: number): number {
  if (!value) return 0
  return Math.max(0, /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now || 0)
}

/** How long to wait after so many failures in a row: twice as long each time, and not all visitors at once. */
export function backOffMs(failures: number, random: number): number {
  return Math.min(2000 * 2 ** (failures - 1), 300_000) * (0.5 + random / 2)
}
