import type { Copy } from '@repo/content/copy.ts'

/**
 * Copy as plain text, for attributes, titles and keys: without marks and line breaks. Bidi isolates stay: where there is
 * no markup they keep a run in order.
 */
export function plainWords(copy: Copy): string {
  return String(copy).replaceAll('**', '').replace(/\s+/g, ' ').trim()
}

/** Text without bidi isolates and the ids of edit mode, for what is not read as a sentence: dots, addresses, structured data. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2061-\u2064\u2066-\u2069]/g, '')
}

/** Copy as text for readers that draw nothing. */
export function bareWords(copy: Copy): string {
  return withoutIsolates(plainWords(copy))
}
