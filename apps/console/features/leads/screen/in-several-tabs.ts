import { type LeadCounts, leadStates } from '../api/leads.ts'

/** Whether the tabs add up to more people than there are: one whose requests have two states is in two of them. */
export function isInSeveralTabs(counts: LeadCounts): boolean {
  return leadStates.reduce((sum, state) => sum + counts[state === 'suspect' ? 'suspects' : state], 0) > counts.all
}
