import { todayIn } from '@repo/content/schedule.ts'
import { type Locale, locales } from '@repo/contract/locale.ts'
import { isolated } from './isolated.ts'

/** Numbers, days and times in the language of the console. Signed numbers and times are isolated, so that Hebrew does not move their signs. */
export function formatIn(locale: Locale, timeZone: string): Format {
  const key = `${locale} ${timeZone}`
  const format = formats.get(key) ?? createFormat(locale, timeZone)
  formats.set(key, format)
  return format
}

/** Formatters of Intl are slow to make, and every panel uses them. */
const formats = new Map<string, Format>()

export type Format = ReturnType<typeof createFormat>

/** Days are written day first in both languages. */
const dateLocale: Record<Locale, string> = { en: 'en-GB', he: 'he-IL' }

function createFormat(locale: Locale, timeZone: string) {
  const numbers = locales[locale].date
  const days = dateLocale[locale]
  const number = new Intl.NumberFormat(numbers)
  const oneDigit = new Intl.NumberFormat(numbers, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const signed = new Intl.NumberFormat(numbers, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  const day = new Intl.DateTimeFormat(days, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const dayAndYear = new Intl.DateTimeFormat(days, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  const weekday = new Intl.DateTimeFormat(days, { weekday: 'long', day: 'numeric', month: 'short', timeZone: 'UTC' })
  const weekdayName = new Intl.DateTimeFormat(days, { weekday: 'long', timeZone: 'UTC' })
  const hours = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
  const time = new Intl.DateTimeFormat(days, hours)
  const seconds = new Intl.DateTimeFormat(days, { ...hours, second: '2-digit' })
  const relative = new Intl.RelativeTimeFormat(days)
  const inUnit = (value: number, unit: string, digits: number) =>
    new Intl.NumberFormat(days, {
      style: 'unit',
      unit,
      unitDisplay: digits > 0 ? 'short' : 'long',
      maximumFractionDigits: digits,
    }).format(value)
  // Only the demo names it, in zones that have no other half of the year.
  const zone =
    new Intl.DateTimeFormat(days, { timeZone, timeZoneName: 'longGeneric' })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')
      ?.value.replace(/ Standard(?= Time)| \(.*\)|\u200F/g, '') ?? timeZone
  const dayAndTime = new Intl.DateTimeFormat(days, { ...hours, day: 'numeric', month: 'numeric', year: 'numeric' })
  return {
    number: (value: number) => number.format(value),
    signed: (value: number) => isolated(minus(`${value > 0 ? '+' : ''}${number.format(value)}`)),
    /** ₪1,240 in both languages; under ten with a digit behind the point. `digits`: exactly so many. */
    money: (value: number, currency: string, digits?: number) =>
      isolated(
        new Intl.NumberFormat('en', {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
          minimumFractionDigits: digits ?? 0,
          maximumFractionDigits: digits ?? (value >= 10 || value === 0 ? 0 : value >= 1 ? 1 : 2),
        }).format(value),
      ),
    /** Of a share: 0.624 is 62.4%. */
    percent: (share: number) => isolated(`${minus(oneDigit.format(share * 100))}%`),
    signedPercent: (share: number) => isolated(`${minus(signed.format(share * 100))}%`),
    /** The difference of two shares in points. */
    signedPoints: (share: number) => isolated(minus(signed.format(share * 100))),
    decimal: (value: number, digits: number) =>
      isolated(
        minus(
          new Intl.NumberFormat(numbers, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
            value,
          ),
        ),
      ),
    /** A day like 2026-11-08. */
    day: (value: string) => day.format(atNoon(value)),
    weekday: (value: string) => weekday.format(atNoon(value)),
    weekdayName: (value: string) => weekdayName.format(atNoon(value)),
    days: (from: string, to: string) => joinDays(dayAndYear.formatRange(atNoon(from), atNoon(to))),
    /** An instant, as the clock of the owner's time zone shows it. */
    time: (instant: string | number | Date) => isolated(time.format(new Date(instant))),
    timeWithSeconds: (instant: string) => isolated(seconds.format(new Date(instant))),
    dayAndTime: (instant: string) => isolated(minus(dayAndTime.format(new Date(instant)))),
    /** The day that an instant is in: 2026-11-16. */
    dayAt: (instant: string | number) => todayIn(timeZone, new Date(instant)),
    /** Ages, spans and sizes in the largest unit that is at least one. */
    ago: (seconds: number) => {
      const { unit, value } = largestUnit(seconds)
      return relative.format(-value, unit)
    },
    span: (seconds: number) => {
      const { unit, value } = largestUnit(seconds)
      return inUnit(value, unit, 0)
    },
    bytes: (bytes: number) => {
      // Hebrew has a word for bytes, and Latin letters for larger units.
      if (bytes < 1000) return inUnit(bytes, 'byte', 0)
      const step = Math.min(Math.floor(Math.log10(bytes) / 3), byteUnits.length - 1)
      return isolated(inUnit(bytes / 1000 ** step, byteUnits[step] ?? 'byte', 1))
    },
    timeZone,
    /** The time zone in words: Japan Time. */
    zoneName: zone,
  }
}

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte']

/** A unit is kept up to 90 seconds, 90 minutes or 36 hours: "1 hour" for 89 minutes would be too rough. */
function largestUnit(seconds: number): { unit: 'second' | 'minute' | 'hour' | 'day'; value: number } {
  if (seconds < 90) return { unit: 'second', value: Math.round(seconds) }
  if (seconds < 90 * 60) return { unit: 'minute', value: Math.round(seconds / 60) }
  if (seconds < 36 * 3600) return { unit: 'hour', value: Math.round(seconds / 3600) }
  return { unit: 'day', value: Math.round(seconds / 86_400) }
}

/** Intl adds direction marks in Hebrew and writes a hyphen for minus. */
function minus(text: string): string {
  return text.replaceAll(/[\u200E\u200F]/g, '').replace('-', '−')
}

/** 8–14 Nov: without spaces, and in this order in Hebrew, too. */
function joinDays(range: string): string {
  return range.replace(/\s*–\s*/, '–').replace(/\d+–\d+/, isolated)
}

function atNoon(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}
