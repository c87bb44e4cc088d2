import { expect, test } from 'vitest'
import { sampleAssignment } from '@repo/testing/seed/sample-experiments.ts'
import { createMetrics } from '../metrics.ts'
import { acceptAssignments } from './accept-assignments.ts'

const at = Date.UTC(2026, 10, 17, 9)
const second = at / 1000
const start = (more: { maxAssignments?: number } = {}) => {
  const metrics = createMetrics()
  let now = at
  const accept = acceptAssignments({ now: () => now, metrics, ...more })
  return { accept, metrics, wait: (seconds: number) => (now += seconds * 1000) }
}
const assigned = (nonce: number, arm = 'b', id = 'six') =>
  sampleAssignment(id, arm, at, nonce.toString(16).padStart(12, '0'))

test('an assignment is stored with its place among those of its network and experiment', () => {
  const { accept } = start()
  expect(accept(assigned(1), 'visit 1', 'x')).toBe(`six.b.${second}.1`)
  expect(accept(assigned(2, 'a'), 'visit 2', 'x')).toBe(`six.a.${second}.2`)
  expect(accept(assigned(3), 'visit 3', 'y')).toBe(`six.b.${second}.1`)
  expect(accept(assigned(4, 'b', 'seven'), 'visit 4', 'x')).toBe(`seven.b.${second}.1`)
  // The other events of a visit take no further place, also from another network.
  expect(accept(assigned(2, 'a'), 'visit 2', 'y')).toBe(`six.a.${second}.2`)
  expect(accept(assigned(5), 'visit 5', 'x')).toBe(`six.b.${second}.3`)
  // An arm of the sender's choice takes a place of its own, with a nonce that was there too.
  expect(accept(assigned(5, 'a'), 'visit 5', 'x')).toBe(`six.a.${second}.4`)
})

test('an assignment counts for one visit: a forwarded link has none for the others', () => {
  const { accept, metrics } = start()
  accept(assigned(1), 'visit 1', 'x')
  expect(accept(assigned(1), 'visit 2', 'y')).toBeUndefined()
  expect(metrics.text()).toContain('experiment_marks_total{outcome="used"} 1')
})

test('an assignment is fresh for two hours of the collector’s own clock', () => {
  const { accept, wait } = start()
  wait(7200)
  expect(accept(assigned(1), 'visit 1', 'x')).toBe(`six.b.${second}.1`)
  wait(1)
  expect(accept(assigned(2), 'visit 2', 'x')).toBeUndefined()
  expect(accept(assigned(1), 'visit 1', 'x')).toBeUndefined()
})

test('an assignment of the form that is stored, or of none, is not accepted', () => {
  const { accept } = start()
  for (const assignment of [`six.b.${second}.1`, `six.b.${second}`, 'six', '', `six.f.${second}.${'0'.repeat(12)}`])
    expect(accept(assignment, 'visit 1', 'x')).toBeUndefined()
})

test('memory is bounded: the oldest is forgotten first', () => {
  const { accept } = start({ maxAssignments: 2 })
  for (const visit of [1, 2, 3]) accept(assigned(visit), `visit ${visit}`, `network ${visit}`)
  expect(accept(assigned(3), 'another', 'x')).toBeUndefined()
  expect(accept(assigned(1), 'another', 'x')).toBe(`six.b.${second}.1`)
})
