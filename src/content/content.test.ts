import { describe, expect, test } from 'vitest'
import { claims } from '#claims/claims.ts'
import { nameOf, type Source } from './checks/copy-of.ts'
import { missingLanguages } from './checks/missing-languages.ts'
import { pageChecks } from './checks/page-checks.ts'
import { promiseChecks } from './checks/promise-checks.ts'
import { wordingChecks } from './checks/wording-checks.ts'
import { readPages } from './read-pages.ts'
import { readWords } from './read-words.ts'
import { ui } from './ui/ui.ts'

/** Sense checks over all words. Each check is tried twice: on what we publish, and on a mistake that it must name. */

const pages = await readPages()
const sources: Source[] = [
  ...pages.map(({ file, page }) => ({ file, path: page.path, locale: page.locale, words: page })),
  ...(await readWords()),
]

describe.each(sources.map((source) => [nameOf(source), source] as const))('%s', (_, source) => {
  test.each(Object.entries(wordingChecks))('%s', (_name, check) => {
    expect(check(source, claims)).toEqual([])
  })
})

describe.each(pages.map((file) => [`${file.file} ("${file.page.path}")`, file] as const))('%s', (_, file) => {
  test.each(Object.entries(promiseChecks))('%s', (_name, check) => {
    expect(check(file, claims)).toEqual([])
  })
  test.each(Object.entries(pageChecks))('%s', (_name, check) => {
    expect(check(file, pages)).toEqual([])
  })
})

test('every language has all words of bars and footers', () => {
  expect(missingLanguages('src/content/ui/', ui)).toEqual([])
})
