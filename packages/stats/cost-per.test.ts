import { expect, test } from 'vitest'
import { costPer } from './cost-per.ts'

test('without a lead, and with one, there is a lower end alone: the two-sided one', () => {
  expect(costPer(369, 0)).toEqual({ low: 100 })
  expect(costPer(258, 0)).toEqual({ low: 69 })
  expect(costPer(210, 1)).toEqual({ low: 37, likely: 210 })
})

test('from 2 to 29 there is an interval and no figure', () => {
  expect(costPer(258, 2)).toEqual({ low: 35, high: 1100, likely: 129 })
  expect(costPer(3180, 19)).toEqual({ low: 100, high: 280, likely: 3180 / 19 })
  expect(costPer(3000, 29).about).toBeUndefined()
})

test('from 30 on there is a figure of two digits', () => {
  expect(costPer(7028, 45)).toEqual({ low: 110, high: 220, likely: 7028 / 45, about: 160 })
  expect(costPer(258, 97)).toEqual({ low: 2.1, high: 3.3, likely: 258 / 97, about: 2.7 })
  expect(costPer(3000, 30).about).toBe(100)
})

test('ends are rounded outwards, and nothing spent costs nothing', () => {
  expect(costPer(0, 5)).toEqual({ low: 0, high: 0, likely: 0 })
  const { low, high } = costPer(1, 1_000_000)
  expect(low).toBeLessThanOrEqual(1e-6)
  expect(high).toBeGreaterThanOrEqual(1e-6)
})
