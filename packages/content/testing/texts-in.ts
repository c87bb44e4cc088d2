/** Every string in some words, also those that only the code reads. */
export function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  return words !== null && typeof words === 'object' ? Object.values(words).flatMap(textsIn) : []
}
