/** A rejected request: status, reason and `Retry-After`. Thrown anywhere in the service and answered by app.ts. */
export class HttpError extends Error {
  readonly status: 400 | 403 | 404 | 405 | 413 | 429 | 503
  readonly reason: string
  readonly retryAfterS: number | undefined

  constructor(status: HttpError['status'], reason: string, retryAfterS?: number) {
    super(reason)
    this.status = status
    this.reason = reason
    this.retryAfterS = retryAfterS
  }
}
