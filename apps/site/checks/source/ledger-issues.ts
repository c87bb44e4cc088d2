import * as groups from '@repo/content/claims/page-groups.ts'
import type { Claim, PageGroup } from '@repo/content/claims/claim.ts'
import type { Ledger } from '@repo/content/claims/ledger.ts'
import type { PageFile } from '@repo/content/read-pages.ts'
import { isListed } from '../listed-pages.ts'

/** CL: every page and every group of pages that the ledger names is there, and what a claim draws is what it says. */
export function ledgerIssues(files: readonly PageFile[], ledger: Ledger): string[] {
  return Object.entries(ledger).flatMap(([name, claim]) => {
    const named = [claim.pages === 'all' ? [] : claim.pages, claim.also ?? [], claim.except ?? []].flat()
    const isThere = (entry: (typeof named)[number]) =>
      files.some(({ page, whole = page }) =>
        typeof entry === 'string'
          ? page.path === entry
          : isListed({ ...claim, pages: [entry], also: [], except: [] }, whole),
      )
    return [
      ...named
        .filter((entry) => !isThere(entry))
        .map(
          (entry) =>
            `The claim ${name} in packages/content/claims/claims.ts names ${readName(entry)}, but there is no such page. Take it out there.`,
        ),
      ...drawnOtherwise(name, claim),
    ]
  })
}

/** Dots before and after are counted by visitors: 2 and 6 are three times as many. */
function drawnOtherwise(name: string, { value }: Claim): string[] {
  if (typeof value !== 'object') return []
  const { before, after, times, lower } = value
  const said = times ?? (lower === undefined ? undefined : 1 - lower / 100)
  if (before === undefined || after === undefined || said === undefined || Math.abs(after / before - said) < 0.05)
    return []
  return [
    `The claim ${name} in packages/content/claims/claims.ts says ${times === undefined ? `${lower}% less` : `${times} times`}, but draws ${before} dots before and ${after} after. Write before and after that are as it says.`,
  ]
}

/** A path, or the constant that claims.ts writes for a group. */
function readName(entry: string | PageGroup): string {
  if (typeof entry === 'string') return entry
  return Object.entries(groups).find(([, group]) => group === entry)?.[0] ?? entry.about
}
