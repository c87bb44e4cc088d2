import type { FailureCode } from '@repo/contract/failure.ts'
import type { Code } from '../log.ts'

/** A refused request: status, reason and `Retry-After`. Thrown anywhere in collector and console, and answered by their app.ts. */
export class HttpError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 429 | 503
  readonly reason: FailureCode
  readonly retryAfterS: number | undefined
  /** Of the database, for the log. */
  readonly code: Code | undefined

  constructor(status: HttpError['status'], reason: FailureCode, retryAfterS?: number, code?: Code) {
    super(reason)
    this.status = status
    this.reason = reason
    this.retryAfterS = retryAfterS
    this.code = code
  }
}
