import { expect, test } from 'vitest'
import { openDelay } from './tooltip-timing.ts'

test('SH-05 the first tooltip waits 700 ms', () => {
  expect(openDelay(0, null)).toBe(700)
  expect(openDelay(10_000, null)).toBe(700)
})

test.each([
  [0, 0],
  [1, 0],
  [299, 0],
  [300, 700],
  [5_000, 700],
])('SH-05 %i ms after one closed, another opens after %i ms', (since, wait) => {
  expect(openDelay(1_000 + since, 1_000)).toBe(wait)
})
