import { expect, test } from 'vitest'
import { lastDays, todaySoFar } from './period.ts'

test('days are those of the time zone: 22:30 UTC is the next day in Jerusalem', () => {
  const now = new Date('2026-11-14T22:30:00Z')
  expect(todaySoFar('Asia/Jerusalem', now)).toEqual({ from: '2026-11-15', to: '2026-11-15' })
  expect(todaySoFar('UTC', now)).toEqual({ from: '2026-11-14', to: '2026-11-14' })
  expect(lastDays(7, 'Asia/Jerusalem', now)).toEqual({ from: '2026-11-08', to: '2026-11-14' })
})

test('whole days stay whole over a clock change', () => {
  // Israel's clocks go back on 2026-10-25.
  const period = lastDays(7, 'Asia/Jerusalem', new Date('2026-10-28T10:00:00Z'))
  expect(period).toEqual({ from: '2026-10-21', to: '2026-10-27' })
})
