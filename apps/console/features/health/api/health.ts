/** GET /api/health: errors first, then what to look at, then what is well, which the screen only counts. */
export interface HealthReport {
  checkedAt: string
  /** Of the project: what a developer asks first. */
  version: string
  lines: HealthLine[]
}

export const healthStates = ['error', 'look', 'well'] as const
export type HealthState = (typeof healthStates)[number]

/** `unreadable`: the figure itself could not be read; the other lines stand. */
export type HealthLine = { state: HealthState } & (HealthFigure | { id: HealthFigure['id']; unreadable: true })

export type HealthFigure =
  /** No age: no event was ever stored. */
  | { id: 'last-event'; ageSeconds?: number }
  | { id: 'events-hour'; now: number; weekAgo: number }
  /** No lag: the worker has not counted yet. */
  | { id: 'rollup'; lagSeconds?: number }
  /** Of 24 hours, with the three most frequent reasons; `share` of what was sent. */
  | { id: 'refused'; count: number; share: number; reasons: { reason: string; count: number }[] }
  /** Among the last events of 24 hours, at most 20,000. */
  | { id: 'bots'; share: number; weekAgo?: number }
  /** One line for each page that had visits last week and none for 24 hours; without a page, there is none. */
  | { id: 'quiet-page'; page?: string; visits?: number }
  /** `error`: the CRM's last answer, as a code. */
  | { id: 'outbox'; waiting: number; failed: number; error?: string }
  /** The last day that events can be stored for. */
  | { id: 'partitions'; until?: string }
  | { id: 'keys'; missing: { key: string; leads: number }[] }

/** POST /api/health/retry: failed messages wait again. */
export interface Retried {
  count: number
}
