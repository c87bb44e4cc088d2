import type { Period } from '@repo/contract/days.ts'
import type { Locale } from '@repo/contract/locale.ts'
import type { FunnelStage } from '@repo/contract/quiz-stages.ts'

/** The filters of every report: the search parameters of the address, and of the request. Days of the owner's time zone, both inclusive. */
export interface Filters extends Period {
  lang?: Locale
  source?: string
  campaign?: string
  page?: string
}

/** GET /api/reports/totals: the period, and as many whole days before it; `before` is absent if the period has today in it, or counting began later. */
export interface TotalsReport {
  now: Totals
  before?: Totals
}

export interface Totals {
  visits: number
  /** Quiz sessions, also those that agreed to be counted after the first question. */
  starts: number
  /** Of the starts. */
  completed: number
  installed: number
  /** Visits with a click to the app's listing, from any page. */
  installClicks: number
  chatClicks: number
  /** People, counted beside the funnel: a lead needs no consent to be counted, so it is no part of the visits. A second request of a phone
   * within 90 days is no second lead. */
  leads: number
}

/** GET /api/reports/steps: sessions that had agreed before the first question, by "this step or a later one". It never rises. */
export interface StepsReport {
  starts: number
  /** Of the starts, those that had agreed to be counted before the first question: their steps are shown. */
  consentedAtStart: number
  /** From the first step to `install`, in the order of the quiz. */
  steps: { stage: FunnelStage; reached: number }[]
}

/** `goal`, `pain` and `traffic`: the answer to this question, of sessions that gave one. */
export const splits = [
  'lang',
  'page',
  'source',
  'campaign',
  'variant',
  'device',
  'referrer',
  'goal',
  'pain',
  'traffic',
] as const
export type Split = (typeof splits)[number]

/** GET /api/reports/split?by=source: at most 20 parts by starts, of pages by visits; the rest in `others`. */
export interface SplitReport {
  by: Split
  parts: ({ value: string } & SplitCounts)[]
  others?: SplitCounts & { parts: number }
}

export type SplitCounts = QuizSessions & Pick<Totals, 'visits' | 'leads'>

export interface QuizSessions {
  starts: number
  consentedAtStart: number
  completed: number
  installed: number
}

/** GET /api/reports/answers: the newest answer to each question of a session. */
export interface AnswersReport {
  questions: { question: string; options: { option: string; count: number }[] }[]
}

/** GET /api/reports/choices: what the filters may be set to in this period, most visits first. */
export interface ChoicesReport {
  sources: string[]
  campaigns: string[]
  pages: string[]
}

/** Days before the period of a trend: eight weeks, of which the first day has an average of seven. */
export const trendDaysBefore = 62

/** GET /api/reports/trend: whole days, also those before the period (`trendDaysBefore`), from the first that was counted. */
export interface TrendReport {
  days: TrendDay[]
  /** Those that began in the period. */
  experiments: { id: string; start: string; question: string }[]
}

export interface TrendDay extends Pick<Totals, 'visits' | 'starts' | 'leads'> {
  day: string
}

/** GET /api/today: so far, beside the same weekday of last week; and at most one hint. Calls and errors come from their own endpoints. */
export interface TodayReport {
  day: string
  today: Totals
  /** The same weekday of the week before. Absent while that one was not counted from its beginning. */
  earlier?: {
    day: string
    all: TodayFigures
    /** Both days up to the last full hour that is counted: an instant of today. Absent before the first one. */
    sameHours?: { upTo: string; now: TodayFigures; before: TodayFigures }
  }
  /** The step whose loss rose: the last 7 whole days against the 7 before. */
  hint?: {
    stage: FunnelStage
    before: FunnelStage
    lost: { now: number; of: number; earlier: number; ofEarlier: number }
    /** Lower end of the 95 % interval of the difference, as a share. */
    low: number
  }
}

export type TodayFigures = Pick<Totals, 'visits' | 'starts' | 'installClicks' | 'leads'>

/** In every report: how current the counts are. GET /api/pulse, polled every 10 seconds while the tab is visible. */
export interface Pulse {
  /** ISO time up to which events are counted. */
  countedUpTo?: string
  /** How long events wait to be counted. */
  lagSeconds: number
  /** Whether any event was ever stored. */
  hasEvents: boolean
  /** New leads without spam flags; absent for a viewer. */
  newLeads?: number
  /** Errors of the Health screen, and what it says to look at. */
  errors: number
  warnings: number
}
