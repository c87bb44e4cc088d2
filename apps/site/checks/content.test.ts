import { spawnSync } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { brand } from '@repo/content/brand.ts'
import { claimsModes, ledgerIn } from '@repo/content/claims/ledger.ts'
import { readResolvedPages } from '@repo/content/read-pages.ts'
import { fixturePage } from './fixtures.ts'
import { readWords } from './source/read-words.ts'
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
    const pages = (await readResolvedPages(ledger)).map((one) =>
      one.page.path === '/pricing' ? { ...one, page: { ...one.page, title: 'Free {trial77}' } } : one,
    )
    const issues = sourceIssues([...pages, fixturePage({ title: 'Free {trial77}' })], await readWords(ledger), ledger)
    expect(issues.map(printIssue)).toEqual(
      ['pages/pricing.en.ts ("/pricing")', 'pages/x.en.ts ("/x")'].map(
        (page) =>
          `packages/content/${page} quotes {trial77}, but the ledger has no such claim. Did you mean {trial7}? The names are in packages/content/claims/claims.ts.`,
      ),
    )
  },
)

test('a number of the chat that cannot be dialled is named before a build, with the one to write', async () => {
  const { phone } = brand.chat
  onTestFinished(() => void Object.assign(brand.chat, { phone }))
  Object.assign(brand.chat, { phone: '+972 50-123-4567' })
  const ledger = ledgerIn('as-specified')
  expect(sourceIssues(await readResolvedPages(ledger), [], ledger).map(printIssue)).toEqual([
    `chat.phone in packages/content/brand.ts is "+972 50-123-4567". Write '972501234567': digits only, country code first, without +, spaces and hyphens.`,
  ])
})
