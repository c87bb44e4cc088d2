import type { LeadChange, OneLead } from '../api/leads.ts'

/** The optimistic part of a change: a new state clears callback and outcome question. Notes and removals wait for the response. */
export function shownChange({ state, callAt }: Change): Partial<OneLead> {
  return {
    ...(state && { state, asksOutcome: false, callAt: undefined }),
    ...(callAt && { callAt }),
  } as Partial<OneLead>
}

/** What a person changes; the version comes from the screen. */
export type Change = Omit<LeadChange, 'version'>
