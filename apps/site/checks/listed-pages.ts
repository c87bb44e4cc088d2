import type { Claim, PageGroup } from '@repo/content/claims/claim.ts'
import type { Ledger } from '@repo/content/claims/ledger.ts'
import type { Path } from '@repo/content/cta.ts'
import type { PageTexts } from '@repo/content/page.ts'
import { partsInOrder } from './parts-in-order.ts'

/** Does the ledger list the claim for this page? All pages: every page that sells, so neither a quiz nor an empty page, unless it is named. */
export function isListed(claim: Claim, page: PageTexts, ledger: Ledger): boolean {
  if (isExcepted(claim, page, ledger)) return false
  if (claim.also?.includes(listedPath(page, ledger))) return true
  return claim.pages === 'all' ? isSelling(page) : isAmong(claim.pages, page, ledger)
}

/** Is it a page where a claim of all pages does not hold? */
export function isExcepted({ except = [] }: Claim, page: PageTexts, ledger: Ledger): boolean {
  return isAmong(except, page, ledger)
}

/** A figure may show on listed pages only, a text anywhere but on excepted ones. */
export function isKeptOff(claim: Claim, page: PageTexts, ledger: Ledger): boolean {
  return isExcepted(claim, page, ledger) || (claim.kind === 'figure' && !isListed(claim, page, ledger))
}

/** May a page and its translation differ in the claim? */
export function isListedForOne(
  claim: Claim | undefined,
  pair: readonly [PageTexts, PageTexts],
  ledger: Ledger,
): boolean {
  const [one, other] = pair.map((page) => claim && isListed(claim, page, ledger))
  return one !== other
}

/** The paths of the pages that the ledger lists for each claim. */
export function listedPages(pages: readonly PageTexts[], ledger: Ledger): Map<string, Path[]> {
  return new Map(
    Object.entries(ledger).map(([name, claim]) => [
      name,
      pages.filter((page) => isListed(claim, page, ledger)).map(({ path }) => path),
    ]),
  )
}

/** Under which path the ledger lists a page: a variant that it does not name may promise what its original promises. */
export function listedPath({ path, variantOf }: PageTexts, ledger: Ledger): Path {
  const isNamed = Object.values(ledger).some(({ pages }) => pages !== 'all' && pages.includes(path))
  return isNamed ? path : (variantOf ?? path)
}

function isAmong(listed: readonly (Path | PageGroup)[], page: PageTexts, ledger: Ledger): boolean {
  const path = listedPath(page, ledger)
  return listed.some((entry) => (typeof entry === 'string' ? entry === path : isInGroup(entry, page)))
}

function isInGroup({ having, locale }: PageGroup, page: PageTexts): boolean {
  return (locale ?? page.locale) === page.locale && partsInOrder(page).some((part) => having.includes(part))
}

function isSelling({ shell }: PageTexts): boolean {
  return !['quiz', 'legal', 'none'].includes(shell)
}
