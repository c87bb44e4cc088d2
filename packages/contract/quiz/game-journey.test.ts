import { expect, test } from 'vitest'
import { autoAdvanceMs, counter, earnsConfetti, gamePercent, hasPrevious, getQuestion } from './game-journey.ts'
import { gamifiedQuiz, milestoneAt } from './gamified.ts'

test('GQ-02 shows Previous on all but the first', () => {
  expect(gamifiedQuiz.map((_, index) => hasPrevious({ index })).indexOf(true)).toBe(1)
})

test.each([
  ['icons', 700],
  ['yesNo', 700],
  ['choice', 700],
  ['slider', 1000],
] as const)('GQ-02 leaves %s after %i ms', (kind, delayMs) => {
  expect(autoAdvanceMs(kind)).toBe(delayMs)
})

test('GQ-03 celebrates questions 3, 6 and 9, and only on the way forward', () => {
  const celebrated = gamifiedQuiz.flatMap((_, index) => (earnsConfetti(gamifiedQuiz, index - 1, index) ? [index] : []))
  expect(celebrated.map((index) => `q${index + 1}: ${gamePercent(gamifiedQuiz, { index })}%`)).toEqual([
    'q3: 25%',
    'q6: 50%',
    'q9: 75%',
  ])
  for (const index of gamifiedQuiz.keys()) {
    expect(earnsConfetti(gamifiedQuiz, index, index)).toBe(false)
    expect(earnsConfetti(gamifiedQuiz, index + 1, index)).toBe(false)
  }
})

test('GQ-03 has a message exactly where it celebrates', () => {
  const milestones = gamifiedQuiz.map((_, index) => milestoneAt(gamePercent(gamifiedQuiz, { index })))
  expect(milestones.flatMap((milestone, index) => (milestone ? [[index + 1, milestone]] : []))).toEqual([
    [3, 25],
    [6, 50],
    [9, 75],
  ])
})

test('GQ-03 shows a message longer without more confetti in a longer game', () => {
  const long = Array.from({ length: 40 }, (_, index) => ({ id: `q${index}`, kind: 'final' as const }))
  expect(earnsConfetti(long, 8, 9)).toBe(true)
  expect(milestoneAt(gamePercent(long, { index: 10 }))).toBe(25)
  expect(earnsConfetti(long, 9, 10)).toBe(false)
})

test.each([
  [0, { number: 1, of: 11 }],
  [10, { number: 11, of: 11 }],
  [11, undefined],
])('GQ-03 counts question index %i as %j', (index, expected) => {
  expect(counter(gamifiedQuiz, { index })).toEqual(expected)
})

test('names the index when a journey is outside its game', () => {
  expect(() => getQuestion(gamifiedQuiz, { index: 12 })).toThrow('A game of 12 questions has no index 12.')
})
