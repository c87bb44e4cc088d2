import { expect, test } from 'vitest'
import { createMetrics } from '../metrics.ts'
import { acceptAssignments } from './accept-assignments.ts'
import { signedAssignment } from './signed-assignment.ts'

const key = Buffer.alloc(32, 7)
const at = Date.UTC(2026, 10, 17, 9)
const second = at / 1000
const start = (more: { key?: Buffer; maxAssignments?: number } = { key }) => {
  const metrics = createMetrics()
  let now = at
  const accept = acceptAssignments({ key: undefined, now: () => now, metrics, ...more })
  return { accept, metrics, wait: (seconds: number) => (now += seconds * 1000) }
}
const drawn = (nonce: number, arm = 'b', id = 'six') =>
  signedAssignment(key, { id, arm, at, nonce: nonce.toString(16).padStart(12, '0') })

test('a signed assignment is stored with its place among those of its network and experiment', () => {
  const { accept } = start()
  expect(accept(drawn(1), 'visit 1', 'x')).toBe(`six.b.${second}.1`)
  expect(accept(drawn(2, 'a'), 'visit 2', 'x')).toBe(`six.a.${second}.2`)
  expect(accept(drawn(3), 'visit 3', 'y')).toBe(`six.b.${second}.1`)
  expect(accept(drawn(4, 'b', 'seven'), 'visit 4', 'x')).toBe(`seven.b.${second}.1`)
  // The other events of a visit take no further place, also from another network.
  expect(accept(drawn(2, 'a'), 'visit 2', 'y')).toBe(`six.a.${second}.2`)
  expect(accept(drawn(5), 'visit 5', 'x')).toBe(`six.b.${second}.3`)
})

test('an assignment counts for one visit: a forwarded link has none for the others', () => {
  const { accept, metrics } = start()
  accept(drawn(1), 'visit 1', 'x')
  expect(accept(drawn(1), 'visit 2', 'y')).toBeUndefined()
  expect(metrics.text()).toContain('experiment_marks_total{outcome="used"} 1')
})

test('an assignment is fresh for two hours of the collector’s own clock', () => {
  const { accept, wait } = start()
  wait(7200)
  expect(accept(drawn(1), 'visit 1', 'x')).toBe(`six.b.${second}.1`)
  wait(1)
  expect(accept(drawn(2), 'visit 2', 'x')).toBeUndefined()
  expect(accept(drawn(1), 'visit 1', 'x')).toBeUndefined()
})

test.each([
  ['another arm', drawn(1).replace('.b.', '.a.')],
  ['another experiment', drawn(1).replace('six', 'seven')],
  ['another second', drawn(1).replace(String(second), String(second + 1))],
  ['another key', signedAssignment(Buffer.alloc(32, 8), { id: 'six', arm: 'b', at, nonce: '0'.repeat(12) })],
])('a signature for %s is none', (_, assignment) => {
  const { accept, metrics } = start()
  expect(accept(assignment, 'visit 1', 'x')).toBeUndefined()
  expect(metrics.text()).toContain('experiment_marks_total{outcome="forged"} 1')
})

test('what a browser assigned counts its network alike, and one visit for each nonce', () => {
  for (const { accept, metrics } of [start(), start({})]) {
    const assigned = (nonce: number, arm = 'b') => `six.${arm}.${second}.${nonce.toString(16).padStart(12, '0')}`
    expect(accept(assigned(1), 'visit 1', 'x')).toBe(`six.b.${second}.1`)
    expect(accept(assigned(2, 'a'), 'visit 2', 'x')).toBe(`six.a.${second}.2`)
    // An arm of the sender's choice takes a place of its own.
    expect(accept(assigned(1, 'a'), 'visit 1', 'x')).toBe(`six.a.${second}.3`)
    expect(accept(assigned(2, 'a'), 'visit 3', 'y')).toBeUndefined()
    expect(metrics.text()).toContain('experiment_marks_total{outcome="accepted"} 3')
  }
})

test('an assignment of the form that is stored, or of none, is not accepted', () => {
  const { accept } = start()
  for (const assignment of [`six.b.${second}.1`, `six.b.${second}`, 'six', '', `six.f.${second}.${'0'.repeat(12)}`])
    expect(accept(assignment, 'visit 1', 'x')).toBeUndefined()
})

test('memory is bounded: the oldest is forgotten first', () => {
  const { accept } = start({ key, maxAssignments: 2 })
  for (const visit of [1, 2, 3]) accept(drawn(visit), `visit ${visit}`, `network ${visit}`)
  expect(accept(drawn(3), 'another', 'x')).toBeUndefined()
  expect(accept(drawn(1), 'another', 'x')).toBe(`six.b.${second}.1`)
})
