import { readList, writeList, type SafeStorage } from '@repo/site/analytics/safe-storage.ts'
import type { SentLead } from '@repo/contract/lead.ts'
import { uuidTime } from '@repo/contract/uuid-time.ts'

/**
 * Leads that are not stored yet, in the visitor's own browser, for a week at most. One key per lead: with one list for all,
 * two tabs that write at the same time would lose a lead.
 */
export function pendingLeads(local: SafeStorage, now: () => number) {
  return {
    /** All pending leads. Expired ones are removed. */
    list(): SentLead[] {
      const keys = local.keys().filter((key) => key.startsWith(prefix))
      for (const key of keys) if (now() - uuidTime(key.slice(prefix.length)) >= retentionMs) local.set(key)
      return keys.flatMap((key) => readList<SentLead>(local, key))
    },
    add: (lead: SentLead) => writeList(local, prefix + lead.id, [lead]),
    remove: (id: string) => local.set(prefix + id),
  }
}

export type PendingLeads = ReturnType<typeof pendingLeads>

const prefix = 'lead:'
const retentionMs = 7 * 24 * 3_600_000
