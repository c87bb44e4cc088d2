import { expect, test } from 'vitest'
import { blockingTime } from './visit.ts'

test('a long task counts beyond 50 ms, and only from the first contentful paint on', () => {
  const before = { start: 0, end: 300 }
  const across = { start: 400, end: 700 }
  const after = { start: 900, end: 1000 }
  const short = { start: 1100, end: 1150 }
  expect(blockingTime([before, across, after, short], 500)).toBe(150 + 50)
})
