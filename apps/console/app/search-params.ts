/** The search parameters of the address: text only, so that `?campaign=10` stays a name and no number. */
export type Search = Record<string, string>

/** Replaces the router's own parser, which reads values as JSON and would turn `10` into a number. */
export function parseSearch(search: string): Search {
  return Object.fromEntries(new URLSearchParams(search))
}

/** Query string of the search parameters. Empty ones are left out, so that a filter that was cleared leaves no `?source=`. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(search).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

/** A parameter that may hold any short text. */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= 200 ? value : undefined
}

/** A parameter that holds one of a list. */
export function readChoice<T extends string>(list: readonly T[], value: unknown): T | undefined {
  return list.find((item) => item === value)
}
