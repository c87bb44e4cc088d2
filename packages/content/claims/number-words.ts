import type { Locale } from '@repo/contract/locale.ts'

/** A whole number from 1 to 99 in words. Hebrew counts days as masculine and minutes as feminine. */
export function numberInWords(number: number, language: NumberLanguage): string | undefined {
  if (!Number.isInteger(number) || number < 1 || number > 99) return undefined
  const { ones, tens, and } = words[language]
  const whole = ones[number - 1]
  if (whole !== undefined) return whole
  const [ten, one] = [tens[Math.floor(number / 10) - 2] ?? '', ones[(number % 10) - 1]]
  return number % 10 === 0 ? ten : `${ten}${and}${one}`
}

/** Days with their number, as a sentence counts them: "7 days", "1 day", יומיים. */
export function countedDays(days: number, locale: Locale): string {
  if (locale === 'en') return `${days} ${days === 1 ? 'day' : 'days'}`
  return fewHebrewDays[days] ?? `${days} ${hebrewDays(days)}`
}

/** Days before what they are days of: "7-day" trial, 7 ימי ניסיון. */
export function daysOfSomething(days: number, locale: Locale): string {
  if (locale === 'en') return `${days}-day`
  return ['', 'יום', 'יומיים של'][days] ?? `${days} ימי`
}

/** Days in words, as a sentence begins with them: "Seven days", שבעה ימים. */
export function daysInWords(days: number, locale: Locale): string {
  if (locale === 'en') {
    const number = numberInWords(days, 'en') ?? String(days)
    return countedDays(days, 'en').replace(/^\d+/, number[0]?.toUpperCase() + number.slice(1))
  }
  return fewHebrewDays[days] ?? `${numberInWords(days, 'he-masculine') ?? days} ${hebrewDays(days)}`
}

type NumberLanguage = 'en' | 'he-masculine' | 'he-feminine'

interface NumberWords {
  /** 1 to 19. */
  ones: readonly string[]
  /** 20 to 90. */
  tens: readonly string[]
  and: string
}

const hebrewTens = 'עשרים שלושים ארבעים חמישים שישים שבעים שמונים תשעים'.split(' ')

const words: Record<NumberLanguage, NumberWords> = {
  en: {
    ones: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
      ' ',
    ),
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
    and: '-',
  },
  'he-masculine': {
    ones: [
      ...'אחד שניים שלושה ארבעה חמישה שישה שבעה שמונה תשעה עשרה'.split(' '),
      ...'אחד שנים שלושה ארבעה חמישה שישה שבעה שמונה תשעה'.split(' ').map((one) => `${one} עשר`),
    ],
    tens: hebrewTens,
    and: ' ו',
  },
  'he-feminine': {
    ones: [
      ...'אחת שתי שלוש ארבע חמש שש שבע שמונה תשע עשר'.split(' '),
      ...'אחת שתים שלוש ארבע חמש שש שבע שמונה תשע'.split(' ').map((one) => `${one} עשרה`),
    ],
    tens: hebrewTens,
    and: ' ו',
  },
}

/** Numbers that Hebrew says without a figure. */
const fewHebrewDays: Readonly<Record<number, string>> = { 1: 'יום אחד', 2: 'יומיים' }

/** From eleven on, the noun is in the singular. */
function hebrewDays(days: number): string {
  return days > 10 ? 'יום' : 'ימים'
}
