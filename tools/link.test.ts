import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test.each([
  [['/pricng', '--source', 'meta', '--campaign', 'spring'], 'There is no page "/pricng". Did you mean /pricing?'],
  [['/pricing', '--source', 'Meta', '--campaign', 'spring'], 'The link has the source "Meta". Write it in lower case'],
  [['/pricing', '--source', 'meta'], 'The link has no campaign.'],
  [[], 'Which page? npm run link -- /pricing --source meta --campaign spring'],
  [['/pricing', '--sorce', 'meta'], "Unknown option '--sorce'. npm run link -- /pricing --source meta"],
  [['/pricing', '--source', 'meta', '--campaign', 'spring', '--short', 'a/b'], '/go/a/b is no plain name.'],
])('npm run link -- %s is refused', (words, issue) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/link.ts', ...words], { encoding: 'utf8' })
  expect(stderr).toContain(issue)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).not.toContain('positional')
})
