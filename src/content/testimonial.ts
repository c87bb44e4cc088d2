/** Words of a merchant. The people are examples: initials instead of a face, never verified, always five stars. */
export interface Testimonial {
  quote: string
  name: string
  role: string
  initials: string
}
