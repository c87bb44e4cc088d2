/** Who counts visits, once a visitor agrees. An owner switches it on; by default there is nobody, and no banner that asks. */
export interface Measurement {
  google?: Vendor
  meta?: Vendor
}

interface Vendor {
  id: string
  /** Where its script comes from. */
  origin: string
}
