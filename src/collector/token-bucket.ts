/**
 * So many a minute for each visitor, all at once if they like. It remembers a bounded number of visitors; the one it has not
 * heard of for longest is forgotten first, which can only let somebody through.
 */
export function tokenBucket(perMinute: number, now: () => number, mostVisitors = 50_000) {
  const buckets = new Map<string, { tokens: number; at: number }>()
  const perMs = perMinute / 60_000

  return {
    /** Takes `cost` and tells 0, or takes nothing and tells how many milliseconds to wait. More than a full bucket empties it. */
    take(visitor: string, cost: number): number {
      const at = now()
      const old = buckets.get(visitor)
      const tokens = old ? Math.min(perMinute, old.tokens + Math.max(0, at - old.at) * perMs) : perMinute
      const price = Math.min(cost, perMinute)
      const isEnough = tokens >= price
      // Set anew, so that the map's order is the order of last use.
      buckets.delete(visitor)
      buckets.set(visitor, { tokens: isEnough ? tokens - price : tokens, at })
      if (buckets.size > mostVisitors) forgetOldest()
      return isEnough ? 0 : Math.ceil((price - tokens) / perMs)
    },
    size: () => buckets.size,
  }

  function forgetOldest(): void {
    for (const oldest of buckets.keys()) {
      buckets.delete(oldest)
      return
    }
  }
}

export type TokenBucket = ReturnType<typeof tokenBucket>
