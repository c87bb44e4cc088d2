import { expect, test } from 'vitest'
import { layFloor } from './crowd-floor.ts'

const dots = Array.from({ length: 1000 }, (_, place) => (place === 430 ? ('jade' as const) : ('dark' as const)))

test.each([
  [50, 1440],
  [25, 390],
])('CL-10 a floor of %i columns has a place for each of a thousand visitors, nearer rows larger', (columns, width) => {
  const { rows, height } = layFloor(dots, columns, width)
  const all = rows.flat()
  expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(1000)
  expect(all.filter(({ tone }) => tone === 'jade')).toHaveLength(1)
  expect(rows.every((row) => row.length === columns)).toBe(true)
  const sizes = rows.map(([dot]) => dot?.size ?? 0)
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
  expect(sizes.at(-1)).toBeGreaterThan((sizes[0] ?? 0) * 1.5)
  expect(Math.max(...all.map(({ y, size }) => y + size / 2))).toBeLessThan(height)
  // Only the nearest rows reach over the edges.
  expect(all.filter(({ x }) => x < 0 || x > width).length).toBeLessThan(12)
})
