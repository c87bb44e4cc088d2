import { todayIn } from '@repo/content/schedule.ts'

/** Days like 2026-11-08, both inclusive. */
export interface Period {
  from: string
  to: string
}

/** Presets of the period filter in whole days. Today is a preset of its own, because it is not over. */
export const wholeDays = [7, 28, 90] as const

/** So many whole days up to yesterday, in the owner's time zone. */
export function lastDays(count: number, timeZone: string, now = new Date()): Period {
  const today = todayIn(timeZone, now)
  return { from: addDays(today, -count), to: addDays(today, -1) }
}

/** Today as a period, in the owner's time zone. */
export function todaySoFar(timeZone: string, now = new Date()): Period {
  const today = todayIn(timeZone, now)
  return { from: today, to: today }
}

/** Date arithmetic in UTC, where every day has 24 hours: a clock change cannot move the day. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)
}

/** Days of a period, with its first and its last. */
export function lengthOf({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}
