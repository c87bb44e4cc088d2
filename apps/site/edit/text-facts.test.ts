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

test('items that have moved are no change; a new one is, and has no words before', () => {
  const list = (...items: string[]) => `export default { items: [${items.map((text) => `'${text}'`).join(', ')}] }\n`
  const { root } = temporaryRepository({ [file]: list('Black', 'Green') })
  const at = join(root, file)
  const table = new CopyTable(root, () =>
    literalsIn(file, readFileSync(at, 'utf8')).map(({ start }) => ({ file: at, start, type: 'copy' })),
  )
  const facts = new TextFactsReader(table, root)
  writeFileSync(at, list('New', 'Black', 'Green'))
  table.listAgain({ file, path: 'default.items' }, 3)
  expect(facts.changes().map(({ was, now }) => [was, now])).toEqual([['', 'New']])
  expect(facts.of([0, 1]).map(({ was }) => was)).toEqual(['', undefined])
})

test('words that the file has elsewhere, too, are a change with the words before', () => {
  const says = (first: string, ...items: string[]) =>
    `export default { label: '${first}', more: 'Add to Shopify', items: [${items.map((text) => `'${text}'`).join(', ')}] }\n`
  const { root } = temporaryRepository({ [file]: says('Try free', 'Try free', 'Black', 'Green') })
  const at = join(root, file)
  const table = new CopyTable(root, () =>
    literalsIn(file, readFileSync(at, 'utf8')).map(({ start }) => ({ file: at, start, type: 'copy' })),
  )
  const facts = new TextFactsReader(table, root)
  const changes = () => facts.changes().map(({ was, now }) => [was, now])
  const was = () => facts.of([0])[0]?.was
  writeFileSync(at, says('Try it free', 'Try free', 'Black', 'Green'))
  expect([changes(), was()], 'another place says what it said').toEqual([[['Try free', 'Try it free']], 'Try free'])
  writeFileSync(at, says('Add to Shopify', 'Try free', 'Black', 'Green'))
  expect([changes(), was()], 'it says what another place said').toEqual([[['Try free', 'Add to Shopify']], 'Try free'])
  writeFileSync(at, says('Green', 'Try free', 'Green', 'Black'))
  expect([changes(), was()], 'items have moved, this is none').toEqual([[['Try free', 'Green']], 'Try free'])
  writeFileSync(at, says('Try free', 'Green', 'Black', 'Green'))
  expect(changes(), 'an item with the words of its neighbour').toEqual([['Try free', 'Green']])
})

function page(headline: string): string {
  return `export default { headline: '${headline}' }\n`
}
