import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A locator's `fill`, not that of an array. */
const locatorFill = /(?<!\bArray(\.from)?(<[^>]*>)?\(([^()]|\([^()]*\))*\))\.fill\(/

test.each([
  ["await page.getByLabel('Name').fill('Dana')", true],
  ['for (const field of fields) await field.fill(text)', true],
  ["expect(Array(7)).toEqual(await page.getByLabel('Name').fill('Dana'))", true],
  ['Array(7).fill(0)', false],
  ['Array(Math.ceil(7)).fill(0)', false],
  ['[...Array<number>(100 - value).fill(stays), 400]', false],
  ['new Array(3).fill(null)', false],
  ['Array.from({ length: 3 }).fill(1)', false],
  ["route.fulfill({ body: '' })", false],
  ['asTexts(fill(words, locale))', false],
])('%s: a locator’s fill is %s', (line, isFound) => {
  expect(locatorFill.test(line)).toBe(isFound)
})

test('browser tests type by keys (type-into.ts): none sets the value of a field', () => {
  const files = globSync('apps/*/e2e/**/*.ts')
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => (locatorFill.test(line) ? `${file}:${at + 1}: ${line.trim()}` : [])),
  )
  expect(files.length).toBeGreaterThan(80)
  expect(found).toEqual([])
})
