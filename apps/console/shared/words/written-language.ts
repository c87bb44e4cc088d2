import type { Locale } from '@repo/contract/locale.ts'

/** The language of a sentence that a person wrote, by its first letter; undefined where it has none of ours. */
export function writtenLanguage(text: string): Locale | undefined {
  const [first = ''] = /\p{L}/u.exec(text) ?? []
  if (/\p{Script=Hebrew}/u.test(first)) return 'he'
  return /\p{Script=Latin}/u.test(first) ? 'en' : undefined
}
