import { expect, test } from 'vitest'
import { uuidTime } from '@repo/contract/uuid-time.ts'
import { uuidV7 } from './uuid-v7.ts'

const noon = 1_763_208_000_000

test('an id is a UUID of version 7 that starts with its time', () => {
  const id = uuidV7(noon)
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(uuidTime(id)).toBe(noon)
})

test('each id sorts after the one before, within a millisecond and when the clock is set back', () => {
  const ids = [
    ...Array.from({ length: 5000 }, () => uuidV7(noon + 10)),
    uuidV7(noon + 5),
    ...Array.from({ length: 100 }, (_, index) => uuidV7(noon + 20 + index)),
  ]
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(ids.length)
  expect(uuidTime(ids.at(-1) ?? '')).toBe(noon + 119)
})
