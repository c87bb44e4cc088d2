/** Every effect from `low` to `high`. */
export interface Interval {
  low: number
  high: number
}
