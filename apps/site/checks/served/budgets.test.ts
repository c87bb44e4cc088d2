import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import type { PageTexts } from '@repo/content/page.ts'
import { pages } from '@repo/content/testing/page-list.ts'
import { root } from '@repo/content/testing/tested-build.ts'
import { readSource } from './site.ts'
import { tested } from './tested-settings.ts'
import { weightOfFiles, type Weight } from './weight-of-files.ts'

/**
 * Bytes of page and scripts on the wire of a first visit, with Brotli: a page fails at 10% over its record and warns at 5%. `RECORD=1` records
 * them anew, at each version. What they are made of: docs/performance.md. That a browser loads these files and no others: apps/site/e2e/budgets.spec.ts.
 */
const file = new URL('page-bytes.json', import.meta.url)
const recorded = JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<string, number>>
const howToRecord = 'If it should weigh that, record it: npm run build && RECORD=1 npm test -- --project dist budgets'

/** Fonts of all letters that a page may have, in both languages. */
const fonts = 84 * 1024

/** What the question of consent, the tags and the collector may add in an owner's build. */
const counting = tested.isSilent ? 0 : 8.5 * 1024

/** What the lead form may add to a plan, where an owner collects: React, the form and its words. */
const formOnResults = tested.hasFormOnResults ? 65.25 * 1024 : 0

const weighed: Record<string, number> = {}

// One test for each page: together they compress for ten seconds, on a busy machine for longer than a test may take.
test.each(pages.map((page) => ({ path: page.path, page })))('$path weighs what is recorded', ({ path, page }) => {
  const { brotli, gzip } = weightOfFiles(root, readSource(page))
  console.log(`${path}: ${inWords(brotli)}; with gzip ${inWords(gzip)}`)
  const bytes = brotli.script + brotli.page
  weighed[path] = bytes
  const baseline = readBaseline(page) + counting + (page.shell === 'results' ? formOnResults : 0)
  if (bytes > baseline * 1.05) console.warn(`${path} weighs more than 5% over its record. ${howToRecord}`)
  if (!process.env.RECORD) expect.soft(bytes, `bytes of ${path}. ${howToRecord}`).toBeLessThanOrEqual(baseline * 1.1)
  expect.soft(brotli.fonts, 'bytes of fonts').toBeLessThanOrEqual(fonts)
  // Nothing weighed is no proof: React is there where a page is interactive, and type where there is something to read.
  if (isInteractive(page)) expect.soft(brotli.script).toBeGreaterThan(10 * 1024)
  if (page.shell !== 'none') expect.soft(brotli.fonts).toBeGreaterThan(10 * 1024)
})

afterAll(() => {
  if (!process.env.RECORD) return
  if (!tested.isSilent || tested.hasFormOnResults) throw new Error('Record a build without settings: without .env.')
  const all = pages.map(({ path }) => [path, weighed[path] ?? recorded[path]]).toSorted()
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
})

/** A page that is new since the last record, such as a marketer's variant, may weigh as much as the heaviest of its kind. */
function readBaseline(page: PageTexts): number {
  const sameKind = pages.filter((other) => isInteractive(other) === isInteractive(page))
  return recorded[page.path] ?? Math.max(...sameKind.map(({ path }) => recorded[path] ?? 0))
}

function isInteractive(page: PageTexts): boolean {
  return page.sections.some(({ kind }) => kind === 'quiz' || kind === 'game' || kind === 'leadForm')
}

function inWords({ script, page, fonts }: Weight): string {
  const kb = (bytes: number) => (bytes / 1024).toFixed(1)
  return `script ${kb(script)}, page ${kb(page)}, fonts ${kb(fonts)} KB`
}
