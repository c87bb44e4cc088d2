import { useMemo } from 'react'
import { type Locale, locales } from '@repo/contract/locale.ts'
import { useSession } from '../shell/session.tsx'
import { isolated } from './isolated.ts'
import { useLocale } from './use-words.tsx'

/** Days are written day first in both languages. */
export const dateLocale: Record<Locale, string> = { en: 'en-GB', he: 'he-IL' }

/** Numbers, days and times in the language of the console. Signed numbers and times are isolated, so that Hebrew does not move their signs. */
export function useFormat() {
  const { locale } = useLocale()
  const { timeZone } = useSession()
  return useMemo(() => formatIn(locale, timeZone), [locale, timeZone])
}

export type Format = ReturnType<typeof formatIn>

export function formatIn(locale: Locale, timeZone: string) {
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
  const hours = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
  const time = new Intl.DateTimeFormat(days, hours)
  const seconds = new Intl.DateTimeFormat(days, { ...hours, second: '2-digit' })
  const dayAndTime = new Intl.DateTimeFormat(days, { ...hours, day: 'numeric', month: 'numeric', year: 'numeric' })
  return {
    number: (value: number) => number.format(value),
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
    day: (value: string) => day.format(noonOf(value)),
    weekday: (value: string) => weekday.format(noonOf(value)),
    days: (from: string, to: string) => daysIn(dayAndYear.formatRange(noonOf(from), noonOf(to))),
    /** An instant, as the clock of the owner's time zone shows it. */
    time: (instant: string | number | Date) => isolated(time.format(new Date(instant))),
    timeWithSeconds: (instant: string) => isolated(seconds.format(new Date(instant))),
    dayAndTime: (instant: string) => isolated(minus(dayAndTime.format(new Date(instant)))),
    timeZone,
  }
}

/** Intl adds direction marks in Hebrew and writes a hyphen for minus. */
function minus(text: string): string {
  return text.replaceAll(/[\u200E\u200F]/g, '').replace('-', '−')
}

/** 8–14 Nov: without spaces, and in this order in Hebrew, too. */
function daysIn(range: string): string {
  return range.replace(/\s*–\s*/, '–').replace(/\d+–\d+/, isolated)
}

function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}
