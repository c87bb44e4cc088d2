import { expect, test } from 'vitest'
import { batchRoom, firstOf, lastOf, queueRoom } from './event-queue.ts'

const events = (count: number, note = '') => Array.from({ length: count }, (_, id) => ({ id, note }))
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)

test.each([
  [0, 0],
  [1, 1],
  [50, 50],
  [51, 50],
])('of %i events %i go in one request', (waiting, sent) => {
  expect(ids(firstOf(events(waiting), batchRoom))).toEqual(ids(events(sent)))
})

test('two requests of a page that is left stay under 64 KB together, in Hebrew too', () => {
  const batch = firstOf(events(50, 'שאלה אחת ברגע הנכון '.repeat(50)), batchRoom)
  const { size } = new Blob([JSON.stringify({ events: batch })])
  expect(batch.length).toBeGreaterThan(10)
  expect(size * 2).toBeLessThan(64 * 1024)
})

test('one event that is too large goes alone, so that nothing waits behind it for ever', () => {
  expect(ids(firstOf(events(3, 'x'.repeat(40_000)), batchRoom))).toEqual([0])
})

test.each([
  [events(200), 200],
  [events(250), 200],
  [events(200, 'x'.repeat(2600)), 100],
])('a queue that is full forgets the oldest (list %#)', (waiting, kept) => {
  const left = lastOf(waiting, queueRoom)
  expect(ids(left)).toEqual(ids(waiting).slice(-kept))
  expect(new Blob([JSON.stringify(left)]).size).toBeLessThanOrEqual(queueRoom.bytes)
})
