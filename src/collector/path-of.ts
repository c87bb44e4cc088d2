/**
 * The path of an address, without what follows `?` or `#`. A query may hold anything a link was made with, also a person's mail address or
 * the number of their click; what we count of it, the campaign, comes in fields of its own.
 */
export function pathOf(route: string): string {
  return route.split(/[?#]/, 1)[0] ?? ''
}

/** A text that may hold addresses (JSON, or what was meant to be), each cut after its path. */
export function withoutQueries(text: string): string {
  return text.replaceAll(/[?#](?:[^"\\]|\\.)*/gs, '')
}
