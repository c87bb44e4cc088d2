import type { Copy } from './copy.ts'

/** How a drawn store introduces itself in the survey: "Your store asks". */
export interface StoreWords {
  store: Copy
  /** The letter in its avatar. */
  initial: string
  asks: Copy
  /** The label every invented figure carries. */
  sample: Copy
}
