import type { Ledger } from '@repo/content/claims/ledger.ts'
import { findTranslations } from '@repo/content/translations.ts'
import { hasShortWord } from '@repo/content/claims/typed-patterns.ts'
import { quotesIn } from '@repo/content/testing/collect-copy.ts'
import { isListed, isListedForOne } from '../listed-pages.ts'
import { describePage, type BuiltPage } from './built-page.ts'
import { claimsOn, readLeftOutClaims } from './claim-issues.ts'

/** RT-23: a page promises what its translation promises, unless the ledger lists the claim for one of them alone. */
export function translationIssues(
  one: BuiltPage,
  { built }: { built: readonly BuiltPage[] },
  ledger: Ledger,
): string[] {
  const own = claimsOn(one, ledger)
  const leftOut = readLeftOutClaims(one)
  const translations = built.filter(({ page }) => findTranslations(one.page, [page]).length > 0)
  return translations.flatMap((translation) => {
    const quoted = quotesIn(translation.page, translation.page.locale)
    return [...claimsOn(translation, ledger)]
      .filter(([name, { place }]) => {
        const claim = ledger[name]
        return (
          claim &&
          place !== 'head' &&
          // A number that differs from visitor to visitor is drawn in the browser, and a number of a plan may be that of a claim.
          !claim.between &&
          (place === 'frame' || quoted.has(name) || isListed(claim, translation.page)) &&
          !own.has(name) &&
          !hasShortWord(claim, one.page.locale) &&
          !leftOut.has(name) &&
          !isListedForOne(claim, [one.page, translation.page])
        )
      })
      .map(
        ([name, { typed }]) =>
          `${describePage(one)} does not show ${name}, which its translation ${translation.page.path} promises: "${typed}". Quote {${name}} in ${one.file}, or list it for one of them in packages/content/claims/claims.ts.`,
      )
  })
}
