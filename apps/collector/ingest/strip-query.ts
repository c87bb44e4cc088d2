/**
 * Strips query and fragment from an address, for privacy: a query may hold a mail address or a click id. The campaign (utm_…)
 * arrives in fields of its own.
 */
export function stripQuery(route: string): string {
  return route.split(/[?#]/, 1)[0] ?? ''
}

/** Strips every query in a text that may contain addresses: JSON, or malformed JSON. */
export function stripQueries(text: string): string {
  return text.replaceAll(/[?#](?:[^"\\]|\\.)*/gs, '')
}
