/** Copy without its marks and line breaks, for places that draw nothing. */
export function plainWords(copy: string): string {
  return copy
    .replace(/\*\*|==|~~|[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
