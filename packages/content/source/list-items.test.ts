import { readFileSync } from 'node:fs'
import * as prettier from 'prettier'
import { expect, test } from 'vitest'
import { addItem, itemAt, putItem, swapItems, takeItem } from './list-items.ts'
import { literalsIn } from './literals.ts'

const files = {
  casestudy: { file: 'packages/content/pages/casestudy.en.ts', list: /\.items$/, first: 'What does $0 get me?' },
  'advertorial-he': {
    file: 'packages/content/pages/advertorial-he.he.ts',
    list: /questions\.items$/,
    first: 'אבל זה לא יציק להם?',
  },
}

test.each(Object.entries(files))('the questions of %s: one is added, moved, removed and put back', async (_, one) => {
  const code = readFileSync(one.file, 'utf8')
  const formatted = async (source: string) =>
    prettier.format(source, { ...(await prettier.resolveConfig(one.file)), filepath: one.file })
  const texts = (source: string) => literalsIn(one.file, source)
  const first = texts(code).find(({ value }) => value === one.first)
  const item = itemAt(code, first?.path ?? '', (list) => one.list.test(list))
  if (!item) throw new Error('The question is in no list.')
  const { list, count } = item
  expect(item.at).toBe(0)

  const isCopy = (path: string) => /(question|answer)(\.with(out)?)?$/.test(path)
  const added = addItem(code, item, 'Not yet written', isCopy)
  expect(itemAt(added, `${list}.1.question`, () => true)).toEqual({ list, at: 1, count: count + 1 })
  const own = texts(added).filter(({ path }) => path.startsWith(`${list}.1.`))
  expect(own.map(({ path, value }) => [path.slice(list.length + 3), value])).toEqual([
    ['question', 'Not yet written'],
    ['answer', 'Not yet written'],
  ])

  const moved = swapItems(added, list, [1, 0])
  expect(texts(moved).find(({ path }) => path === `${list}.0.question`)?.value).toBe('Not yet written')
  expect(texts(moved).find(({ path }) => path === `${list}.1.question`)?.value).toBe(one.first)

  expect(await formatted(takeItem(moved, { list, at: 0 }).code)).toBe(code)
  for (const at of [0, 2, count - 1]) {
    const taken = takeItem(code, { list, at })
    expect(itemAt(taken.code, `${list}.0.question`, () => true)?.count).toBe(count - 1)
    expect(await formatted(putItem(taken.code, { list, at }, taken.item))).toBe(code)
  }
})

test('an item that rests on a claim is copied as it is said without it', () => {
  const code = `export default { items: [{ onlyWith: 'tea', icon: 'cup', text: { with: '{tea}', without: 'Tea' } }] }`
  expect(addItem(code, { list: 'default.items', at: 0 }, 'New', (path) => path.includes('text'))).toContain(
    `, { 'icon': 'cup', 'text': 'New' }]`,
  )
  const fork = `export default { items: [{ with: { text: '{tea}' }, without: { text: 'Tea' } }] }`
  expect(addItem(fork, { list: 'default.items', at: 0 }, 'New', () => true)).toContain(`, { 'text': 'New' }]`)
})

test('an item that is a constant stays one; its copy is of its neighbour, and the only item stays', () => {
  const code = `export default { items: [shared, { text: 'Tea' }] }`
  expect(addItem(code, { list: 'default.items', at: 0 }, 'New', () => true)).toBe(
    `export default { items: [shared, { 'text': 'New' }, { text: 'Tea' }] }`,
  )
  expect(() => addItem('export default { items: [shared] }', { list: 'default.items', at: 0 }, '', () => true)).toThrow(
    'by hand',
  )
  expect(() => takeItem('export default { items: [shared] }', { list: 'default.items', at: 0 })).toThrow('only one')
})
