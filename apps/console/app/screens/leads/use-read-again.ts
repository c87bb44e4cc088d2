import { useEffect, useRef } from 'react'
import type { LeadCounts, LeadTab } from '@repo/console/api/leads.ts'

/** Reads a list of leads again when its count changes, not by the clock: every reading is in the audit log, a count is not. */
export function useReadAgain(tab: LeadTab, counts: LeadCounts | undefined, read: () => Promise<unknown>): void {
  const count = counts?.[tab]
  const seen = useRef({ tab, count })
  useEffect(() => {
    const before = seen.current
    seen.current = { tab, count }
    if (before.tab === tab && before.count !== undefined && before.count !== count) void read()
  }, [tab, count, read])
}
