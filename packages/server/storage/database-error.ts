import { errorHints } from '@repo/database/error-hints.ts'
import { code, type Code, type Hint } from '../log.ts'

/**
 * Classifies the error of a statement. `data`: permanent, these rows fail whenever they are tried. `unavailable`: transient, the
 * database is down, slow, full or still starting, and a retry may succeed.
 */
export function classifyDatabaseError(error: unknown): { kind: 'data' | 'unavailable'; code: Code } {
  const { code: given, constraint } = error as { code?: unknown; constraint?: unknown }
  const known = code(given ?? (isTimeout(error) ? 'timeout' : 'connection'))
  // A missing partition is reported as a check violation without a constraint name; it is about to be created.
  const isMissingPartition = known === '23514' && constraint === undefined
  return { kind: /^(22|23|54)/.test(known) && !isMissingPartition ? 'data' : 'unavailable', code: known }
}

/**
 * Whether PostgreSQL answered with an error (those have a severity), or the way to it failed. A code alone says neither: files have
 * codes too. Errors of pg itself have a message alone.
 */
export function isDatabaseError(error: Error): boolean {
  if ('severity' in error) return true
  if (!('code' in error)) return /timeout|connection/i.test(error.message)
  return ('syscall' in error && error.syscall === 'connect') || networkCodes.test(String(error.code))
}

const networkCodes = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** The error for the log: its code, and what to do about it. */
export function databaseErrorFacts(error: unknown): { code: Code; hint?: Hint } {
  return withHint(classifyDatabaseError(error).code)
}

/** A code with what to do about it. */
export function withHint(code: Code): { code: Code; hint?: Hint } {
  const hint = errorHints[code]
  return hint ? { code, hint: hint as Hint } : { code }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && /timeout/i.test(error.message)
}
