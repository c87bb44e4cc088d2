import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { literalsIn } from '@repo/content/source/literals.ts'
import { recordsFile } from '@repo/server/changes/change.ts'
import { CopyTable } from './copy-table.ts'
import { listChanges, takeBack } from './list-changes.ts'
import { temporaryRepository } from './testing/temporary-repository.ts'
import { TextFactsReader } from './text-facts.ts'

const page = 'packages/content/pages/tea.en.ts'
const records = "export const experiments = [{ id: 'old' }]\n"

test('a new page, an experiment and days are listed as what they are, and each is taken back by itself', async () => {
  const { root } = temporaryRepository({
    '.prettierrc.json': '{ "semi": false, "singleQuote": true }',
    [page]: written('Tea'),
    'packages/content/meant-to-differ.ts': 'export const meantToDiffer: unknown[] = []\n',
    [recordsFile]: records,
  })
  const at = (file: string) => join(root, file)
  const read = (file: string) => readFileSync(at(file), 'utf8')
  const table = new CopyTable(root, () =>
    literalsIn(page, read(page))
      .filter(({ path }) => path.endsWith('headline'))
      .map(({ start }) => ({ file: at(page), start, type: 'copy' })),
  )
  const list = () => listChanges(table, new TextFactsReader(table, root), root)
  expect(list()).toMatchObject({ texts: [], others: [], isSent: false })

  const variant = 'packages/content/pages/tea-b.en.ts'
  writeFileSync(at(page), written('Green tea', "\n  until: '2027-03-31',"))
  writeFileSync(at(variant), written('Black tea', "\n  variantOf: '/tea',").replace("'/tea',", "'/tea-b',"))
  writeFileSync(at(recordsFile), records.replace(']', ", { id: 'tea-b' }]"))
  const { texts, others } = list()
  expect(texts).toMatchObject([{ was: 'Tea', now: 'Green tea', label: { name: 'headline' } }])
  expect(others).toEqual([
    { file: page, kind: 'dates', path: '/tea', was: { page: {} }, now: { page: { until: '2027-03-31' } } },
    { file: recordsFile, kind: 'experiment', ids: ['tea-b'] },
    { file: variant, kind: 'page', path: '/tea-b', variantOf: '/tea' },
  ])

  expect(await takeBack(table, variant, table.own.change)).toBe(true)
  expect(existsSync(at(variant))).toBe(false)
  await takeBack(table, recordsFile, table.own.change)
  expect(read(recordsFile)).not.toContain('tea-b')
  await takeBack(table, page, table.own.change)
  expect(read(page), 'its words stay').toBe(written('Green tea'))
  expect(list().others).toEqual([])
  expect(await takeBack(table, 'package.json', table.own.change)).toBe(false)
})

function written(headline: string, more = ''): string {
  return `export default {\n  path: '/tea',${more}\n  headline: '${headline}',\n}\n`
}
