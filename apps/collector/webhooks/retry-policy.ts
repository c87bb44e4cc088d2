/**
 * Retry policy of webhooks: exponential back-off with jitter, a limit of attempts, and a dead letter for what will not succeed.
 * `answer` is the CRM's status, or a code for why there is none.
 */
export function attemptOutcome(
  answer: number | string,
  attempts: number,
  random: number,
  kind: 'lead.created' | 'lead.erased' | 'test' = 'lead.created',
): AttemptOutcome {
  if (typeof answer === 'number' && answer >= 200 && answer < 300) return { is: 'delivered' }
  // Nothing there to erase: the goal is reached.
  if (kind === 'lead.erased' && (answer === 404 || answer === 410)) return { is: 'delivered' }
  if (permanentStatuses.has(answer) || attempts >= maxAttempts) return { is: 'failed' }
  const wait = Math.min(firstWaitS * 2 ** (attempts - 1), longestWaitS)
  // Jitter between half and all of it, so that a thousand messages do not come back in the same second.
  return { is: 'retry', seconds: Math.round(wait * (0.5 + random / 2)) }
}

/** `failed` is a dead letter: it stays in the outbox until `admin replay`. */
export type AttemptOutcome = { is: 'delivered' } | { is: 'failed' } | { is: 'retry'; seconds: number }

/**
 * Permanent errors: the status is about this message, and a retry would get the same. All else may be misconfiguration or an
 * outage (401 after a change of secrets, 404 during a release, a redirect, 429, 5xx) and is retried for about two days.
 */
const permanentStatuses = new Set<number | string>([400, 410, 413, 415, 422, 'refused'])
const firstWaitS = 10
const longestWaitS = 4 * 3600
export const maxAttempts = 24
