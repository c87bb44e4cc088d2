import type { Ledger } from '@repo/content/claims/ledger.ts'

export interface JoinedRange {
  from: number
  to: number
}

/** Range of the merchants-joined counter; undefined where the claim is off. */
export function joinedRange({ merchantsJoined }: Ledger): JoinedRange | undefined {
  return merchantsJoined?.off ? undefined : merchantsJoined?.between
}
