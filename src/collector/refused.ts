/** Why nothing was stored, and when to come back. Thrown inside the service and answered by app.ts. */
export class Refused extends Error {
  readonly status: 400 | 403 | 404 | 405 | 413 | 429 | 503
  readonly reason: string
  readonly retryAfterS: number | undefined

  constructor(status: Refused['status'], reason: string, retryAfterS?: number) {
    super(reason)
    this.status = status
    this.reason = reason
    this.retryAfterS = retryAfterS
  }
}
