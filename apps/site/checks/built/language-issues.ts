import { isLocale, locales, type Locale } from '@repo/contract/locale.ts'
import { foreignIn, foreignSentences } from '../latin-in-hebrew.ts'
import type { Level } from '../source/issue.ts'
import { describePage, type BuiltPage } from './built-page.ts'

/**
 * Everything on a page is in the language that the nearest `lang` names, down to the label of a button. Names of services stay as they
 * are. A whole sentence in another language is a must, a word is a tip.
 */
export function languageIssues(one: BuiltPage, names: readonly string[] = [], level: Level = 'must'): string[] {
  const blocks = Map.groupBy(one.texts, ({ block, lang }) => `${block} ${lang}`)
  const issues = [...blocks.values()].flatMap((block) => {
    const lang = block[0]?.lang
    if (!isLocale(lang)) return []
    const text = block.map((part) => part.text).join(' ')
    const word = foreignIn(text, lang).find((found) => !names.includes(found))
    if (word === undefined || (foreignSentences(text, lang).length > 0 ? 'must' : 'tip') !== level) return []
    return [
      `${describePage(one)} says "${word}" in a text that is marked as ${locales[lang].name}: "${text.replaceAll(/\s+/g, ' ').trim()}". Write it in that language in ${findSource(one)}, or give that part the lang of its words.`,
    ]
  })
  return [...new Set(issues)]
}

function findSource({ file, page }: BuiltPage): string {
  return `${file} or packages/content/ui/${page.locale satisfies Locale}.ts`
}
