/** Left-to-right isolate: what is inside keeps its order in a Hebrew sentence. */
export function isolated(text: string): string {
  return `\u2066${text}\u2069`
}

/** Isolate in the direction of its own first letter: what a person wrote, in either language. */
export function ownDirection(text: string): string {
  return `\u2068${text}\u2069`
}
