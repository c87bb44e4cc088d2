import { readdirSync } from 'node:fs'
import type { Ledger } from '@repo/content/claims/ledger.ts'
import { resolve } from '@repo/content/resolve.ts'
import type { Draws } from '@repo/content/written.ts'
import { isLocale } from '@repo/contract/locale.ts'
import type { Source } from '@repo/content/testing/collect-copy.ts'

/** The words that several pages share, or that a quiz asks: every file of `content/` that ends in a language, pages apart. Forks are resolved for a ledger. */
export async function readWords(ledger: Ledger): Promise<Source[]> {
  const folder = new URL('../../../../packages/content/', import.meta.url)
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => !name.startsWith('pages'))
  const sources = names.map(async (name): Promise<Source | undefined> => {
    const locale = name.match(/[/.](\w+)\.ts$/)?.[1]
    if (!isLocale(locale)) return undefined
    const module = (await import(new URL(name, folder).href)) as Draws<object>
    return { file: `packages/content/${name}`, locale, words: resolve(module, ledger), written: module }
  })
  return (await Promise.all(sources)).filter((source) => source !== undefined)
}
