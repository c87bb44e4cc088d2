import type { Copy } from './copy.ts'

/** A short talk on a store: the store asks, a visitor taps an answer, the AI replies. */
export interface Talk {
  question: Copy
  options: readonly [Copy, Copy, Copy, ...Copy[]]
  /** The option the visitor taps, from 0. */
  chosen: number
  reply: Copy
}

/** How a drawn store introduces itself in the survey: "Your store asks". */
export interface StoreWords {
  store: Copy
  /** The letter in its avatar. */
  initial: string
  asks: Copy
  /** The label every invented figure carries. */
  sample: Copy
}
