import { addDays } from '@repo/contract/days.ts'

/** The instant of a wall-clock time (2026-11-16T14:30) in a time zone. In the hour that a clock change skips, an hour later. */
export function toInstant(wall: string, timeZone: string): Date {
  const asUtc = Date.parse(`${wall}:00Z`)
  // The offset at a first guess; and once more, because the guess may be on the other side of a clock change.
  const guess = asUtc - offsetMs(asUtc, timeZone)
  return new Date(asUtc - offsetMs(guess, timeZone))
}

/** The wall-clock time of an instant, as `<input type="datetime-local">` writes it. */
export function toWallTime(instant: number, timeZone: string): string {
  return new Date(instant + offsetMs(instant, timeZone)).toISOString().slice(0, 16)
}

/** A wall-clock time of tomorrow. */
export function tomorrowAt(time: string, now: number, timeZone: string): Date {
  return toInstant(`${addDays(toWallTime(now, timeZone).slice(0, 10), 1)}T${time}`, timeZone)
}

/** UTC offset of a time zone at an instant, read from Intl's parts: `Date` knows only UTC and the zone of the device. */
function offsetMs(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant)
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  const wall = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
  return wall - Math.floor(instant / 1000) * 1000
}
