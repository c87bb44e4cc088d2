import type { Utm } from '#contract/events.ts'

/** The campaign named in a query string. What is absent or empty is left out. */
export function attribution(search: string): Utm {
  const query = new URLSearchParams(search)
  const utm: Utm = {}
  for (const name of names) {
    const value = query.get(name)
    if (value) utm[name] = value
  }
  return utm
}

const names = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const satisfies readonly (keyof Utm)[]
