import { expect, test } from 'vitest'
import { tokenBucket } from './token-bucket.ts'

test('allows a burst, then refills at the given rate', () => {
  let now = 0
  const bucket = tokenBucket(60, () => now)
  expect(bucket.take('a', 60)).toBe(0)
  expect(bucket.take('a', 1)).toBe(1000)
  expect(bucket.take('b', 1)).toBe(0)
  now = 990
  expect(bucket.take('a', 1)).toBeGreaterThan(0)
  now = 1001
  expect(bucket.take('a', 1)).toBe(0)
  now = 10 * 60_000
  expect(bucket.take('a', 61)).toBe(0)
  expect(bucket.take('a', 1)).toBe(1000)
})

test('with an endless period it is not refilled', () => {
  let now = 0
  const bucket = tokenBucket(2, () => now, undefined, Infinity)
  expect([bucket.take('a', 1), bucket.take('a', 1)]).toEqual([0, 0])
  now = 86_400_000
  expect(bucket.take('a', 1)).toBe(Infinity)
  expect(bucket.take('b', 1)).toBe(0)
})

test('a clock that is set back takes no tokens away', () => {
  let now = 60_000
  const bucket = tokenBucket(60, () => now)
  bucket.take('a', 30)
  now = 0
  expect(bucket.take('a', 30)).toBe(0)
})

test('keeps a bounded number of visitors, and evicts the least recently used', () => {
  const bucket = tokenBucket(1, () => 0, 2)
  for (const visitor of ['a', 'b', 'a', 'c']) bucket.take(visitor, 1)
  expect(bucket.size()).toBe(2)
  expect(bucket.take('a', 1)).toBeGreaterThan(0)
  expect(bucket.take('b', 1)).toBe(0)
})
