import type { Claim } from '@repo/content/claims/claim.ts'
import { contradictions } from '@repo/content/claims/contradictions.ts'
import { fillClaims } from '@repo/content/claims/fill-claims.ts'
import { formNames, formText } from '@repo/content/claims/form-text.ts'
import type { Ledger } from '@repo/content/claims/ledger.ts'
import { localeCodes } from '@repo/contract/locale.ts'

/** Every claim with what a visitor reads, the pages that show it, its evidence, what contradicts it, and the figures that are marked as no claim. */
export function claimsReport(
  ledger: Ledger,
  pages: ReadonlyMap<string, readonly string[]>,
  marks: ClaimsReport['marks'] = [],
): ClaimsReport {
  return {
    marks,
    claims: Object.entries(ledger).map(([name, claim]) => ({
      name,
      claim,
      words: readForms(claim),
      pages: claim.off ? [] : (pages.get(name) ?? []),
    })),
    contradictions: contradictions.map(({ about, why, claims }) => ({
      about: filled(about, ledger),
      why: filled(why, ledger),
      claims: claims.map((name) => ({ name, isShown: !ledger[name]?.off })),
    })),
  }
}

export interface ClaimsReport {
  claims: { name: string; claim: Claim; words: string[]; pages: readonly string[] }[]
  /** A reviewer reads each: `{other: …}` silences the rule. */
  marks: readonly { file: string; text: string; typed: string }[]
  contradictions: { about: string; why: string; claims: { name: string; isShown: boolean }[] }[]
}

export const statusWords: Readonly<Record<Claim['status'], string>> = {
  unsubstantiated: 'needs evidence',
  substantiated: 'substantiated',
  measured: 'measured by the collector',
  term: 'a term of the product',
  invented: 'invented, labelled as sample data',
}

/** A contradiction is open while two of its sides are shown, or its only one. */
export function isOpen({ claims }: ClaimsReport['contradictions'][number]): boolean {
  return claims.filter(({ isShown }) => isShown).length >= Math.min(2, claims.length)
}

/** In English. A claim that is switched off is quoted too: the report says what was settled. */
function filled(text: string, ledger: Ledger): string {
  const shown = Object.entries(ledger).map(([name, claim]) => [name, { ...claim, off: false }] as const)
  return fillClaims(text, 'en', Object.fromEntries(shown))
}

function readForms(claim: Claim): string[] {
  const { between } = claim
  if (between) return [`${between.from}–${between.to}, drawn in the browser`]
  const words = formNames(claim).flatMap((form) => localeCodes.map((locale) => formText(claim, form, locale)))
  return [...new Set(words.filter((text) => text !== undefined))]
}
