import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changedLists } from '@repo/content/source/list-items.ts'
import { literalsIn, nodesIn } from '@repo/content/source/literals.ts'
import { CopyTable } from './copy-table.ts'
import { changeRequests } from './change-requests.ts'
import { PageItems, type ItemChange } from './page-items.ts'
import { temporaryRepository } from './testing/temporary-repository.ts'

const files = { en: 'packages/content/pages/tea.en.ts', he: 'packages/content/pages/tea-he.he.ts' }

test('an item is added, moved and removed in both languages, and each change taken back', async () => {
  const { items, change, table, read, idOf } = start()
  const before = read()
  const id = idOf('default.sections.1.items.0.question')
  expect(items.of(id)).toMatchObject({ at: 0, count: 2 })

  const added = await change(id, 'add')
  expect(added).toMatchObject({ at: 1, count: 3, isBoth: true })
  expect(table.read(added?.id ?? -1)?.value).toBe('Not yet written')
  expect(read().he).toContain("question: 'עוד לא נכתב'")
  expect(added?.follow.map(({ text }) => text)).toEqual(['Three questions', 'שלוש שאלות'])

  const moved = await change(added?.id ?? -1, 'up')
  expect(moved).toMatchObject({ at: 0, count: 3, follow: [] })
  expect(table.read(moved?.id ?? -1)?.value).toBe('Not yet written')
  expect(await change(moved?.id ?? -1, 'up')).toBeUndefined()

  const removed = await change(idOf('default.sections.1.items.1.question'), 'remove')
  expect(removed).toMatchObject({ at: 1, count: 2 })
  expect(read().en).not.toContain('Black or green?')
  for (const left of [3, 3, 2]) {
    expect(await table.own.undo()).toBe(true)
    expect(items.of(id)).toMatchObject({ count: left })
  }
  expect(await table.own.undo()).toBe(false)
  expect(words(read())).toEqual(words(before))
})

test('a list is put back as it was before, in both languages, and that is taken back', async () => {
  const { items, table, read, idOf } = start()
  const before = read()
  await items.change(idOf('default.sections.1.items.0.question'), 'down', table.own.change)
  await items.change(idOf('default.sections.1.items.0.question'), 'add', table.own.change)
  const changed = read()
  expect(changedLists(before.en, changed.en)).toEqual([{ list: 'default.sections.1.items', was: 2, now: 3 }])
  const place = { file: files.en, path: 'default.sections.1.items' }
  const published = (file: string) => (file === files.en ? before.en : before.he)
  expect(await table.own.undoable((write) => items.restore(place, published, write))).toMatchObject({
    count: 2,
    isBoth: true,
  })
  expect(changedLists(before.en, read().en)).toEqual([])
  expect(words(read())).toEqual(words(before))
  await table.own.undo()
  expect(words(read())).toEqual(words(changed))
  expect(await items.restore({ ...place, path: 'default.sections' }, published, table.own.change)).toBeUndefined()
})

test('a page whose translation has another number of items changes alone', async () => {
  const { change, idOf, read } = start((code) => code.replace(", { question: 'כמה?', answer: 'שתי כוסות.' }", ''))
  const { he } = read()
  expect(await change(idOf('default.sections.1.items.0.question'), 'add')).toMatchObject({ isBoth: false })
  expect(read().he).toBe(he)
})

test('a section is no item, nor what stands in no list', () => {
  const { items, idOf } = start()
  expect(items.of(idOf('default.sections.0.headline'))).toBeUndefined()
  expect(items.of(idOf('default.sections.1.headline'))).toBeUndefined()
})

test('a list whose items are made by code in one language refuses a new one in both, by a name that the panel has words for', async () => {
  const { table, facts, read, idOf } = start((code) => code.replaceAll(/\{ question: '[א-ת][^}]*\}/g, 'made($&)'))
  const before = read()
  const requests = changeRequests(table, facts as never, {} as never)
  const asked = { id: idOf('default.sections.1.items.0.question'), change: 'add' } as const
  expect(await requests['/item'](asked)).toEqual([422, { refusal: 'elsewhere' }])
  expect(read()).toEqual(before)
})

test('a list says how many items the specification gives it', () => {
  const { items, idOf } = start((code) => code.replace("'/tea'", "'/pricing'"))
  expect(items.of(idOf('default.sections.1.items.1.answer'))).toMatchObject({ at: 1, count: 2, specified: 5 })
})

const words = (read: Record<string, string>) =>
  Object.values(read).map((code) => literalsIn('', code).map(({ path, value }) => [path, value]))

function start(change: (code: string) => string = (code) => code) {
  const { root } = temporaryRepository({
    '.prettierrc.json': readFileSync('.prettierrc.json', 'utf8'),
    [files.en]: change(
      page('/tea', 'Two questions', [
        ['Black or green?', 'Green.'],
        ['How much?', 'Two cups.'],
      ]),
    ),
    [files.he]: change(
      page('/tea-he', 'שתי שאלות', [
        ['שחור או ירוק?', 'ירוק.'],
        ['כמה?', 'שתי כוסות.'],
      ]),
    ),
  })
  const table = new CopyTable(root, () =>
    Object.values(files).flatMap((file) => {
      const code = readFileSync(join(root, file), 'utf8')
      const texts = literalsIn(file, code).filter(({ path }) => /headline|question|answer/.test(path))
      const lists = nodesIn(code).filter(({ node }) => node.type === 'ArrayExpression')
      return [
        ...texts.map(({ start }) => ({ file: join(root, file), start, type: 'copy' })),
        ...lists.map(({ node }) => ({ file: join(root, file), start: node.start, type: 'list' })),
      ]
    }),
  )
  const facts: ConstructorParameters<typeof PageItems>[1] = {
    localeOf: ({ file }) => (file === files.he ? 'he' : 'en'),
    translationOf: ({ file, path }) => ({ file: file === files.en ? files.he : files.en, path }),
  }
  const items = new PageItems(table, facts)
  const undoable = (id: number, what: ItemChange) => table.own.undoable((write) => items.change(id, what, write))
  const read = () => ({
    en: readFileSync(join(root, files.en), 'utf8'),
    he: readFileSync(join(root, files.he), 'utf8'),
  })
  return {
    items,
    change: undoable,
    facts,
    table,
    read,
    idOf: (path: string) => table.find({ file: files.en, path }) ?? -1,
  }
}

function page(path: string, headline: string, items: readonly [string, string][]): string {
  const list = items.map(([question, answer]) => `{ question: '${question}', answer: '${answer}' }`).join(', ')
  return `export default {
  path: '${path}',
  sections: [
    { kind: 'hero', headline: 'Tea' },
    { kind: 'faq', headline: '${headline}', items: [${list}] },
  ],
}
`
}
