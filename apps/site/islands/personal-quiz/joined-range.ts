import type { Claim } from '@repo/content/claims/claim.ts'
import type { Ledger } from '@repo/content/claims/ledger.ts'

export type JoinedRange = NonNullable<Claim['between']>

/** Range of the merchants-joined counter; undefined where the claim is off. */
export function joinedRange({ merchantsJoined }: Ledger): JoinedRange | undefined {
  return merchantsJoined?.off ? undefined : merchantsJoined?.between
}
