import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { literalsIn } from '@repo/content/source/literals.ts'
import { CopyTable } from './copy-table.ts'
import { temporaryRepository } from './testing/temporary-repository.ts'
import { TextFactsReader } from './text-facts.ts'

const file = 'packages/content/pages/tea.en.ts'

test('the published words are those of the last commit, also after another commit, a pull or a checkout', () => {
  const { root, git } = temporaryRepository({ [file]: page('Tea') })
  const at = join(root, file)
  const table = new CopyTable(root, () =>
    literalsIn(file, readFileSync(at, 'utf8')).map(({ start }) => ({ file: at, start, type: 'copy' })),
  )
  const facts = new TextFactsReader(table, root)
  const was = () => facts.of([0]).map((one) => one.was)
  expect([facts.changes(), was()]).toEqual([[], [undefined]])

  writeFileSync(at, page('Green tea'))
  expect([facts.changes(), was()]).toEqual([[{ id: 0, file, was: 'Tea', now: 'Green tea' }], ['Tea']])

  git('commit', '-qam', 'Say which')
  expect([facts.changes(), was()]).toEqual([[], [undefined]])

  git('checkout', '-q', 'HEAD~1')
  writeFileSync(at, page('Black tea'))
  expect([facts.changes(), was()]).toEqual([[{ id: 0, file, was: 'Tea', now: 'Black tea' }], ['Tea']])
})

function page(headline: string): string {
  return `export default { headline: '${headline}' }\n`
}
