/**
 * Limits of the service, measured once (docs/measurements.md). They are no settings: an operator has nothing to choose. Tests pass
 * others.
 */
export const serviceLimits = {
  /** Limits of the queue; beyond them the service answers 503. */
  queueRows: 20_000,
  queueBytes: 32 * 2 ** 20,
  /** Group commit: a batch is written at so many rows, or when its first row is so old. */
  batchRows: 500,
  batchMs: 10,
  /** Concurrent batches, each on a connection; and connections for leads. */
  eventConnections: 4,
  leadConnections: 2,
  /** Timeout of a statement, and deadline of a request with its retries, then 503. */
  statementMs: 2000,
  deadlineMs: 5000,
  /** Rate limit per visitor's network, of all bodies sent to `/v1/events`. */
  eventBytesPerMinute: 200_000,
  /** Cardinality limit per visitor's network: distinct landings (page, variant, campaign), beyond which they are stored as "other". */
  landingBytesPerDay: 60_000,
  /** Rate limits of leads: beyond the first they are flagged, beyond the second rejected. */
  leadsPerMinute: 5,
  leadsPerMinuteHard: 60,
  /** Timeout of a graceful shutdown. */
  stopMs: 10_000,
}

export type ServiceLimits = typeof serviceLimits
