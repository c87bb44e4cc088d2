/** The first letters of the first and the last name, or a dash. */
export function initialsOf(name: string | undefined): string {
  const parts = (name ?? '').split(/\s+/).filter(Boolean)
  const letters = [parts[0], parts.length > 1 ? parts.at(-1) : undefined].map((part) => [...(part ?? '')][0] ?? '')
  return letters.join('').toLocaleUpperCase() || '–'
}
