import { expect, test } from 'vitest'
import { buildProgress } from './build-progress.ts'
import { personalQuiz } from './personal.ts'

const stages = personalQuiz.flatMap((step) => (step.kind === 'build' ? step.stages : []))

test.each([
  { elapsedMs: -50, percent: 0, done: 0, active: 'question', finished: false },
  { elapsedMs: 0, percent: 0, done: 0, active: 'question', finished: false },
  { elapsedMs: 99, percent: 0, done: 0, active: 'question', finished: false },
  { elapsedMs: 100, percent: 100 / 140, done: 0, active: 'question', finished: false },
  { elapsedMs: 1_999, percent: 1_900 / 140, done: 0, active: 'question', finished: false },
  { elapsedMs: 2_000, percent: 2_000 / 140, done: 1, active: 'design', finished: false },
  { elapsedMs: 7_000, percent: 50, done: 3, active: 'insights', finished: false },
  { elapsedMs: 13_999, percent: 13_900 / 140, done: 6, active: 'results', finished: false },
  { elapsedMs: 14_000, percent: 100, done: 7, active: undefined, finished: false },
  { elapsedMs: 14_499, percent: 100, done: 7, active: undefined, finished: false },
  { elapsedMs: 14_500, percent: 100, done: 7, active: undefined, finished: true },
  { elapsedMs: 3_600_000, percent: 100, done: 7, active: undefined, finished: true },
])('QZ-08 after $elapsedMs ms is at $percent% with $done stages done', ({ elapsedMs, done, ...expected }) => {
  const progress = buildProgress(elapsedMs, stages)
  expect(progress).toMatchObject(expected)
  expect(progress.stages.filter(({ state }) => state === 'done')).toHaveLength(done)
})

test('QZ-08 activates the stages in order', () => {
  expect(buildProgress(2_500, stages).stages.slice(0, 3)).toEqual([
    { id: 'question', state: 'done' },
    { id: 'design', state: 'active' },
    { id: 'answers', state: 'waiting' },
  ])
})
