import { isLocale, locales, type Locale } from '@repo/contract/locale.ts'
import { foreignIn } from '../latin-in-hebrew.ts'
import { describePage, type BuiltPage } from './built-page.ts'

/** Everything on a page is in the language that the nearest `lang` names, down to the label of a button. Names of services stay as they are. */
export function languageFaults(one: BuiltPage, names: readonly string[] = []): string[] {
  const faults = one.texts.flatMap(({ text, lang }) => {
    if (!isLocale(lang)) return []
    const word = foreignIn(text, lang).find((found) => !names.includes(found))
    return word === undefined
      ? []
      : [
          `${describePage(one)} says "${word}" in a text that is marked as ${locales[lang].name}: "${text.trim()}". Write it in that language in ${sourceOf(one)}, or give that part the lang of its words.`,
        ]
  })
  return [...new Set(faults)]
}

function sourceOf({ file, page }: BuiltPage): string {
  return `${file} or packages/content/ui/${page.locale satisfies Locale}.ts`
}
