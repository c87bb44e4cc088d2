import type { Ledger } from '@repo/content/claims/ledger.ts'
import type { PageFile } from '@repo/content/read-pages.ts'
import { isListed } from '../listed-pages.ts'

/** CL: every page and every group of pages that the ledger names is there. */
export function ledgerFaults(files: readonly PageFile[], ledger: Ledger): string[] {
  return Object.entries(ledger).flatMap(([name, claim]) => {
    const named = [claim.pages === 'all' ? [] : claim.pages, claim.also ?? [], claim.except ?? []].flat()
    const isThere = (entry: (typeof named)[number]) =>
      files.some(({ page, whole = page }) =>
        typeof entry === 'string'
          ? page.path === entry
          : isListed({ ...claim, pages: [entry], also: [], except: [] }, whole),
      )
    return named
      .filter((entry) => !isThere(entry))
      .map(
        (entry) =>
          `The claim ${name} in packages/content/claims/claims.ts names ${typeof entry === 'string' ? entry : entry.about}, but there is no such page. Take it out there.`,
      )
  })
}
