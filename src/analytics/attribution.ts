import type { Utm } from '#contract/events.ts'

/** The utm parameters of a query string. Absent and empty ones are left out. */
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
