import { expect, test } from 'vitest'
import { isCallingTime } from './calling-hours.ts'

test.each([
  ['2026-11-19T23:17:00Z', false],
  ['2026-11-20T05:59:00Z', false],
  ['2026-11-20T06:00:00Z', true],
  ['2026-11-20T18:59:00Z', true],
  ['2026-11-20T19:00:00Z', false],
])('at %s in Jerusalem people are called: %s', (at, expected) =>
  expect(isCallingTime(Date.parse(at), 'Asia/Jerusalem')).toBe(expected),
)
