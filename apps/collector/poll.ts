import { setTimeout as pause } from 'node:timers/promises'

/** Polling loop: runs `turn`, then waits `everyMs`, or not at all if it resolves to true: there is more to do. Ends with the current turn after an abort. */
export async function poll(
  everyMs: number,
  signal: AbortSignal,
  turn: () => Promise<boolean | void>,
  onError: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    const hasMore = await turn().catch(onError)
    // An abort also ends the pause.
    if (!hasMore) await pause(everyMs, undefined, { signal }).catch(() => {})
  }
}
