import { toWallTime } from './zoned-time.ts'

/** Whether people are called now: from 8:00 to 21:00 in the owner's time zone. */
export function isCallingTime(now: number, timeZone: string): boolean {
  const hour = Number(toWallTime(now, timeZone).slice(11, 13))
  return hour >= 8 && hour < 21
}
