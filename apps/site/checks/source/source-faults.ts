import type { Ledger } from '@repo/content/claims/ledger.ts'
import { currency } from '@repo/content/claims/tiers.ts'
import type { PageFile } from '@repo/content/read-pages.ts'
import { brand } from '@repo/content/brand.ts'
import { todayIn } from '@repo/content/schedule.ts'
import { siteFaults } from '@repo/content/site-faults.ts'
import { ui } from '@repo/content/ui/ui.ts'
import type { PageTexts } from '@repo/content/page.ts'
import type { Source } from '@repo/content/testing/collect-copy.ts'
import { findTranslations } from '@repo/content/translations.ts'
import { brandFaults, currencyFaults } from '../../build/owner-settings.ts'
import { withVariants } from '../listed-pages.ts'
import { asFault, levelOf, type Fault } from './fault.ts'
import { ledgerFaults } from './ledger-faults.ts'
import { missingLanguages } from './missing-languages.ts'
import { optionFaults } from './option-faults.ts'
import { pageChecks } from './page-checks.ts'
import { quoteFaults } from './quote-faults.ts'
import { reasonChecks, findReasons } from './reason-checks.ts'
import { translationChecks } from './translation-checks.ts'
import { wordingChecks } from './wording-checks.ts'

/** Everything that is wrong with the words as they are written: what helps while typing, before anything is built. */
export function sourceFaults(files: readonly PageFile[], words: readonly Source[], shown: Ledger): Fault[] {
  const ledger = withVariants(
    shown,
    files.map(({ page }) => page),
  )
  return [
    ...words.flatMap((source) => wordingFaults(source, ledger)),
    ...files.flatMap((one) => pageFaults(one, files, ledger)),
    ...siteFaults(files, todayIn(brand.timeZone)).map((fault) => asFault('leads somewhere', fault)),
    ...[...brandFaults(brand), ...currencyFaults(currency)].map((fault) => asFault('is a setting that fits', fault)),
    ...missingLanguages('packages/content/ui/', ui).map((fault) => asFault('is in every language', fault)),
    ...ledgerFaults(files, ledger).map((fault) => asFault('is a page that the ledger names', fault)),
  ]
}

/** What is wrong with one page among the others. The ledger has its variants: `withVariants`. */
export function pageFaults(one: PageFile, files: readonly PageFile[], ledger: Ledger): Fault[] {
  const isList = ({ page }: PageFile) => findReasons(page).length > 0
  const translations = files.filter(({ page }) => findTranslations(one.page, [page]).length > 0)
  const lists = isList(one) ? files.filter(isList) : []
  return [
    ...wordingFaults(
      { file: one.file, path: one.page.path, locale: one.page.locale, words: one.page, written: one.written },
      ledger,
      one.page,
    ),
    ...quoteFaults(one, ledger).map((fault) => asFault('quotes what the ledger lists for it', fault)),
    ...optionFaults(one.page).map((fault) => asFault('has words for every option', fault)),
    ...named(pageChecks, (check) => check(one, files, ledger)),
    ...(isList(one) ? named(reasonChecks, (check) => check(one, lists, ledger)) : []),
    ...translations.flatMap((other) => named(translationChecks, (check) => check(one, other, ledger))),
  ]
}

function wordingFaults(source: Source, ledger: Ledger, page?: PageTexts): Fault[] {
  return Object.entries(wordingChecks).flatMap(([rule, check]) =>
    check(source, ledger, page).map((found) => ({ ...found, rule, level: levelOf(rule) })),
  )
}

/** The faults of a list of checks, each with the name of its rule. */
function named<Check>(checks: Readonly<Record<string, Check>>, run: (check: Check) => readonly string[]): Fault[] {
  return Object.entries(checks).flatMap(([rule, check]) => run(check).map((fault) => asFault(rule, fault)))
}
