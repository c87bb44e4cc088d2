import { code, type Code } from './log.ts'

/**
 * What a failed statement means. `data`: these rows will fail whenever they are tried. `away`: the database is gone, slow, full
 * or still starting, and the same rows may well be stored in a moment.
 */
export function databaseFault(error: unknown): { kind: 'data' | 'away'; code: Code } {
  const { code: given, constraint } = error as { code?: unknown; constraint?: unknown }
  const known = code(given ?? (isTimeout(error) ? 'timeout' : 'connection'))
  // A day without its table is reported like a broken rule, but one without a name: the day will be made.
  const isMissingDay = known === '23514' && constraint === undefined
  return { kind: /^(22|23|54)/.test(known) && !isMissingDay ? 'data' : 'away', code: known }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && /timeout/i.test(error.message)
}
