import { expect, test } from 'vitest'
import { effectScale } from './effect-scale.ts'

const registered = { baseline: 0.05, worth: 1.2 }

test('a lift and its reverse are equally far from no effect', () => {
  const { place, worth, none, reverse } = effectScale('ratio', registered, [{ low: 1.08, estimate: 1.25, high: 1.38 }])
  expect(place(worth) - place(none)).toBeCloseTo(place(none) - place(reverse), 12)
  expect(place(2) > place(1.2)).toBe(true)
})

test('what the effects need is within the axis', () => {
  const { place } = effectScale('ratio', registered, [{ low: 0.9, estimate: 1.1, high: 1.6 }])
  expect(place(0.9)).toBeGreaterThan(0)
  expect(place(1.6)).toBeLessThan(1)
})

test('a first day without goals in an arm is cut off, and the marks stay apart', () => {
  const { place, worth, reverse } = effectScale('ratio', registered, [
    { low: 0 },
    { low: 0.0001, estimate: 40, high: 900 },
  ])
  expect(place(0)).toBe(0)
  expect(place(900)).toBe(1)
  expect(place(worth) - place(reverse)).toBeGreaterThan(0.25)
})

test('differences are on a plain axis', () => {
  const { place, worth } = effectScale('difference', { baseline: 0.25, worth: 1.2 }, [
    { low: -0.02, estimate: 0, high: 0.02 },
  ])
  expect(worth).toBeCloseTo(0.05, 12)
  expect(place(0)).toBeCloseTo(0.5, 12)
})
