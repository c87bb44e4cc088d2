import type { Claim } from '@repo/content/claims/claim.ts'
import { isKept, readContradictions } from '@repo/content/claims/contradictions.ts'
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
    contradictions: readContradictions(ledger, pages).map((one) => ({
      about: [one.about.en, one.sides.map(({ words }) => words.en).join(' · ')].filter(Boolean).join(': '),
      why: one.choose.en,
      state: one.state === 'settled' ? 'settled' : isKept(one) ? 'kept' : 'open',
      ...(one.kept && { kept: one.kept }),
      claims: one.claims.map((name) => ({ name, isShown: one.sides.some((side) => side.name === name) })),
    })),
  }
}

export interface ClaimsReport {
  claims: { name: string; claim: Claim; words: string[]; pages: readonly string[] }[]
  /** A reviewer reads each: `{other: …}` silences the rule. */
  marks: readonly { file: string; text: string; typed: string }[]
  contradictions: {
    about: string
    why: string
    state: 'open' | 'kept' | 'settled'
    /** Why an owner keeps it on purpose. */
    kept?: string
    claims: { name: string; isShown: boolean }[]
  }[]
}

export const statusWords: Readonly<Record<Claim['status'], string>> = {
  unsubstantiated: 'needs evidence',
  substantiated: 'substantiated',
  measured: 'measured by the collector',
  term: 'a term of the product',
  invented: 'invented, labelled as sample data',
}

function readForms(claim: Claim): string[] {
  const { between } = claim
  if (between) return [`${between.from}–${between.to}, drawn in the browser`]
  const words = formNames(claim).flatMap((form) => localeCodes.map((locale) => formText(claim, form, locale)))
  return [...new Set(words.filter((text) => text !== undefined))]
}
