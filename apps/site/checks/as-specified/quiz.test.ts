import { expect, test } from 'vitest'
import { percent, startOfJourney } from '@repo/contract/quiz/journey.ts'
import { personalQuiz } from '@repo/contract/quiz/personal.ts'
import { quizPages } from '@repo/content/testing/quiz-pages.ts'

test('QZ-01 has nine steps in order', () => {
  expect(personalQuiz.map(({ id, kind }) => `${id}: ${kind}`)).toEqual([
    'goal: single',
    'pain: single',
    'infoA: info',
    'traffic: single',
    'aov: single',
    'tools: single',
    'question: single',
    'infoB: info',
    'build: build',
  ])
})

test('QZ-01 RS-04 offers exactly the options of the specification: 2,880 plans', () => {
  const questions = personalQuiz.flatMap((step) => (step.kind === 'single' ? [step.options] : []))
  expect(questions.map((options) => options.join(' '))).toEqual([
    'pdp lead aov checkout',
    'pdp_drop low_cr repeat_q low_optin',
    'meta google tiktok seo influ',
    'b1 b2 b3',
    'popup chat both none',
    'very not_most not_at_all',
  ])
  expect(questions.reduce((product, options) => product * options.length, 1)).toBe(2880)
})

test('QZ-02 counts nine steps in percent', () => {
  const percents = personalQuiz.map((_, index) => percent(personalQuiz, { ...startOfJourney, index }))
  expect(percents).toEqual([11, 22, 33, 44, 56, 67, 78, 89, 100])
})

test('QZ-03 the counter says that merchants joined', () => {
  const counters = Object.fromEntries(quizPages.map(({ path, words }) => [path, words.start.joined]))
  expect(counters['/quiz-en']).toMatch(/%count%\W* merchants joined/)
  expect(counters['/quiz']).toMatch(/%count%\W* בעלי חנויות .*הצטרפו/)
})

test('QZ-08 builds in seven stages', () => {
  const stages = personalQuiz.flatMap((step) => (step.kind === 'build' ? step.stages : []))
  expect(stages).toEqual(['question', 'design', 'answers', 'insights', 'train', 'implement', 'results'])
})
