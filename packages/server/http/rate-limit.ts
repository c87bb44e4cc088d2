import { HttpError } from './http-error.ts'
import type { TokenBucket } from './token-bucket.ts'

/** Rate limit: takes tokens from the visitor's bucket, or throws 429 with `Retry-After`. */
export function enforceRateLimit(bucket: TokenBucket, visitor: string, cost: number): void {
  const waitMs = bucket.take(visitor, cost)
  if (waitMs > 0) throw new HttpError(429, 'too-many', Math.ceil(waitMs / 1000))
}
