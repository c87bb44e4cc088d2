/** How much goes together: so many, and so many bytes as JSON. */
export interface Room {
  count: number
  bytes: number
}

/** What waits for the collector. When it is full, the oldest goes. */
export const queueRoom: Room = { count: 200, bytes: 256 * 1024 }

/**
 * What goes in one request. The collector takes 50 events and 64 KB; a browser lets a page that is being left have 64 KB
 * under way, all requests together, so that two of these fit.
 */
export const batchRoom: Room = { count: 50, bytes: 30 * 1024 }

/** The first of a list, as many as fit, but at least one. */
export function firstOf<Item>(list: readonly Item[], { count, bytes }: Room): Item[] {
  let left = bytes
  const end = list.slice(0, count).findIndex((item) => (left -= bytesOf(item)) < 0)
  return list.slice(0, end < 0 ? count : end || 1)
}

/** The last of a list, as many as fit. */
export function lastOf<Item>(list: readonly Item[], room: Room): Item[] {
  return firstOf([...list].reverse(), room).reverse()
}

function bytesOf(item: unknown): number {
  // With the comma behind it.
  return new TextEncoder().encode(JSON.stringify(item)).length + 1
}
