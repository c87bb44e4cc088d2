import { numberInWords } from '@repo/content/claims/number-words.ts'
import type { Locale } from '@repo/contract/locale.ts'

/** A text with another number, in figures or in words. Undefined: it does not count so many. What is in braces stays. */
export function countedAnew(text: string, before: number, now: number, locale: Locale): string | undefined {
  const languages = locale === 'en' ? (['en'] as const) : (['he-feminine', 'he-masculine'] as const)
  const pairs = [
    [String(before), String(now)],
    ...languages.map((language) => [numberInWords(before, language), numberInWords(now, language)]),
  ]
  for (const [from, to] of pairs) {
    if (!from || !to) continue
    const found = new RegExp(String.raw`\{[^{}]*\}|(?<![\p{L}\d.,$₪])${from}(?![\p{L}\d%]|[.,:]\d)`, 'giu')
    const changed = text.replaceAll(found, (one) => (one.startsWith('{') ? one : asWritten(one, to)))
    if (changed !== text) return changed
  }
  return undefined
}

/** A word that begins a sentence begins with a capital letter. */
function asWritten(was: string, now: string): string {
  return was[0] === was[0]?.toLowerCase() ? now : now[0]?.toUpperCase() + now.slice(1)
}
