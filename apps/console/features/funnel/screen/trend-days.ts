import { addDays } from '@repo/contract/days.ts'
import { roundNumber } from '../../../shared/charts/dot-scale.ts'
import { type TrendDay, trendDaysBefore } from '../api/reports.ts'

export interface DrawnDay extends TrendDay {
  /** Of this day and the six before it; absent without these. */
  average?: { visits: number; starts: number }
  weekBefore: TrendDay | undefined
  isWeekend: boolean
}

/** Adds to each day what it is drawn and read with. */
export function drawnDays(days: readonly TrendDay[]): DrawnDay[] {
  return days.map((day, index) => {
    const week = days.slice(index - 6, index + 1)
    const mean = (figure: 'visits' | 'starts') => week.reduce((sum, one) => sum + one[figure], 0) / 7
    return {
      ...day,
      ...(index >= 6 && { average: { visits: mean('visits'), starts: mean('starts') } }),
      weekBefore: days[index - 7],
      isWeekend: [5, 6].includes(new Date(day.day).getUTCDay()),
    }
  })
}

export interface TrendChange {
  /** Since when every average is outside the range of those of the eight weeks before. */
  day: string
  figure: 'visits' | 'starts'
  /** Visits a day, or starts of 100 visits. */
  now: number
  before: number
}

/** At least a week: the last average has no day of before. */
const daysOutside = 7
/** Days with which a change can be said. */
export const fewestDays = trendDaysBefore + daysOutside

/** What the sentence above the chart says. */
export type TrendSentence =
  | ({ says: 'change' } & TrendChange)
  /** `days`: those that have eight weeks before them, of `of`. */
  | { says: 'no-change'; days: number; of: number }
  /** Too few for the line. */
  | { says: 'few-days' }
  | { says: 'short-period' }
  /** The eight weeks are counted on this day, and the period goes on until then. */
  | { says: 'few-weeks'; day: string }
  /** The period is over, and so no later day brings weeks before it. */
  | { says: 'no-weeks' }

/** A period that is too short is not a history that is too short: only the second one ends by waiting. `isUpToNow`: the period ends yesterday or later. */
export function readTrendSentence(days: readonly DrawnDay[], from: string, isUpToNow: boolean): TrendSentence {
  const [first] = days
  if (!first || days.length < daysOutside) return { says: 'few-days' }
  const period = days.filter(({ day }) => day >= from).length
  if (period < daysOutside) return { says: 'short-period' }
  const change = findChange(days, from)
  if (change === undefined)
    return isUpToNow ? { says: 'few-weeks', day: addDays(first.day, fewestDays) } : { says: 'no-weeks' }
  if (change !== 'none') return { says: 'change', ...change }
  return { says: 'no-change', days: Math.min(period, days.length - trendDaysBefore), of: period }
}

/** The change to say in a sentence, 'none', or undefined while there are no eight weeks to compare with. */
export function findChange(days: readonly DrawnDay[], from: string): TrendChange | 'none' | undefined {
  if (days.length < fewestDays) return undefined
  for (const figure of ['starts', 'visits'] as const) {
    const values = days.map(({ average }) => readValue(average, figure))
    for (let index = trendDaysBefore; index <= days.length - daysOutside; index += 1) {
      const earlier = values.slice(index - 56, index)
      const later = values.slice(index)
      const day = days[index]?.day ?? ''
      const isOutside = Math.min(...later) > Math.max(...earlier) || Math.max(...later) < Math.min(...earlier)
      const [now, before] = [values.at(-1) ?? 0, earlier.reduce((sum, value) => sum + value, 0) / 56].map(Math.round)
      if (day >= from && isOutside && now !== undefined && before !== undefined && now !== before)
        return { day, figure, now, before }
    }
  }
  return 'none'
}

/** NaN is outside of no range: of a handful of visits a share says nothing. */
function readValue(average: DrawnDay['average'], figure: TrendChange['figure']): number {
  if (!average) return Number.NaN
  if (figure === 'visits') return average.visits
  return average.visits * 7 < 100 ? Number.NaN : (average.starts / average.visits) * 100
}

/** Starts per visit, as a share. Of under 30 visits it says nothing. */
export function startShare({ visits, starts }: Pick<TrendDay, 'visits' | 'starts'>): number | undefined {
  return visits < 30 ? undefined : starts / visits
}

/** The sums of weeks, the last one up to the last day; one that is not whole is left out. */
export function sumWeeks(days: readonly TrendDay[]): TrendDay[] {
  return Array.from({ length: Math.floor(days.length / 7) }, (_, week) => {
    const end = days.length - week * 7
    const its = days.slice(end - 7, end)
    const sum = (figure: 'visits' | 'starts' | 'leads') => its.reduce((all, one) => all + one[figure], 0)
    return {
      day: addDays(its.at(-1)?.day ?? '', -6),
      visits: sum('visits'),
      starts: sum('starts'),
      leads: sum('leads'),
    }
  }).toReversed()
}

/** The top of a scale that begins at zero: 1, 2, 4, 5 or 8 × 10ⁿ. */
export function scaleTop(value: number): number {
  return roundNumber((top) => top >= Math.max(value, 2), [1, 2, 4, 5, 8])
}
