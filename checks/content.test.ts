import { describe, expect, test } from 'vitest'
import { claims } from '#claims/claims.ts'
import { nameOf, type Source } from './source/copy-of.ts'
import { missingLanguages } from './source/missing-languages.ts'
import { pageChecks } from './source/page-checks.ts'
import { promiseChecks } from './source/promise-checks.ts'
import { reasonChecks, reasonsOf } from './source/reason-checks.ts'
import { translationChecks } from './source/translation-checks.ts'
import { wordingChecks } from './source/wording-checks.ts'
import { readPages } from '#content/read-pages.ts'
import { readWords } from './source/read-words.ts'
import { ui } from '#content/ui/ui.ts'

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

const named = (files: typeof pages) =>
  files.map((file) => [nameOf({ file: file.file, path: file.page.path }), file] as const)

describe.each(named(pages))('%s', (_, file) => {
  test.each(Object.entries(promiseChecks))('%s', (_name, check) => {
    expect(check(file, claims)).toEqual([])
  })
  test.each(Object.entries(pageChecks))('%s', (_name, check) => {
    expect(check(file, pages)).toEqual([])
  })
})

const lists = pages.filter(({ page }) => reasonsOf(page).length > 0)
describe.each(named(lists))('%s', (_, file) => {
  test.each(Object.entries(reasonChecks))('%s', (_name, check) => {
    expect(check(file, lists)).toEqual([])
  })
})

const twins = pages.flatMap((one) =>
  pages
    .filter(({ page }) => page.path === one.page.pair)
    .map((twin) => [one.page.path, twin.page.path, one, twin] as const),
)
describe.each(twins)('%s beside its twin %s', (_path, _pair, one, twin) => {
  test.each(Object.entries(translationChecks))('%s', (_name, check) => {
    expect(check(one, twin, claims)).toEqual([])
  })
})

test('every language has all words of bars and footers', () => {
  expect(missingLanguages('src/content/ui/', ui)).toEqual([])
})
