import { addDays, type Period } from '@repo/contract/days.ts'
import { todayIn } from '@repo/content/schedule.ts'

/** Presets of the period filter in whole days. Today is a preset of its own, because it is not over. */
export const wholeDays = [7, 30, 90] as const

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

export function isSamePeriod(one: Period, other: Period): boolean {
  return one.from === other.from && one.to === other.to
}
