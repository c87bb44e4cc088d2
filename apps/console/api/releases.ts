import type { Period } from '@repo/contract/days.ts'
import type { Interval } from '@repo/stats/interval.ts'

/** GET /api/releases: newest first. `isSet` is whether CONSOLE_RELEASES names the folder of the site. */
export interface ReleasesReport {
  isSet: boolean
  releases: ReleaseEntry[]
}

/** A switch of what the site serves: a release or a rollback. */
export interface ReleaseEntry {
  at: string
  release: string
  commit?: string
  /** Pages that are new or whose words are others than before. */
  changed: string[]
}

/** GET /api/releases/:at: the changed pages in the 7 whole days before the day of the release beside the 7 after it. */
export interface ReleaseReport extends ReleaseEntry {
  before: Period
  after: Period
  /** How many of the days after it are over: from 0 to 7. */
  daysAfter: number
  pages: ReleasedPage[]
}

export interface ReleasedPage {
  page: string
  rates: ReleasedRate[]
  /** The 75th percentiles. A side without measurements is absent. */
  vitals: { metric: string; before?: number; after?: number }[]
}

export interface ReleasedRate {
  rate: 'starts' | 'installClicks'
  before: { goals: number; visits: number }
  after: { goals: number; visits: number }
  /** The 95 % interval of the difference, as shares. Absent under 100 visits on a side. */
  difference?: Interval
}
