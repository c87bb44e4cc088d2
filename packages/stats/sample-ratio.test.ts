import { expect, test } from 'vitest'
import { sampleRatioAlarm } from './sample-ratio.ts'

const day = (date: string, ...visits: number[]) => ({
  date,
  arms: visits.map((count) => ({ visits: count, goals: 0 })),
})

// E with c = 300, from Python: 5,170 of 10,000 47, 5,200 of 10,000 404.
test('an alarm comes on the day on which the evidence reaches 100, and stays', () => {
  const days = [day('2026-11-01', 4830, 5170), day('2026-11-02', 0, 0), day('2026-11-03', 970, 1030)]
  expect(sampleRatioAlarm([0.5, 0.5], days.slice(0, 2))).toBeUndefined()
  expect(sampleRatioAlarm([0.5, 0.5], [day('2026-11-01', 4800, 5200)])).toBe('2026-11-01')
  expect(sampleRatioAlarm([0.5, 0.5], days)).toBe('2026-11-03')
  expect(sampleRatioAlarm([0.5, 0.5], [...days, day('2026-11-04', 50_000, 49_800)])).toBe('2026-11-03')
})

test('visits are compared with the shares, not with each other', () => {
  expect(sampleRatioAlarm([0.8, 0.2], [day('2026-11-01', 8000, 2000)])).toBeUndefined()
  expect(sampleRatioAlarm([0.5, 0.5], [day('2026-11-01', 8000, 2000)])).toBe('2026-11-01')
})

// 5,183 of 10,000 is evidence of 114: enough for one comparison, not for two, which share the 1 %.
test('more arms need more evidence', () => {
  expect(sampleRatioAlarm([0.5, 0.5], [day('2026-11-01', 4817, 5183)])).toBe('2026-11-01')
  expect(sampleRatioAlarm([0.4, 0.4, 0.2], [day('2026-11-01', 4817, 5183, 2400)])).toBeUndefined()
  expect(sampleRatioAlarm([0.4, 0.4, 0.2], [day('2026-11-01', 5000, 5000, 2000)])).toBe('2026-11-01')
})
