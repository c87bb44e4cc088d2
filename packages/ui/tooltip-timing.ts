/** Hover delay of a tooltip, and the time after closing in which the next one opens without a delay (SH-05). */
export const tooltipTiming = { openDelayMs: 700, skipDelayMs: 300 }

/** The delay for a pointer that arrives now; `closedAt` is when the last one closed, if any did. */
export function openDelay(now: number, closedAt: number | null): number {
  const justRead = closedAt !== null && now - closedAt < tooltipTiming.skipDelayMs
  return justRead ? 0 : tooltipTiming.openDelayMs
}
