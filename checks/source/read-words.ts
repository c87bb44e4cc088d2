import { readdirSync } from 'node:fs'
import type { Source } from './copy-of.ts'
import { isLocale } from '#contract/locale.ts'

/** The words that several pages share, or that a quiz asks: every file of `content/` that ends in a language, pages apart. */
export async function readWords(): Promise<Source[]> {
  const folder = new URL('../../src/content/', import.meta.url)
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => !name.startsWith('pages'))
  const sources = names.map(async (name): Promise<Source | undefined> => {
    const locale = name.match(/[/.](\w+)\.ts$/)?.[1]
    if (!isLocale(locale)) return undefined
    return { file: `src/content/${name}`, locale, words: { ...(await import(new URL(name, folder).href)) } }
  })
  return (await Promise.all(sources)).filter((source) => source !== undefined)
}
