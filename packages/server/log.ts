/**
 * Structured log: one JSON line to stdout. Codes, counts, durations and hints of ours only: the type accepts no free text, which could
 * hold personal data, and no error's message, because some quote it.
 */
export function log(event: string, facts: Readonly<Record<string, number | Code | Hint>> = {}): void {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), event, ...facts })}\n`)
}

/** A code of ours or of PostgreSQL's: letters, digits, `_` and `-`. */
export type Code = string & { readonly code: unique symbol }

/** A sentence of ours that says what to do, from a fixed list. */
export type Hint = string & { readonly hint: unique symbol }

export function code(text: unknown): Code {
  return (typeof text === 'string' && /^[\w-]{1,64}$/.test(text) ? text : 'unknown') as Code
}
