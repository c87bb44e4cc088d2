import type { Claim } from '#claims/claim.ts'
import { claims } from '#claims/claims.ts'

export interface JoinedRange {
  from: number
  to: number
}

const claim: Claim = claims.merchantsJoined

/** Between which numbers the merchants-joined counter lies; nothing where an owner switched the claim off. */
export const joinedRange: JoinedRange | undefined = claim.off ? undefined : claims.merchantsJoined.between
