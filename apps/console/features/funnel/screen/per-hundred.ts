import { enoughVisits } from '../../../shared/charts/enough.ts'

/** Of 100 visits: a rate that may be over 100, because a visit can start a quiz twice. Absent while the visits are too few for one. */
export function perHundred(count: number, visits: number): number | undefined {
  return visits < enoughVisits ? undefined : (count / visits) * 100
}
