/** Copy as plain text: without marks and line breaks. */
export function plainWords(copy: string): string {
  return copy
    .replace(/\*\*|==|~~|[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
