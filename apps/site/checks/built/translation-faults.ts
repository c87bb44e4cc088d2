import type { Ledger } from '@repo/content/claims/ledger.ts'
import { findTranslations } from '@repo/content/translations.ts'
import { isListedForOne } from '../listed-pages.ts'
import { describePage, type BuiltPage } from './built-page.ts'
import { claimsOn, readLeftOutClaims } from './claim-faults.ts'

/** RT-23: a page promises what its translation promises, unless the ledger lists the claim for one of them alone. */
export function translationFaults(
  one: BuiltPage,
  { built }: { built: readonly BuiltPage[] },
  ledger: Ledger,
): string[] {
  const own = claimsOn(one, ledger)
  const leftOut = readLeftOutClaims(one)
  const translations = built.filter(({ page }) => findTranslations(one.page, [page]).length > 0)
  return translations.flatMap((translation) =>
    [...claimsOn(translation, ledger)]
      // A number that differs from visitor to visitor is drawn in the browser.
      .filter(([name]) => !ledger[name]?.between)
      .filter(
        ([name, { place }]) =>
          place !== 'head' &&
          !own.has(name) &&
          !leftOut.has(name) &&
          !isListedForOne(ledger[name], [one.page, translation.page]),
      )
      .map(
        ([name, { typed }]) =>
          `${describePage(one)} does not show ${name}, which its translation ${translation.page.path} promises: "${typed}". Quote {${name}} in ${one.file}, or list it for one of them in packages/content/claims/claims.ts.`,
      ),
  )
}
