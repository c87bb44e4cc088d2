import { expect, test, vi } from 'vitest'
import type { Issue } from '../../checks/source/issue.ts'
import { questionOf } from './question-words.ts'

// A constant of the build.
vi.hoisted(() => vi.stubGlobal('__CLAIMS__', 'as-specified'))

test.each([
  ['en', 'The best survey app', 'Where does “The best survey” come from?', ['Add a source', 'It is not a claim']],
  ['he', 'The best survey app', 'מאיפה הגיע ״The best survey״?', ['להוסיף מקור', 'זו לא הבטחה']],
] as const)('a claim without a source is quoted, and may be none: %s', (locale, text, heading, labels) => {
  const typed = 'The best survey'
  const rule = 'CL-26 promises nothing that the ledger does not have'
  const issue: Issue = { file: '', rule, message: '', text, typed, ways: [`{other: ${typed}} app`], level: 'must' }
  const question = questionOf(issue, text, locale)
  expect(question.heading).toBe(heading)
  expect(question.answers.map(({ label }) => label)).toEqual(labels)
})

test.each([
  ['en', 'Not yet written', 'This isn’t written yet'],
  ['en', 'עוד לא נכתב', 'The Hebrew isn’t written yet'],
  ['he', 'עוד לא נכתב', 'כאן עוד לא כתוב כלום'],
  ['he', 'Not yet written', 'באנגלית עוד לא כתוב כלום'],
] as const)('on a page in %s, "%s" says which language has no words', (locale, text, heading) => {
  const issue: Issue = { file: '', rule: 'is written', message: '', level: 'must' }
  expect(questionOf(issue, text, locale).heading).toBe(heading)
})
