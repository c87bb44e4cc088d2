import type { LeadChange, LeadState } from '../api/leads.ts'

export type Answer = Pick<LeadChange, 'state' | 'callAt'>

/** What an outcome changes. A call that found no one ends a callback only if its time has come: a later one was asked for. */
export function outcomeChange(state: Exclude<LeadState, 'suspect'>, callAt: string | undefined, now: number): Answer {
  return state === 'no_answer' && isAhead(callAt, now) ? { state, callAt } : { state }
}

/** What is said after an outcome: the callback that it ended or left, and whether a time to call again is proposed. */
export function outcomeNews({ state, callAt }: Answer, before: string | undefined, now: number): OutcomeNews {
  const stays = callAt !== undefined && callAt === before
  return {
    ...(before !== undefined && !stays && !callAt && { ended: before }),
    ...(stays && { stays: before }),
    proposes: state === 'no_answer' && !callAt,
    ...(isAhead(callAt ?? undefined, now) && !stays && { callAt: callAt ?? undefined }),
  }
}

export interface OutcomeNews {
  ended?: string
  stays?: string
  callAt?: string | undefined
  proposes: boolean
}

function isAhead(callAt: string | undefined, now: number): callAt is string {
  return callAt !== undefined && Date.parse(callAt) > now
}
