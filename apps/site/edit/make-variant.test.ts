import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { check, format } from 'prettier'
import { readPages } from '@repo/content/read-pages.ts'
import { experimentIssues } from '@repo/content/experiment-issues.ts'
import { withEnd, withRecord } from '@repo/content/source/experiment-records.ts'
import { experimentFingerprint } from '@repo/contract/experiment-fingerprint.ts'
import type { ExperimentRecord } from '@repo/contract/experiment.ts'
import { sampleExperiment } from '@repo/testing/seed/sample-experiments.ts'
import { recordsFile } from '@repo/server/changes/change.ts'
import { variantFiles, type VariantAsked } from './make-variant.ts'

const read = (name: string) => readFileSync(`packages/content/pages/${name}.ts`, 'utf8')
const style = { parser: 'typescript', semi: false, singleQuote: true, printWidth: 120 } as const
const records = readFileSync(recordsFile, 'utf8')
const trial = {
  name: 'doubt-headline',
  headline: 'Ask why.\nThen answer.',
  hypothesis:
    "Opening with the doubt brings more installs than opening with the product's name, for readers in a hurry.",
}
const variantOf = (page: string, asked: Partial<VariantAsked> = {}) =>
  variantFiles(page, records, { ...trial, ...asked })

test('a variant differs in address, headline and what says that it is one', async () => {
  const [english, ...others] = variantOf(read('index.en'))
  const [hebrew] = variantOf(read('he.he'), { headline: 'קודם למה.\nאחר כך "כן".' })
  expect(others).toEqual([])
  expect([english, hebrew].map((file) => [file?.path, file?.before])).toEqual([
    ['packages/content/pages/doubt-headline.en.ts', undefined],
    ['packages/content/pages/doubt-headline.he.ts', undefined],
  ])
  expect(english?.after).toContain("  path: '/doubt-headline',")
  expect(english?.after).toContain("\n  indexable: false,\n  variantOf: '/',\n  hypothesis:\n    \"Opening")
  expect(english?.after).toContain("      headline: 'Ask why.\\nThen answer.',")
  expect(hebrew?.after).toContain("\n  indexable: false,\n  variantOf: '/he',")
  expect(hebrew?.after).toContain(`      headline: 'קודם למה.\\nאחר כך "כן".',`)
  for (const file of [english, hebrew]) {
    expect(file?.after).not.toContain('translationOf')
    expect(await check(file?.after ?? '', style)).toBe(true)
  }
})

test('a variant of a variant is one of the original; a headline in parts is refused with a sentence', () => {
  const home = read('index.en')
  const variant = home.replace("path: '/',", "path: '/second',\n  variantOf: '/first',")
  expect(variantOf(variant, { headline: 'Five\nother words' })[0]?.after.match(/variantOf: .+/g)).toEqual([
    "variantOf: '/first',",
  ])
  const inParts = home.replace(/(?<=\n {6})headline: '.+'/, "headline: ['One', 'and two']")
  for (const text of [inParts, read('quiz2.en'), read('privacy.en')])
    expect(() => variantOf(text, { headline: 'x' })).toThrow(/headline/)
  expect(() => variantOf(home, { name: '../x' })).toThrow('is no address')
})

test('every page with a headline of one text can be tried, and changes only there and in its share picture', async () => {
  const tried: string[] = []
  for (const { file, page } of await readPages()) {
    const [first] = page.sections
    if (!['site', 'campaign', 'variant'].includes(page.shell) || !first || !('headline' in first)) continue
    if (Array.isArray(first.headline)) continue
    const [variant] = variantOf(readFileSync(file, 'utf8'), { headline: 'Zebra' })
    const others = (text: string) => text.match(/headline:/g)?.length
    expect(others(variant?.after ?? ''), file).toBe(others(readFileSync(file, 'utf8')))
    const hasShare = Object.keys(page.share ?? {}).join() === 'headline'
    expect(variant?.after.match(/'Zebra'/g), file).toHaveLength(hasShare ? 2 : 1)
    tried.push(file)
  }
  expect(tried.length).toBeGreaterThan((await readPages()).length / 2)
})

test('on request the experiment is registered', async () => {
  const written = variantOf(read('index.en'), { experiment: { baseline: 0.082, worth: 1.5 } }).at(-1)
  expect(written).toMatchObject({ path: recordsFile, before: records })
  const record = (await recordsIn(written?.after ?? '')).at(-1)
  expect(record).toMatchObject({ id: 'doubt-headline', lang: 'en', arms: [{ page: '/' }, { page: '/doubt-headline' }] })
  expect(record).toMatchObject({ goal: 'install', baseline: 0.082, worth: 1.5, question: trial.hypothesis })
})

test('a record is written as Prettier writes it, after the others, and ended by one line', async () => {
  const first = sampleExperiment({ id: 'first', question: "Is “it's” read?" })
  const second = sampleExperiment({ id: 'second', question: `Does ${'a long question '.repeat(7)}bring more?` })
  const text = withRecord(withRecord(await format(records, style), first), second)
  expect(await format(text, style)).toBe(text)
  const pages = [first, second].flatMap(({ arms }) => arms.map(({ page }) => ({ path: page, locale: 'en' as const })))
  // After those that an owner registered.
  const added = async (records: string) => (await recordsIn(records)).slice(-2)
  expect(await added(text)).toEqual([first, second])
  expect(experimentIssues(await added(text), pages)).toEqual([])
  expect(() => withRecord(text, first)).toThrow('no place')

  const ended = withEnd(text, 'first', '/5-reasons-copy')
  expect(await added(ended)).toEqual([{ ...first, ended: { page: '/5-reasons-copy' } }, second])
  expect(() => withEnd(ended, 'first', '/5-reasons-v2')).toThrow('no running experiment')
  expect(() => withEnd(text, 'five-question', '/5-reasons-v2')).toThrow('no running experiment')
  expect((await added(ended)).map(experimentFingerprint)).toEqual([first, second].map((one) => one.fingerprint))
})

/** What the file says, with its type taken off. */
async function recordsIn(text: string): Promise<ExperimentRecord[]> {
  const code = text.replace(/^import .+$/m, '').replace(': readonly ExperimentRecord[]', '')
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    experiments: ExperimentRecord[]
  }
  return module.experiments
}
