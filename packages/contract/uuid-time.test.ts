import { expect, test } from 'vitest'
import { uuidTime, uuidTimePrefix } from './uuid-time.ts'

test.each([
  [0, '00000000-0000'],
  [1_763_208_000_000, '019a8762-f200'],
  [2 ** 48 - 1, 'ffffffff-ffff'],
])('%i ms is written as %s and read back', (ms, prefix) => {
  expect(uuidTimePrefix(ms)).toBe(prefix)
  expect(uuidTime(`${prefix}-7000-8000-000000000000`)).toBe(ms)
})
