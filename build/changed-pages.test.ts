import { expect, test } from 'vitest'
import { readPages } from '#content/read-pages.ts'
import { changedPages } from './changed-pages.ts'

const pages = await readPages()

test.each([
  ['src/content/pages/pricing.en.ts', ['/pricing']],
  // The quiz builds the survey of the plan.
  ['src/content/results/he.ts', ['/quiz', '/results']],
  ['src/content/quizzes/gamified.en.ts', ['/quiz2']],
  ['src/content/page.ts', []],
])('%s draws %j', (file, paths) => {
  expect(changedPages(pages, new Set([file]))).toEqual(paths)
})
