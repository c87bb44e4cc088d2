/** A short talk on a store: the store asks, a visitor taps an answer, the AI replies. */
export interface Talk {
  question: string
  options: readonly [string, string, string, ...string[]]
  /** The option the visitor taps, from 0. */
  chosen: number
  reply: string
}

/** How a drawn store introduces itself in the survey: "Your store asks". */
export interface StoreWords {
  store: string
  /** The letter in its avatar. */
  initial: string
  asks: string
  /** The label every invented figure carries. */
  sample: string
}
