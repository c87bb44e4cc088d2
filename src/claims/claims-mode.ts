import type { Claim } from './claim.ts'

/** Which claims a build shows: all that are specified, or only those that somebody can prove. */
export const claimsModes = ['as-specified', 'substantiated'] as const

export type ClaimsMode = (typeof claimsModes)[number]

/** The mode of this build: the environment's CLAIMS. A browser has no environment, and reads no ledger. */
export function claimsMode(): ClaimsMode {
  const set = globalThis.process?.env.CLAIMS
  return claimsModes.find((mode) => mode === set) ?? 'as-specified'
}

/** The ledger as a mode shows it: in the second, whatever waits for evidence is off. Terms are the owner's own word. */
export function shownIn<T extends Record<string, Claim>>(ledger: T, mode: ClaimsMode): T {
  if (mode === 'as-specified') return ledger
  const entries = Object.entries(ledger).map(([name, claim]) => [
    name,
    claim.status === 'unsubstantiated' ? { ...claim, off: true } : claim,
  ])
  return Object.fromEntries(entries) as T
}
