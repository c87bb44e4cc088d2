import type { Ledger } from '@repo/content/claims/ledger.ts'
import type { InEveryLocale } from '@repo/contract/locale.ts'
import { describePage, type BuiltPage } from './built-page.ts'
import { claimsOn } from './claim-issues.ts'

/** CP-03: a page that shows figures of the demo store says that they are sample data. */
export function demoIssues(one: BuiltPage, ledger: Ledger): string[] {
  const [figure] = [...claimsOn(one, ledger)].filter(([name]) => ledger[name]?.kind === 'demo')
  const note = sampleNote[one.page.locale]
  if (!figure || one.texts.some(({ text, place }) => place === 'main' && text.includes(note))) return []
  const [name, { typed }] = figure
  return [
    `${describePage(one)} shows "${typed}" (${name}), a figure of the demo store, without the note "${note}". Add the note in ${one.file}.`,
  ]
}

const sampleNote: InEveryLocale<string> = { en: 'Sample data', he: 'נתוני הדגמה' }
