/** GET /api/assistant: where assistants ask, and their tokens, newest first. */
export interface AssistantReport {
  address: string
  tokens: {
    id: string
    name: string
    madeAt: string
    endsAt: string
    revokedAt?: string
    usedAt?: string
    /** Questions of the last seven days. */
    asked: number
  }[]
}

/** POST /api/assistant: the only place that the token is ever shown. */
export interface NewToken {
  token: string
}
