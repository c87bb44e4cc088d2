import { expect, test } from 'vitest'
import { requestLimit, firstFitting, lastFitting, queueLimit } from './size-limit.ts'

const events = (count: number, note = '') => Array.from({ length: count }, (_, id) => ({ id, note }))
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)

test.each([
  [0, 0],
  [1, 1],
  [50, 50],
  [51, 50],
])('of %i events one request takes %i', (waiting, sent) => {
  expect(ids(firstFitting(events(waiting), requestLimit))).toEqual(ids(events(sent)))
})

test('two requests on page exit stay under 64 KB together, in Hebrew too', () => {
  const batch = firstFitting(events(50, 'שאלה אחת ברגע הנכון '.repeat(50)), requestLimit)
  const { size } = new Blob([JSON.stringify({ events: batch })])
  expect(batch.length).toBeGreaterThan(10)
  expect(size * 2).toBeLessThan(64 * 1024)
})

test('an oversized event is sent alone, so that it does not block the queue', () => {
  expect(ids(firstFitting(events(3, 'x'.repeat(40_000)), requestLimit))).toEqual([0])
})

test.each([
  [events(200), 200],
  [events(250), 200],
  [events(200, 'x'.repeat(2600)), 100],
])('a full queue drops the oldest (list %#)', (waiting, kept) => {
  const left = lastFitting(waiting, queueLimit)
  expect(ids(left)).toEqual(ids(waiting).slice(-kept))
  expect(new Blob([JSON.stringify(left)]).size).toBeLessThanOrEqual(queueLimit.bytes)
})
