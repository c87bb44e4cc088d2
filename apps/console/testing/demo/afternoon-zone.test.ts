import { expect, test } from 'vitest'
import { brand } from '@repo/content/brand.ts'
import { afternoonZone } from './afternoon-zone.ts'

const readTime = (now: Date, timeZone: string) =>
  now.toLocaleTimeString('en', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

// A day in winter and one in summer, and those on which Israel's clocks move.
test.each(['2026-01-10', '2026-07-10', '2026-03-27', '2026-10-25'])(
  'it is between 14:00 and 16:00 in the zone of the demo, at every quarter of an hour of %s',
  (day) => {
    for (let quarter = 0; quarter < 96; quarter += 1) {
      const now = new Date(Date.parse(day) + quarter * 900_000)
      const time = readTime(now, afternoonZone(now))
      expect(time >= '14:00' && time < '16:00', `${now.toISOString()}: ${time}`).toBe(true)
    }
  },
)

test('it is the owner’s own where it is afternoon there', () => {
  // Israel is two hours ahead in November, and three in July.
  expect(afternoonZone(new Date('2026-11-15T12:00:00Z'))).toBe(brand.timeZone)
  expect(afternoonZone(new Date('2026-11-15T13:59:59Z'))).toBe(brand.timeZone)
  expect(afternoonZone(new Date('2026-07-15T11:00:00Z'))).toBe(brand.timeZone)
  expect(afternoonZone(new Date('2026-11-15T23:00:00Z'))).not.toBe(brand.timeZone)
})
