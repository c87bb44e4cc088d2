import type { Code } from '../log.ts'

/** A rejected request: status, reason and `Retry-After`. Thrown anywhere in the service and answered by app.ts. */
export class HttpError extends Error {
  readonly status: 400 | 403 | 404 | 405 | 413 | 429 | 503
  readonly reason: string
  readonly retryAfterS: number | undefined
  /** Of the database, for the log. */
  readonly code: Code | undefined

  constructor(status: HttpError['status'], reason: string, retryAfterS?: number, code?: Code) {
    super(reason)
    this.status = status
    this.reason = reason
    this.retryAfterS = retryAfterS
    this.code = code
  }
}
