import { setBounded } from '../bounded-map.ts'

/**
 * Token bucket: a rate limit per visitor, with bursts of up to a minute's worth. Memory is bounded: the least recently used
 * visitor is evicted first, which can only let a request through. With a period of `Infinity` it is not refilled: a limit per day,
 * because visitors have another hash after midnight (visitor-hash.ts).
 */
export function tokenBucket(capacity: number, now: () => number, maxVisitors = 50_000, periodMs = 60_000) {
  const buckets = new Map<string, { tokens: number; at: number }>()
  const perMs = capacity / periodMs

  return {
    /** Takes `cost` tokens and returns 0, or takes none and returns the milliseconds to wait. A cost above the capacity empties the bucket. */
    take(visitor: string, cost: number): number {
      const at = now()
      const old = buckets.get(visitor)
      const tokens = old ? Math.min(capacity, old.tokens + Math.max(0, at - old.at) * perMs) : capacity
      const price = Math.min(cost, capacity)
      const isEnough = tokens >= price
      setBounded(buckets, visitor, { tokens: isEnough ? tokens - price : tokens, at }, maxVisitors)
      return isEnough ? 0 : Math.ceil((price - tokens) / perMs)
    },
    size: () => buckets.size,
  }
}

export type TokenBucket = ReturnType<typeof tokenBucket>
