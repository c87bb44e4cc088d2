import { code, type Code } from '../log.ts'

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

function isTimeout(error: unknown): boolean {
  return error instanceof Error && /timeout/i.test(error.message)
}
