import type { Ledger } from '@repo/content/claims/ledger.ts'
import type { PageFile } from '@repo/content/read-pages.ts'
import { isKeptOff } from '../listed-pages.ts'
import { describeSource, quotesIn } from '@repo/content/testing/collect-copy.ts'

/** CL: a page quotes only what the ledger lists for it. What bars and footers add shows in the built page. */
export function quoteIssues({ file, page }: PageFile, ledger: Ledger): string[] {
  const quoted = quotesIn(page, page.locale)
  return Object.entries(ledger)
    .filter(([name, claim]) => quoted.has(name) && isKeptOff(claim, page))
    .map(
      ([name]) =>
        `${describeSource({ file, path: page.path })} quotes {${name}}, but the ledger keeps it off this page. Say it without the claim, or add '${page.path}' to the pages of ${name} in packages/content/claims/claims.ts.`,
    )
}
