/**
 * Concurrency limit with a slot per attempt: a slow attempt blocks its own slot and no other. `start` starts up to `limit`
 * attempts, as many as are due.
 */
export function deliverySlots(count: number, start: (limit: number) => Promise<Promise<void>[]>) {
  const busy = new Set<Promise<void>>()
  return {
    /** Fills the free slots; when none is free, waits for one. Resolves to whether any was due. */
    async turn(): Promise<boolean> {
      const attempts = await start(count - busy.size)
      for (const attempt of attempts) {
        const slot = attempt.finally(() => busy.delete(slot))
        busy.add(slot)
      }
      if (busy.size >= count) await Promise.race(busy)
      return attempts.length > 0
    },
    /** Resolves when all slots are free. */
    async idle(): Promise<void> {
      await Promise.all(busy)
    },
  }
}
