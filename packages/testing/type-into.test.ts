import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A locator's `fill`, not that of an array. */
const locatorFill = /(?<!\bArray(\.from)?(<[^>]*>)?\(([^()]|\([^()]*\))*\))\.fill\(/

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
