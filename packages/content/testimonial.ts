import type { Copy } from './copy.ts'

/** Words of a merchant. The people are examples: initials instead of a face, never verified, always five stars. */
export interface Testimonial {
  quote: Copy
  name: Copy
  role: Copy
  initials: string
}
