import type { Ledger } from '@repo/content/claims/ledger.ts'
import type { PageFile } from '@repo/content/read-pages.ts'
import { brand } from '@repo/content/brand.ts'
import { todayIn } from '@repo/content/schedule.ts'
import { siteFaults } from '@repo/content/site-faults.ts'
import { ui } from '@repo/content/ui/ui.ts'
import type { Source } from '@repo/content/testing/collect-copy.ts'
import { findTranslations } from '@repo/content/translations.ts'
import { withVariants } from '../listed-pages.ts'
import { ledgerFaults } from './ledger-faults.ts'
import { missingLanguages } from './missing-languages.ts'
import { pageChecks } from './page-checks.ts'
import { quoteFaults } from './quote-faults.ts'
import { reasonChecks, findReasons } from './reason-checks.ts'
import { translationChecks } from './translation-checks.ts'
import { wordingChecks } from './wording-checks.ts'

/** Everything that is wrong with the words as they are written: what helps while typing, before anything is built. */
export function sourceFaults(files: readonly PageFile[], words: readonly Source[], shown: Ledger): string[] {
  const ledger = withVariants(
    shown,
    files.map(({ page }) => page),
  )
  const sources = [
    ...files.map(({ file, page }) => ({ file, path: page.path, locale: page.locale, words: page })),
    ...words,
  ]
  const wording = sources.flatMap((source) => Object.values(wordingChecks).flatMap((check) => check(source, ledger)))
  const lists = files.filter(({ page }) => findReasons(page).length > 0)
  return [
    ...wording,
    ...siteFaults(files, todayIn(brand.timeZone)),
    ...missingLanguages('packages/content/ui/', ui),
    ...ledgerFaults(files, ledger),
    ...files.flatMap((file) => quoteFaults(file, ledger)),
    ...files.flatMap((one) => Object.values(pageChecks).flatMap((check) => check(one, files, ledger))),
    ...lists.flatMap((one) => Object.values(reasonChecks).flatMap((check) => check(one, lists, ledger))),
    ...files.flatMap((one) =>
      files
        .filter(({ page }) => findTranslations(one.page, [page]).length > 0)
        .flatMap((other) => Object.values(translationChecks).flatMap((check) => check(one, other, ledger))),
    ),
  ]
}
