/**
 * So many attempts at once, each in a slot of its own: one that hangs holds its slot and no other. `start` begins as many as there is room
 * for, if so many are due.
 */
export function deliverySlots(count: number, start: (most: number) => Promise<Promise<void>[]>) {
  const busy = new Set<Promise<void>>()
  return {
    /** Fills the free slots; when none is free, ends with the first that is. */
    async turn(): Promise<{ hasMore: boolean }> {
      const attempts = await start(count - busy.size)
      for (const attempt of attempts) {
        const one = attempt.finally(() => busy.delete(one))
        busy.add(one)
      }
      if (busy.size >= count) await Promise.race(busy)
      return { hasMore: attempts.length > 0 }
    },
    /** Ends when all slots are empty. */
    async idle(): Promise<void> {
      await Promise.all(busy)
    },
  }
}
