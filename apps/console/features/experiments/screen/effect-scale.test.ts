import { expect, test } from 'vitest'
import { effectScale } from './effect-scale.ts'

const worth = 1.2

test('a lift and its reverse are equally far from no effect', () => {
  const { place, reverse } = effectScale(worth, [{ low: 1.08, estimate: 1.25, high: 1.38 }])
  expect(place(worth) - place(1)).toBeCloseTo(place(1) - place(reverse), 12)
  expect(place(2) > place(1.2)).toBe(true)
})

test('what the effects need is within the axis', () => {
  const { place } = effectScale(worth, [{ low: 0.9, estimate: 1.1, high: 1.6 }])
  expect(place(0.9)).toBeGreaterThan(0)
  expect(place(1.6)).toBeLessThan(1)
})

test('a first day without goals in an arm is cut off, and the marks stay apart', () => {
  const { place, reverse } = effectScale(worth, [{ low: 0 }, { low: 0.0001, estimate: 40, high: 900 }])
  expect(place(0)).toBe(0)
  expect(place(900)).toBe(1)
  expect(place(worth) - place(reverse)).toBeGreaterThan(0.25)
})
