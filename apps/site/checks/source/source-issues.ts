import type { Ledger } from '@repo/content/claims/ledger.ts'
import { currency } from '@repo/content/claims/tiers.ts'
import type { PageFile } from '@repo/content/read-pages.ts'
import { brand } from '@repo/content/brand.ts'
import { todayIn } from '@repo/content/schedule.ts'
import { siteIssues } from '@repo/content/site-issues.ts'
import { ui } from '@repo/content/ui/ui.ts'
import type { Source } from '@repo/content/testing/collect-copy.ts'
import { findTranslations } from '@repo/content/translations.ts'
import { brandIssues, currencyIssues } from '../../build/owner-settings.ts'
import { withVariants } from '../listed-pages.ts'
import { asIssue, findIssues, type Issue } from './issue.ts'
import { ledgerIssues } from './ledger-issues.ts'
import { missingLanguages } from './missing-languages.ts'
import { optionIssues } from './option-issues.ts'
import { pageChecks } from './page-checks.ts'
import { findReasons, reasonChecks } from './reason-checks.ts'
import { translationChecks } from './translation-checks.ts'
import { wordingChecks } from './wording-checks.ts'

/** Everything that is wrong with the words as they are written: what helps while typing, before anything is built. */
export function sourceIssues(files: readonly PageFile[], words: readonly Source[], shown: Ledger): Issue[] {
  const ledger = withVariants(
    shown,
    files.map(({ page }) => page),
  )
  return [
    ...words.flatMap((source) => findIssues(wordingChecks, source, (check) => check(source, ledger, undefined))),
    ...files.flatMap((one) => pageIssues(one, files, ledger)),
    ...siteIssues(files, todayIn(brand.timeZone)).map((issue) => asIssue('leads somewhere', issue)),
    ...[...brandIssues(brand), ...currencyIssues(currency)].map((issue) => asIssue('is a setting that fits', issue)),
    ...missingLanguages('packages/content/ui/', ui).map((issue) => asIssue('is in every language', issue)),
    ...ledgerIssues(files, ledger).map((issue) => asIssue('is a page that the ledger names', issue)),
  ]
}

/** What is wrong with one page among the others. The ledger has its variants: `withVariants`. */
export function pageIssues(one: PageFile, files: readonly PageFile[], ledger: Ledger): Issue[] {
  const isList = ({ page }: PageFile) => findReasons(page).length > 0
  const translations = files.filter(({ page }) => findTranslations(one.page, [page]).length > 0)
  const lists = isList(one) ? files.filter(isList) : []
  const { file, page, written } = one
  const source = { file, path: page.path, locale: page.locale, words: page, written }
  return [
    ...findIssues(wordingChecks, source, (check) => check(source, ledger, page)),
    ...optionIssues(page).map((issue) => asIssue('has words for every option', issue)),
    ...findIssues(pageChecks, source, (check) => check(one, files, ledger)),
    ...(isList(one) ? findIssues(reasonChecks, source, (check) => check(one, lists, ledger)) : []),
    ...translations.flatMap((other) => findIssues(translationChecks, source, (check) => check(one, other, ledger))),
  ]
}
