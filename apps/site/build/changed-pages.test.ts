import { expect, test } from 'vitest'
import { readPages } from '@repo/content/read-pages.ts'
import { changedPages } from './changed-pages.ts'

const pages = await readPages()

test.each([
  ['packages/content/pages/pricing.en.ts', ['/pricing']],
  // The quiz builds the survey of the plan.
  ['packages/content/results/he.ts', ['/quiz', '/results']],
  ['packages/content/quizzes/gamified.en.ts', ['/quiz2']],
  ['packages/content/page.ts', []],
])('%s draws %j', (file, paths) => {
  expect(changedPages(pages, new Set([file]))).toEqual(paths)
})
