import { expect, test } from 'vitest'
import { scatter } from './scatter.ts'

const answers = { blush: 17, grey: 13, lemon: 10, tomato: 9 }

test('PG-01 draws every answer of the demo once: 49 = 17 + 13 + 10 + 9', () => {
  const dots = scatter(answers)
  expect(dots).toHaveLength(49)
  expect(Object.fromEntries(Object.keys(answers).map((tone) => [tone, count(dots, tone)]))).toEqual(answers)
})

test('PG-01 mixes the answers instead of sorting them', () => {
  expect(new Set(scatter(answers).slice(0, 7)).size).toBeGreaterThan(2)
})

test('PG-01 draws the same crowd on every build', () => {
  expect(scatter(answers)).toEqual(scatter(answers))
  expect(scatter(answers, 8)).not.toEqual(scatter(answers))
})

const count = (dots: string[], tone: string) => dots.filter((dot) => dot === tone).length
