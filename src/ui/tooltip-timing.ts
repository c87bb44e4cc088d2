/** How long a pointer rests on a term before it explains itself, and how soon after that the next one need not wait (SH-05). */
export const tooltipTiming = { openDelayMs: 700, skipDelayMs: 300 }

/** The wait before a tooltip opens under a pointer that arrives now; `closedAt` is when the last one closed, if any did. */
export function openDelay(now: number, closedAt: number | null): number {
  const justRead = closedAt !== null && now - closedAt < tooltipTiming.skipDelayMs
  return justRead ? 0 : tooltipTiming.openDelayMs
}
