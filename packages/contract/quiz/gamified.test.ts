import { expect, test } from 'vitest'
import { gamifiedQuiz, milestoneAt, sliderBand, sliderFace } from './gamified.ts'

test('GQ-01 asks q1 to q11 and ends with q12', () => {
  expect(gamifiedQuiz.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, index) => `q${index + 1}`))
  expect(gamifiedQuiz.map(({ kind }) => kind).indexOf('final')).toBe(11)
})

test('GQ-01 has every type of question', () => {
  expect(new Set(gamifiedQuiz.map(({ kind }) => kind))).toEqual(
    new Set(['icons', 'yesNo', 'slider', 'choice', 'final']),
  )
})

test('DM gives every option of a question an id of its own', () => {
  for (const question of gamifiedQuiz) {
    if ('options' in question) expect(new Set(question.options).size).toBe(question.options.length)
  }
})

test('GQ-02 starts every slider at 5, from 1 to 10', () => {
  const sliders = gamifiedQuiz.filter((question) => question.kind === 'slider')
  expect(sliders.length).toBeGreaterThan(0)
  for (const slider of sliders) expect(slider).toMatchObject({ min: 1, max: 10, step: 1, start: 5 })
})

test.each([
  [1, 'sad', 'low'],
  [2, 'sad', 'low'],
  [3, 'unsure', 'low'],
  [4, 'unsure', undefined],
  [5, 'unsure', undefined],
  [6, 'happy', 'good'],
  [7, 'happy', 'good'],
  [8, 'thrilled', 'high'],
  [9, 'thrilled', 'high'],
  [10, 'thrilled', 'high'],
])('GQ-04 answers %i with the face %s and the remark %s', (value, face, band) => {
  expect(sliderFace(value)).toBe(face)
  expect(sliderBand(value)).toBe(band)
})

test.each([
  [24.9, undefined],
  [25, 25],
  [30, 25],
  [30.1, undefined],
  [50, 50],
  [55, 50],
  [55.1, undefined],
  [75, 75],
  [80, 75],
  [80.1, undefined],
  [100, undefined],
])('GQ-03 at %d%% says the message of %s', (percent, milestone) => {
  expect(milestoneAt(percent)).toBe(milestone)
})
