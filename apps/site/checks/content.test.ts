import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { claimsModes, ledgerIn } from '@repo/content/claims/ledger.ts'
import { readResolvedPages } from '@repo/content/read-pages.ts'
import { fixturePage } from './fixtures.ts'
import { printIssue } from './source/issue.ts'
import { sourceIssues } from './source/source-issues.ts'

test('the command says to build first, ends with one line and fails', () => {
  const { status, stdout } = spawnSync(process.execPath, ['apps/site/checks/content.ts', '--root', 'no-such-folder'], {
    encoding: 'utf8',
  })
  const lines = stdout.trim().split('\n')
  expect(lines.at(-2)).toBe('There is no build in no-such-folder/. Run "npm run build" first.')
  expect(lines.at(-1)).toMatch(/^\d+ pages, [\d,]+ words read: \d+ issues?, \d+ tips?/)
  expect(status).toBe(1)
})

test.each(claimsModes)(
  'an unknown claim is one issue, on the page that quotes it and not on its translation (%s)',
  async (mode) => {
    const ledger = ledgerIn(mode)
    // The page and its translation alone: links that lead out of these are other issues.
    const pages = (await readResolvedPages(ledger)).filter(({ page }) => page.path.startsWith('/pricing'))
    const [pricing, ...others] = pages.toSorted((one, other) => one.page.path.length - other.page.path.length)
    if (!pricing || others.length === 0) throw new Error('/pricing and its translation are gone. Ask two other pages.')
    const quoting = { ...pricing, page: { ...pricing.page, title: 'Free {trial77}' } }
    const issues = sourceIssues([quoting, ...others, fixturePage({ title: 'Free {trial77}' })], [], ledger)
    expect(issues.map(printIssue).filter((issue) => issue.includes('trial77'))).toEqual(
      ['pages/pricing.en.ts ("/pricing")', 'pages/x.en.ts ("/x")'].map(
        (page) =>
          `packages/content/${page} quotes {trial77}, but the ledger has no such claim. Did you mean {trial7}? The names are in packages/content/claims/claims.ts.`,
      ),
    )
  },
)
