import type { Locale } from '@repo/contract/locale.ts'
import { isolated } from '../../words/isolated.ts'
import { dateLocale } from '../../words/use-format.ts'

/** Ages, spans and sizes, in the largest unit that is at least one. */
export function healthFormat(locale: Locale) {
  const tag = dateLocale[locale]
  const relative = new Intl.RelativeTimeFormat(tag)
  const inUnit = (value: number, unit: string, digits: number) =>
    new Intl.NumberFormat(tag, {
      style: 'unit',
      unit,
      unitDisplay: digits > 0 ? 'short' : 'long',
      maximumFractionDigits: digits,
    }).format(value)
  return {
    ago: (seconds: number) => {
      const { unit, value } = largest(seconds)
      return relative.format(-value, unit)
    },
    span: (seconds: number) => {
      const { unit, value } = largest(seconds)
      return inUnit(value, unit, 0)
    },
    bytes: (bytes: number) => {
      const step = Math.min(Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)), byteUnits.length - 1)
      return isolated(inUnit(bytes / 1000 ** step, byteUnits[step] ?? 'byte', 1))
    },
  }
}

export type HealthFormat = ReturnType<typeof healthFormat>

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte']

/** A unit is kept up to 90 seconds, 90 minutes or 36 hours: "1 hour" for 89 minutes would be too rough. */
function largest(seconds: number): { unit: 'second' | 'minute' | 'hour' | 'day'; value: number } {
  if (seconds < 90) return { unit: 'second', value: Math.round(seconds) }
  if (seconds < 90 * 60) return { unit: 'minute', value: Math.round(seconds / 60) }
  if (seconds < 36 * 3600) return { unit: 'hour', value: Math.round(seconds / 3600) }
  return { unit: 'day', value: Math.round(seconds / 86_400) }
}
