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

/** What the calculator shows for each gain: the days of a fair test, what is to be said of them, and a dot for each week. */
export function howLongTexts({ visitors, orders }: Month, words: HowLongWords) {
  return gains.map((gain) => {
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
  })
}

export type HowLongWords = Record<'days' | 'manyDays' | 'weeks' | 'years' | 'tooLong' | 'impossible', string>
