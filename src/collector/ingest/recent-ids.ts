/**
 * The ids of events that were stored lately. A page that is left does not get the answer to its last request, so the next page of the
 * visit sends those events again a few seconds later. Two generations: the older is forgotten when the younger is full, or after
 * a minute.
 */
export function recentIds(now: () => number = performance.now.bind(performance), limit = 200_000) {
  let young = new Set<string>()
  let old = new Set<string>()
  let bornAt = now()

  return {
    has: (id: string) => young.has(id) || old.has(id),
    add(ids: readonly string[]): void {
      if (young.size >= limit || now() - bornAt >= generationMs) {
        old = young
        young = new Set()
        bornAt = now()
      }
      for (const id of ids) young.add(id)
    },
  }
}

const generationMs = 60_000
