import { expect, test } from 'vitest'
import { ledgerIn } from '@repo/content/claims/ledger.ts'
import type { PageTexts } from '@repo/content/page.ts'
import { readResolvedPages } from '@repo/content/read-pages.ts'
import { optionIssues } from './option-issues.ts'

const pages = (await readResolvedPages(ledgerIn('as-specified'))).map(({ page }) => page)

test.each([
  ['/quiz-en', ['words', 'steps', 'traffic', 'options', 'influ'], 'personal.en.ts', `{ label: '…', text: '…' }`],
  ['/quiz', ['words', 'steps', 'traffic', 'options', 'influ', 'label'], 'personal.he.ts', `{ label: '…', text: '…' }`],
  ['/quiz-en', ['words', 'preview', 'settings', 'tools', 'popup'], 'personal.en.ts', `'…'`],
  ['/quiz2', ['words', 'questions', 'q1', 'options', 'seo'], 'gamified.en.ts', `{ label: '…', emoji: '…' }`],
])('an option of %s without %s is named, with what to write', (path, deleted, file, example) => {
  const page = pageAt(path)
  expect(optionIssues(page)).toEqual([])
  const [option = ''] = deleted.filter((key) => ['influ', 'popup', 'seo'].includes(key))
  const [question = ''] = deleted.filter((key) => ['traffic', 'tools', 'q1'].includes(key))
  const under = deleted.slice(1, deleted.indexOf(option)).join('.')
  expect(optionIssues(without(page, deleted))).toEqual([
    `packages/content/quizzes/${file} has no words for "${option}", which the question "${question}" still offers. Write them in ${under}: ${option}: ${example}. For another answer write other words; the name "${option}" stays, because stored answers carry it.`,
  ])
})

function pageAt(path: string): PageTexts {
  const page = pages.find((one) => one.path === path)
  if (!page) throw new Error(`There is no page ${path}.`)
  return page
}

/** The page whose quiz lost the words at a place. */
function without(page: PageTexts, place: readonly string[]): PageTexts {
  const copy = structuredClone(page)
  const last = place.at(-1) ?? ''
  const holder = place
    .slice(0, -1)
    .reduce<Record<string, unknown>>((words, key) => words[key] as never, copy.sections[0] as never)
  delete holder[last]
  return copy
}
