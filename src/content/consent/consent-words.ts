/** The words of the one question that the site itself asks: may we count you? They say what is really counted. */
export interface ConsentWords {
  /** What the region is called, and the link in the footer that asks again. */
  label: string
  question: string
  text: string
  /** Opens the list below. */
  more: string
  counted: readonly string[]
  /** A line for each who counts. */
  countedBy: Record<Tracker, string>
  /** How to change one's mind. */
  change: string
  yes: string
  no: string
  /** What holds now, when the question is asked again. */
  now: { granted: string; denied: string }
}

/** Who may count: two services, the owner's own collector, and what it may hear besides. */
export type Tracker = 'google' | 'meta' | 'collector' | 'speed'
