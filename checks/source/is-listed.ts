import type { Claim } from '#claims/claim.ts'
import type { Ledger } from '#claims/fill-claims.ts'
import type { Path } from '#content/cta.ts'
import type { Page } from '#content/page.ts'

/** Does the ledger list the claim for this page? All pages: every page that sells, so neither a quiz nor an empty page, unless it is named. */
export function isListed({ pages, also, except }: Claim, page: Page, ledger: Ledger): boolean {
  const path = listedPath(page, ledger)
  if (except?.includes(path)) return false
  if (also?.includes(path)) return true
  return pages === 'all' ? !['quiz', 'legal', 'none'].includes(page.shell) : pages.includes(path)
}

/** Under which path the ledger lists a page: a variant that it does not name may promise what its original promises. */
export function listedPath({ path, variantOf }: Page, ledger: Ledger): Path {
  const isNamed = Object.values(ledger).some(({ pages }) => pages !== 'all' && pages.includes(path))
  return isNamed ? path : (variantOf ?? path)
}
