import { formNames, formText } from '@repo/content/claims/form-text.ts'
import type { Ledger } from '@repo/content/claims/ledger.ts'
import { ourPrice } from '@repo/content/claims/our-price.ts'
import { tiers } from '@repo/content/claims/tiers.ts'
import { collectCopy, type Source } from '@repo/content/testing/collect-copy.ts'
import { findFigures } from '../figures/find-figures.ts'
import { filledText } from '../source/filled-text.ts'
import { typedClaims } from '../typed-claims.ts'
import { describePage, type BuiltPage } from './built-page.ts'

/**
 * CL-26: a built page promises nothing besides its words, which are checked where they are written, and the ledger. A figure that
 * a component types is found here.
 */
export function builtFigureIssues(one: BuiltPage, words: readonly Source[], ledger: Ledger): string[] {
  const issues = new Set<string>()
  let known: string | undefined
  for (const block of Map.groupBy(one.texts, (text) => text.block).values()) {
    const text = plain(block.map((part) => (part.isComputed ? '\uFFFC' : part.text)).join(' '))
    for (const { typed } of findFigures(text)) {
      known ??= knownWords(one, words, ledger)
      const isKnown =
        known.includes(typed) ||
        typedClaims(text, ledger).some((claim) => claim.typed.includes(typed) || typed.includes(claim.typed))
      if (!isKnown)
        issues.add(
          `${describePage(one)} promises "${typed}": "${text.trim()}", which no file of packages/content says. Write it there, and quote the claim that proves it.`,
        )
    }
  }
  return [...issues]
}

/** What the page, its shared words, the ledger and the price list say. */
function knownWords({ page }: BuiltPage, words: readonly Source[], ledger: Ledger): string {
  const { locale } = page
  const sources = [{ words: page, locale }, ...words.filter((source) => source.locale === locale)]
  const copy = sources.flatMap((source) => collectCopy(source))
  const forms = Object.values(ledger).flatMap((claim) => formNames(claim).map((form) => formText(claim, form, locale)))
  return plain(
    [
      ...copy.map(({ text, locale: own }) => filledText(text, own, ledger)),
      ...forms,
      ...tiers.map(({ price }) => ourPrice(price, locale)),
    ].join('\n'),
  )
}

/** Without marks and isolates, each blank once. */
function plain(text: string): string {
  return text.replaceAll(/\*\*|[\u2066-\u2069]/g, '').replaceAll(/[^\S\n]+/g, ' ')
}
