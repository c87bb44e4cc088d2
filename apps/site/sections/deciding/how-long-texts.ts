import { longestDays, planDays } from '@repo/stats/plan-days.ts'

/** A merchant's month. */
export interface Month {
  visitors: number
  orders: number
}

/** Gains that a test may look for, as in the console's wizard. */
export const gains = [10, 20, 50] as const

export const longestWeeks = longestDays / 7

/** More weeks than this are not drawn, only said. */
const mostDots = 26
const monthDays = 30

/**
 * What the calculator shows for each gain: the days of a fair test, what is to be said of them, and a dot for each week. A figure
 * that is NaN is not typed. What is to be said of all gains alike stands at the first.
 */
export function howLongTexts(month: Month, words: HowLongWords) {
  const rows = gains.map((gain) => rowTexts(month, gain, words))
  const isAlike = rows.every(({ weeks }) => weeks === 0)
  return rows.map((row, place) => (isAlike && place > 0 ? { ...row, note: '' } : row))
}

function rowTexts({ visitors, orders }: Month, gain: (typeof gains)[number], words: HowLongWords) {
  if (Number.isNaN(visitors + orders)) return { gain, time: '–', note: words.missing, weeks: 0 }
  const plan = planDays({
    baseline: orders / visitors,
    worth: 1 + gain / 100,
    share: 0.5,
    visitsPerDay: visitors / monthDays,
  })
  if (plan?.days === undefined) return { gain, time: '–', note: words.impossible, weeks: 0 }
  const weeks = Math.ceil(plan.days / 7)
  if (plan.days <= longestDays) {
    const days = plan.days > 10 ? words.manyDays : words.days
    return { gain, time: days.replace('%days%', String(plan.days)), note: '', weeks }
  }
  const time = weeks > 104 ? words.years : words.weeks.replace('%weeks%', String(weeks))
  return { gain, time, note: words.tooLong, weeks: Math.min(weeks, mostDots) }
}

export type HowLongWords = Record<
  'days' | 'manyDays' | 'weeks' | 'years' | 'tooLong' | 'impossible' | 'missing',
  string
>
