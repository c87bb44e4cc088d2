/** A limit in items and in bytes of JSON. */
export interface SizeLimit {
  count: number
  bytes: number
}

/** The queue of undelivered events. When it is full, the oldest are dropped. */
export const queueLimit: SizeLimit = { count: 200, bytes: 256 * 1024 }

/**
 * The body of one request. The collector accepts 50 events and 64 KB; a browser allows a page that is being unloaded 64 KB
 * in flight (keepalive), all requests together, so that two of these fit.
 */
export const requestLimit: SizeLimit = { count: 50, bytes: 30 * 1024 }

/** The longest head of a list within the limit, but at least one item: an oversized one must not block the rest. */
export function firstFitting<Item>(list: readonly Item[], { count, bytes }: SizeLimit): Item[] {
  let left = bytes
  const end = list.slice(0, count).findIndex((item) => (left -= countBytes(item)) < 0)
  return list.slice(0, end < 0 ? count : end || 1)
}

/** The longest tail of a list within the limit. */
export function lastFitting<Item>(list: readonly Item[], limit: SizeLimit): Item[] {
  return firstFitting([...list].reverse(), limit).reverse()
}

function countBytes(item: unknown): number {
  // Plus the comma that separates it from the next.
  return new TextEncoder().encode(JSON.stringify(item)).length + 1
}
