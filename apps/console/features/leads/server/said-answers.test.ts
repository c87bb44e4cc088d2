import { expect, test } from 'vitest'
import { personalEn } from '@repo/content/quizzes/personal.en.ts'
import { personalHe } from '@repo/content/quizzes/personal.he.ts'
import { saidAnswers } from './said-answers.ts'

test.each([
  ['en', personalEn],
  ['he', personalHe],
] as const)(
  'answers in %s are the words of the quiz, and a question that is gone stays as it is',
  (lang, { steps }) => {
    const removed = { shelf: 'top' }
    const said = saidAnswers({ goal: 'pdp', ...removed }, lang)
    expect(said).toBe(`${steps.goal.title} ${steps.goal.options.pdp.label}; shelf: top`)
    expect(saidAnswers({}, lang)).toBe('')
  },
)
