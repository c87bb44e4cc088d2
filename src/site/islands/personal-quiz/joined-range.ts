import type { Claim } from '#claims/claim.ts'
import { claims } from '#claims/claims.ts'

export interface JoinedRange {
  from: number
  to: number
}

const claim: Claim = claims.merchantsJoined

/** Range of the merchants-joined counter; undefined where the claim is off. */
export const joinedRange: JoinedRange | undefined = claim.off ? undefined : claims.merchantsJoined.between
