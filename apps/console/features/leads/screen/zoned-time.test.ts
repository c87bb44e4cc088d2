import { expect, test } from 'vitest'
import { toInstant, tomorrowAt, toWallTime } from './zoned-time.ts'

const jerusalem = 'Asia/Jerusalem'

test.each([
  ['2026-11-16T14:30', '2026-11-16T12:30:00.000Z'],
  ['2026-07-16T14:30', '2026-07-16T11:30:00.000Z'],
  // The clock goes back at 02:00 on 25 October 2026 and ahead at 02:00 on 26 March 2027.
  ['2026-10-25T00:30', '2026-10-24T21:30:00.000Z'],
  ['2026-10-25T03:00', '2026-10-25T01:00:00.000Z'],
  ['2027-03-26T01:59', '2027-03-25T23:59:00.000Z'],
  ['2027-03-26T03:00', '2027-03-26T00:00:00.000Z'],
])('%s in Jerusalem is %s', (wall, instant) => {
  expect(toInstant(wall, jerusalem).toISOString()).toBe(instant)
  expect(toWallTime(Date.parse(instant), jerusalem)).toBe(wall)
})

test('tomorrow is the next day of the calendar, also when the clock goes back at night', () => {
  // 00:30 in Jerusalem: 24 hours later it is 23:30 of the same day.
  const now = Date.parse('2026-10-24T21:30:00Z')
  expect(toWallTime(tomorrowAt('10:00', now, jerusalem).getTime(), jerusalem)).toBe('2026-10-26T10:00')
})

test('a time that the clock skips is an hour later, and no day is lost', () => {
  expect(toWallTime(toInstant('2027-03-26T02:30', jerusalem).getTime(), jerusalem)).toBe('2027-03-26T03:30')
})
