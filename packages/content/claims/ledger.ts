import type { Claim } from './claim.ts'
import { claims } from './claims.ts'
import { measuredClaims } from './measured.ts'

/** The claims by name, as one build shows them. */
export type Ledger = Readonly<Record<string, Claim>>

/** Which claims a build shows: all that are specified, or only those with evidence. */
export const claimsModes = ['as-specified', 'substantiated'] as const

export type ClaimsMode = (typeof claimsModes)[number]

/** The ledger in a mode, with what was measured. Substantiated, claims without evidence are off; terms are the owner's own word and stay. */
export function ledgerIn(mode: ClaimsMode, all: Ledger = { ...claims, ...measuredClaims() }): Ledger {
  if (mode === 'as-specified') return all
  return Object.fromEntries(
    Object.entries(all).map(([name, claim]) => [
      name,
      claim.status === 'unsubstantiated' ? { ...claim, off: true } : claim,
    ]),
  )
}

/** The ledger with nothing off: what a page is made of before a claim takes its part away. */
export function withEveryClaim(ledger: Ledger): Ledger {
  return Object.fromEntries(Object.entries(ledger).map(([name, claim]) => [name, { ...claim, off: false }]))
}

/** The mode that a setting names (`CLAIMS`). Unset or unknown, everything is shown; `apps/site/build/owner-settings.ts` refuses the unknown. */
export function parseClaimsMode(setting: string | undefined): ClaimsMode {
  return claimsModes.find((mode) => mode === setting) ?? 'as-specified'
}
