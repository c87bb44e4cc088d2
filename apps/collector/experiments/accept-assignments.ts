import { experimentAssignment } from '@repo/contract/visit-origin.ts'
import { setBounded } from '@repo/server/bounded-map.ts'
import type { Metrics } from '../metrics.ts'

/**
 * What is stored of the assignment of an experiment, decided when it arrives, by this machine's clock: anyone can send any assignment with
 * any date. `<experiment>.<arm>.<second>.<nth>`, where `nth` is the place of the visit among those of its network today, for the limit of
 * one network (read-days.ts). Nothing is stored of an assignment that is older than two hours or came with another visit before: a crowd
 * behind one forwarded link is no random assignment.
 * In memory, like rate limits; a restart forgets them, which only lets a network begin anew.
 */
export function acceptAssignments({ now, metrics, maxAssignments = 100_000 }: AcceptOptions): AcceptAssignment {
  const firstUses = new Map<string, { by: string; nth: number }>()
  const counts = new Map<string, number>()

  return (assignment, by, network) => {
    const { outcome, nth } = examine(assignment, by, network)
    metrics.count('experiment_marks_total', outcome)
    return nth === undefined ? undefined : [...assignment.split('.').slice(0, 3), nth].join('.')
  }

  function examine(assignment: string, by: string, network: string): { outcome: AssignmentOutcome; nth?: number } {
    if (!experimentAssignment.test(assignment)) return { outcome: 'malformed' }
    const [id = '', , at = ''] = assignment.split('.')
    if (Math.abs(now() / 1000 - Number(at)) > freshS) return { outcome: 'late' }
    const first = firstUses.get(assignment)
    if (first && first.by !== by) return { outcome: 'used' }
    if (first) return { outcome: 'accepted', nth: first.nth }
    const nth = Math.min((counts.get(`${network} ${id}`) ?? 0) + 1, 999_999)
    // One network would need its rate limit of nearly three hours to push out its own.
    setBounded(counts, `${network} ${id}`, nth, maxAssignments)
    setBounded(firstUses, assignment, { by, nth }, maxAssignments)
    return { outcome: 'accepted', nth }
  }
}

/** `by` is the visit or the lead that carries the assignment; `network` a pseudonym of the sender's network, for a day. */
export type AcceptAssignment = (assignment: string, by: string, network: string) => string | undefined

interface AcceptOptions {
  now: () => number
  metrics: Metrics
  maxAssignments?: number
}

type AssignmentOutcome = 'accepted' | 'late' | 'used' | 'malformed'

const freshS = 2 * 3600
