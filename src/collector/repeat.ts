import { setTimeout as pause } from 'node:timers/promises'

/** Does something over and over, `everyMs` after it was done, until told to stop; at once if it says that there is more. It ends when the last turn has ended. */
export async function repeat(
  everyMs: number,
  stop: AbortSignal,
  turn: () => Promise<{ hasMore: boolean }>,
  onFault: (error: unknown) => void,
): Promise<void> {
  while (!stop.aborted) {
    const { hasMore } = await turn().catch((error: unknown) => {
      onFault(error)
      return { hasMore: false }
    })
    // A stop ends the pause, too.
    if (!hasMore) await pause(everyMs, undefined, { signal: stop }).catch(() => {})
  }
}
