import type { InEveryLocale, Locale } from '@repo/contract/locale.ts'
import { brand } from './brand.ts'

/**
 * A text as the content files write it: the quotation marks and apostrophes of its language, a dash for a hyphen between blanks, one blank
 * for two, none at its end, and `{brand}` for the brand's name. Edit mode does it when it saves, and `npm run format`. What is in braces stays as it is.
 */
export function tidyText(text: string, locale: Locale): string {
  return text
    .trim()
    .replaceAll(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/(?<=\S) (?:-|--) (?=\S)/g, ' – ')
    .replaceAll(kept, (...match) => signs(match, locale))
    .replaceAll(typedName, (found, name?: string) => (name ? '{brand}' : found))
}

const marks = String.raw`\{[^{}]*\}|%\w+%|https?:\S+`
const kept = new RegExp(`${marks}|(['‘’׳])|(["“”״])`, 'g')

function signs([found, apostrophe, quotation, at, text]: unknown[], locale: Locale): string {
  const before = String(text).slice(0, Number(at))
  // English words in Hebrew keep their own apostrophe.
  const isLatin = /[a-z]$/i.test(before) && /^[a-z]/i.test(String(text).slice(Number(at) + 1))
  const place = /(?:^|[\s([{–—“‘״*=~])$/.test(before) ? 0 : 1
  if (apostrophe) return apostrophes[isLatin ? 'en' : locale][place]
  return quotation ? quotations[locale][place] : String(found)
}

const apostrophes: InEveryLocale<readonly [string, string]> = { en: ['‘', '’'], he: ['׳', '׳'] }
const quotations: InEveryLocale<readonly [string, string]> = { en: ['“', '”'], he: ['״', '״'] }

/** The name as a whole word: a short one is also a part of others. */
const typedName = new RegExp(`${marks}|(?<![\\p{L}\\d])(${RegExp.escape(brand.name)})(?![\\p{L}\\d])`, 'gu')
