import type { Claim, PageGroup } from '@repo/content/claims/claim.ts'
import type { Ledger } from '@repo/content/claims/ledger.ts'
import type { Path } from '@repo/content/cta.ts'
import type { PageTexts } from '@repo/content/page.ts'
import { partsInOrder } from './parts-in-order.ts'

/** Does the ledger list the claim for this page? All pages: every page that sells, so neither a quiz nor an empty page, unless it is named. */
export function isListed(claim: Claim, page: PageTexts): boolean {
  if (isExcepted(claim, page)) return false
  if ([...(claim.also ?? []), ...(claim.variants ?? [])].includes(page.path)) return true
  return claim.pages === 'all' ? isSelling(page) : isAmong(claim.pages, page)
}

/** Is it a page where a claim of all pages does not hold? */
export function isExcepted({ except = [] }: Claim, page: PageTexts): boolean {
  return isAmong(except, page)
}

/** A figure may show on listed pages only, a text anywhere but on excepted ones. */
export function isKeptOff(claim: Claim, page: PageTexts): boolean {
  return isExcepted(claim, page) || (claim.kind === 'figure' && !isListed(claim, page))
}

/** May a page and its translation differ in the claim? */
export function isListedForOne(claim: Claim | undefined, pair: readonly [PageTexts, PageTexts]): boolean {
  const [one, other] = pair.map((page) => claim && isListed(claim, page))
  return one !== other
}

/** The paths of the pages that the ledger lists for each claim. */
export function listedPages(pages: readonly PageTexts[], ledger: Ledger): Map<string, Path[]> {
  return new Map(
    Object.entries(ledger).map(([name, claim]) => [
      name,
      pages.filter((page) => isListed(claim, page)).map(({ path }) => path),
    ]),
  )
}

/** The ledger with the variants that no claim names: each may promise what any page of the same original promises, and need not. */
export function withVariants(ledger: Ledger, pages: readonly PageTexts[]): Ledger {
  const named = new Set(Object.values(ledger).flatMap((claim) => (claim.pages === 'all' ? [] : claim.pages)))
  const variants = pages.filter(({ path, variantOf }) => variantOf !== undefined && !named.has(path))
  const originals = new Map(pages.map((page) => [page.path, findOriginal(page)]))
  return Object.fromEntries(
    Object.entries(ledger).map(([name, claim]) => {
      const promising = claim.pages === 'all' ? [] : claim.pages.filter((entry) => typeof entry === 'string')
      const listed = new Set([...promising, ...(claim.also ?? [])].map((path) => originals.get(path) ?? path))
      return [
        name,
        { ...claim, variants: variants.filter((page) => listed.has(findOriginal(page))).map(({ path }) => path) },
      ]
    }),
  )
}

/** The page that a variant tries another angle of, or the page itself. Search engines list none but the original. */
export function findOriginal({ path, variantOf }: PageTexts): Path {
  return variantOf ?? path
}

function isAmong(listed: readonly (Path | PageGroup)[], page: PageTexts): boolean {
  return listed.some((entry) => (typeof entry === 'string' ? entry === page.path : isInGroup(entry, page)))
}

function isInGroup({ having, locale }: PageGroup, page: PageTexts): boolean {
  return (locale ?? page.locale) === page.locale && partsInOrder(page).some((part) => having.includes(part))
}

function isSelling({ shell }: PageTexts): boolean {
  return !['quiz', 'legal', 'none'].includes(shell)
}
