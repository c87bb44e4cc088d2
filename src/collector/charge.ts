import { Refused } from './refused.ts'
import type { TokenBucket } from './token-bucket.ts'

/** Charges a visitor, or sends them away until there is something left. */
export function charge(bucket: TokenBucket, visitor: string, cost: number): void {
  const waitMs = bucket.take(visitor, cost)
  if (waitMs > 0) throw new Refused(429, 'rate', Math.ceil(waitMs / 1000))
}
