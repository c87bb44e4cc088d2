import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { literalsIn } from '@repo/content/source/literals.ts'
import { CopyTable } from './copy-table.ts'
import { addNewClaim, dropNewClaims } from './new-claim.ts'
import { claimsFile, reviewNotes } from './review-notes.ts'
import { changedFiles } from './send-changes.ts'
import { temporaryRepository } from './testing/temporary-repository.ts'

const file = 'packages/content/pages/tea.en.ts'
const page = (headline: string) => `export default { path: '/tea', headline: ${headline} }\n`
const asked = { path: '/tea', typed: '45%', source: 'Our survey, 18 November 2026' } as const

test('CL-26 a figure gets a source: the ledger has it, waiting, and the sentence quotes it', async () => {
  const { table, read, root } = start(`'Surveys that raise sales by 45%'`)
  const added = await addNewClaim(
    table,
    { localeOf: () => 'en', of: () => [was('Surveys')] },
    { id: 0, ...asked },
    table.own.change,
  )
  expect(added?.name).toBe('teaFigure1')
  expect(table.read(added?.id ?? -1)?.value).toBe('Surveys that raise sales by {teaFigure1}')
  expect(read(file)).toContain(`{ with: 'Surveys that raise sales by {teaFigure1}', without: 'Surveys' }`)
  const claim = Object.fromEntries(literalsIn('', read(claimsFile)).map(({ path, value }) => [path, value]))
  expect(claim).toMatchObject({
    'claims.teaFigure1.forms.plain': '{}%',
    'claims.teaFigure1.pages.0': '/tea',
    'claims.teaFigure1.status': 'unsubstantiated',
    'claims.teaFigure1.source': asked.source,
  })
  expect(read(claimsFile)).toContain('value: 45')
  expect(reviewNotes(changedFiles(root))).toEqual([
    `New claim {teaFigure1}, waiting for evidence. Source: ${asked.source}`,
  ])
  await dropNewClaims(table, changedFiles(root), table.own.change)
  expect(read(file), 'taken back, it says what it said before').toContain(`headline: 'Surveys' }`)
})

test('CL-26 the same figure with the same source is one claim on both pages', async () => {
  const { table, read } = start(`{ with: '45% of {tea}, and 46%', without: 'Tea' }`)
  const facts: Parameters<typeof addNewClaim>[1] = { localeOf: () => 'en', of: () => [] }
  await addNewClaim(table, facts, { id: 0, ...asked }, table.own.change)
  const other = { ...asked, path: '/tea-he' } as const
  expect(await addNewClaim(table, facts, { id: 0, ...other, typed: '46%' }, table.own.change)).toMatchObject({
    name: 'teaheFigure1',
  })
  await table.own.change(file, (code) => code?.replace('{teaheFigure1}', '45%'))
  expect(await addNewClaim(table, facts, { id: 0, ...other }, table.own.change)).toMatchObject({ name: 'teaFigure1' })
  expect(read(claimsFile)).toContain(`pages: ['/tea', '/tea-he']`)
})

test('CL-26 a sentence that says something else is left alone, and a branch stays one', async () => {
  const { root, table, read } = start(`{ with: '45% of {tea}', without: '45% of tea' }`)
  const facts: Parameters<typeof addNewClaim>[1] = { localeOf: () => 'en', of: () => [] }
  const before = read(claimsFile)
  expect(await addNewClaim(table, facts, { id: 0, ...asked, typed: '46%' }, table.own.change)).toBeUndefined()
  expect(await addNewClaim(table, facts, { id: 1, ...asked }, table.own.change)).toBeUndefined()
  expect(read(claimsFile)).toBe(before)
  await addNewClaim(table, facts, { id: 0, ...asked }, table.own.change)
  expect(read(file)).toContain(`with: '{teaFigure1} of {tea}'`)
  await dropNewClaims(table, changedFiles(root), table.own.change)
  expect(read(file)).toContain(`with: '45% of {tea}'`)
})

test('CL-26 a reviewer reads every mark that silences a figure, and none that was there', () => {
  const { root, read } = start(`'{other: 10%} off'`)
  writeFileSync(join(root, file), read(file).replace('off', 'off, and {other: 45%} more sales. {other: Ten} dots'))
  expect(reviewNotes(changedFiles(root))).toEqual([
    'Marked as no claim: “10%” in “{other: 10%} off, and {other: 45%} more sales. {other: Ten} dots”',
    'Marked as no claim: “45%” in “{other: 10%} off, and {other: 45%} more sales. {other: Ten} dots”',
  ])
})

function was(text: string) {
  return { id: 0, value: '', locale: 'en', label: { name: 'headline' }, was: text } as const
}

function start(headline: string) {
  const { root } = temporaryRepository({
    '.prettierrc.json': readFileSync('.prettierrc.json', 'utf8'),
    [file]: page(headline),
    [claimsFile]: `export const claims = {\n  tea: { id: 'CL-01', source: 'A test' },\n} as const\n`,
  })
  const table = new CopyTable(root, () =>
    literalsIn(file, page(headline))
      .filter(({ path }) => path.includes('headline'))
      .map(({ start }) => ({ file: join(root, file), start, type: 'copy' })),
  )
  return { root, table, read: (name: string) => readFileSync(join(root, name), 'utf8') }
}
