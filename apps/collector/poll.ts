import { setTimeout as pause } from 'node:timers/promises'

/** Polling loop: runs `turn`, then waits `everyMs`, or not at all if there is more to do. Ends with the current turn after an abort. */
export async function poll(
  everyMs: number,
  signal: AbortSignal,
  turn: () => Promise<{ hasMore: boolean }>,
  onError: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    const { hasMore } = await turn().catch((error: unknown) => {
      onError(error)
      return { hasMore: false }
    })
    // An abort also ends the pause.
    if (!hasMore) await pause(everyMs, undefined, { signal }).catch(() => {})
  }
}
