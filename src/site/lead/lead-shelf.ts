import { listOn, putList, type Shelf } from '#analytics/shelf.ts'
import { timeOf } from '#analytics/uuid-v7.ts'
import type { LeadDelivery } from '#contract/lead.ts'

/** Leads that have not arrived yet, in the visitor's own browser. After a week they are forgotten: nobody calls back then. */
export function leadShelf(local: Shelf, now: () => number) {
  const all = () => listOn<LeadDelivery>(local, key)
  return {
    /** Those that still wait, and the others are gone. */
    waiting(): LeadDelivery[] {
      const fresh = all().filter(({ id }) => now() - timeOf(id) < keepMs)
      putList(local, key, fresh)
      return fresh
    },
    keep: (lead: LeadDelivery) => putList(local, key, [...all().filter(({ id }) => id !== lead.id), lead]),
    forget: (id: string) =>
      putList(
        local,
        key,
        all().filter((lead) => lead.id !== id),
      ),
  }
}

export type LeadShelf = ReturnType<typeof leadShelf>

const key = 'leads'
const keepMs = 7 * 24 * 3_600_000
