import { readList, writeList, type SafeStorage } from '#analytics/safe-storage.ts'
import type { SentLead } from '#contract/lead.ts'
import { uuidTime } from '#contract/uuid-time.ts'

/**
 * Leads that have not arrived yet, in the visitor's own browser. After a week they are forgotten: nobody calls back then. Each lies
 * by itself: of two tabs that wrote one list in the same instant, the second would take the first one's lead off.
 */
export function pendingLeads(local: SafeStorage, now: () => number) {
  return {
    /** Those that still wait, and the others are gone. */
    waiting(): SentLead[] {
      const keys = local.keys().filter((key) => key.startsWith(prefix))
      for (const key of keys) if (now() - uuidTime(key.slice(prefix.length)) >= keepMs) local.set(key)
      return keys.flatMap((key) => readList<SentLead>(local, key))
    },
    keep: (lead: SentLead) => writeList(local, prefix + lead.id, [lead]),
    forget: (id: string) => local.set(prefix + id),
  }
}

export type PendingLeads = ReturnType<typeof pendingLeads>

const prefix = 'lead:'
const keepMs = 7 * 24 * 3_600_000
