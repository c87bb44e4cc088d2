import type { Copy } from '../copy.ts'

/** The words of the one question that the site itself asks: may we count you? They say what is really counted. */
export interface ConsentWords {
  /** What the region is called, and the link in the footer that asks again. */
  label: Copy
  question: Copy
  text: Copy
  /** Opens the list below. */
  more: Copy
  counted: readonly Copy[]
  /** A line for each who counts. */
  countedBy: Record<Tracker, Copy>
  /** How to change one's mind. */
  change: Copy
  yes: Copy
  no: Copy
  /** What holds now, when the question is asked again. */
  now: { granted: Copy; denied: Copy }
}

/**
 * Who may count: two services, Google's ads by what it may do with them, the owner's own collector, and what it may hear besides. `answers`: what
 * stays in the tab for the lead form.
 */
export type Tracker = 'google' | 'meta' | AdsTracker | 'collector' | 'answers'

/** Named in the question itself: a yes to counting is not yet one to ads. */
export type AdsTracker = 'ads' | 'personalAds'
