/** Left-to-right isolate: what is inside keeps its order in a Hebrew sentence. */
export function isolated(text: string): string {
  return `\u2066${text}\u2069`
}
