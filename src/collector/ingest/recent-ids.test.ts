import { expect, test } from 'vitest'
import { recentIds } from './recent-ids.ts'

test('an id is known for one to two minutes', () => {
  let now = 0
  const recent = recentIds(() => now)
  recent.add(['a'])
  now = 60_000
  recent.add(['b'])
  expect([recent.has('a'), recent.has('b'), recent.has('c')]).toEqual([true, true, false])
  now = 120_000
  recent.add(['c'])
  expect([recent.has('a'), recent.has('b'), recent.has('c')]).toEqual([false, true, true])
})

test('memory is bounded: of many ids the oldest are forgotten sooner', () => {
  const recent = recentIds(() => 0, 2)
  for (const id of ['a', 'b', 'c', 'd', 'e']) recent.add([id])
  expect(['a', 'b', 'c', 'd', 'e'].filter(recent.has)).toEqual(['c', 'd', 'e'])
})
