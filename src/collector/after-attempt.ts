import type { Message } from './queries/claim-messages.ts'

/** What becomes of a message after an attempt, by what the CRM answered (a status) or why it could not (a word). */
export function afterAttempt(
  answer: number | string,
  attempts: number,
  chance: number,
  kind: Message['kind'] = 'lead.created',
): AfterAttempt {
  if (typeof answer === 'number' && answer >= 200 && answer < 300) return { is: 'delivered' }
  // Nothing there to erase: that is what was wanted.
  if (kind === 'lead.erased' && (answer === 404 || answer === 410)) return { is: 'delivered' }
  if (refusals.has(answer) || attempts >= mostAttempts) return { is: 'dead' }
  const wait = Math.min(firstWaitS * 2 ** (attempts - 1), longestWaitS)
  // Between half and all of it, so that a thousand messages do not come back in the same second.
  return { is: 'waiting', seconds: Math.round(wait * (0.5 + chance / 2)) }
}

export type AfterAttempt = { is: 'delivered' } | { is: 'dead' } | { is: 'waiting'; seconds: number }

/**
 * Said of this very message: it will not get better. All else may be the fault of a setting or an outage (401 after a change of
 * secrets, 404 during a release, a redirect, 429, 5xx) and is tried for about two days.
 */
const refusals = new Set<number | string>([400, 410, 413, 415, 422])
const firstWaitS = 10
const longestWaitS = 4 * 3600
export const mostAttempts = 24
