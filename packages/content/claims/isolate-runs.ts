import { locales, type Locale } from '@repo/contract/locale.ts'

/**
 * A text whose left-to-right runs keep their order in a right-to-left language, so that `+27%` is never drawn as `27%+`: each comes between
 * bidi isolates. Found are amounts of money, and the runs that the bidi algorithm would turn around; AI, 24/7, 14:00 and 20-30% stay in order.
 */
export function isolateRuns(text: string, locale: Locale): string {
  if (locales[locale].dir === 'ltr') return text
  return text.replaceAll(turnedAround, (found, run?: string) => (run ? isolate.start + run + isolate.end : found))
}

/** A value that keeps its direction. With letters of the language it follows the sentence, and only its runs are isolated. */
export function isolateValue(value: string, locale: Locale): string {
  const { dir, script } = locales[locale]
  const isForeign = !new RegExp(`\\p{Script=${script}}`, 'u').test(value)
  return dir === 'rtl' && isForeign ? isolate.start + value + isolate.end : value
}

/** Bidi isolates: they hold a left-to-right run together inside right-to-left text, where markup is impossible. */
export const isolate = { start: '\u2066', end: '\u2069' }

const value = String.raw`[A-Za-z\d.,%$€£₪]`

/**
 * What is isolated already, quoted, or an address stays as it is. A full stop or a comma after a run belongs to the sentence; the one of
 * an abbreviation before a comma (Inc.,) to the run.
 */
const turnedAround = new RegExp(
  [
    String.raw`\u2066.*?\u2069|\{[^{}]*\}|%\w+%|https?:\S+`,
    `((?:${[
      String.raw`${value}+ ?(?:->|→) ?${value}+`,
      String.raw`${value}*[+$€£₪][A-Za-z\d.,%$€£₪+]*(?:-\d+)*(?:\/[A-Za-z]+)?`,
      String.raw`\d[\d.,:%]*[–—]\d[\d.,:%]*`,
      String.raw`(?<![^\s*])[-−]\d[\d.,%]*`,
      String.raw`\d\/[A-Za-z]+|[A-Za-z]+\/\d+`,
      String.raw`\d[\d.]* \(\d+\)`,
    ].join('|')})(?<![.,:])|[A-Za-z][A-Za-z ]*[.](?=,))`,
  ].join('|'),
  'g',
)
