import { expect, test } from 'vitest'
import { demoSales } from './demo-sales.ts'

test.each(['shekels', 'usd'] as const)('CP-03 one more order adds one bike in %s, at the same costs', (currency) => {
  const { bike, revenue, orders, roi } = demoSales
  const costs = revenue[currency] / (1 + roi.now / 100)
  const after = revenue[`${currency}After`]
  expect(orders.after - orders.now).toBe(1)
  expect(after - revenue[currency]).toBe(bike[currency])
  expect(Math.abs(roi[`${currency}After`] - ((after - costs) / costs) * 100)).toBeLessThanOrEqual(0.51)
})
