import type { Ledger } from '@repo/content/claims/ledger.ts'
import type { PageTexts, SectionTexts } from '@repo/content/page.ts'
import type { PageFile } from '@repo/content/read-pages.ts'
import { isListedForOne } from '../listed-pages.ts'
import { describeSource, quotesIn } from '@repo/content/testing/collect-copy.ts'

/**
 * Checks of a page against the same page in another language: another wording, the same parts. They differ only in what
 * the ledger lists for one of them and not for the other.
 */
export const translationChecks = {
  'has the sections and pictures of its translation, in the same order': (one, translation, ledger) => {
    const isShared = (section: SectionTexts) =>
      ![...quotesIn(section, one.page.locale)].some((name) =>
        isListedForOne(ledger[name], [one.page, translation.page]),
      )
    const [own, other] = [one, translation].map(({ page }) => partsOf(page.sections, isShared).join(', '))
    return own === other
      ? []
      : [say(one, `is made of ${own || 'nothing'}, but its translation ${translation.page.path} of ${other}.`)]
  },

  'leads where its translation leads': (one, other) => {
    const own = destinationsIn(one.page)
    return [...destinationsIn(other.page)]
      .filter((to) => !own.has(to))
      .map((to) => say(one, `has no link of the kind "${to}", which its translation ${other.page.path} has.`))
  },
} satisfies Record<string, (one: PageFile, other: PageFile, ledger: Ledger) => string[]>

/** The kinds of the sections and of what is drawn in them. A section with a claim of one page alone is left out. */
function partsOf(sections: readonly SectionTexts[], isShared: (section: SectionTexts) => boolean): string[] {
  return sections.flatMap((section) => {
    if (section.kind === 'withSideCard') return [section.kind, ...partsOf(section.sections, isShared)]
    return isShared(section) ? valuesOf('kind', section) : []
  })
}

/** Pages of ours count as one kind: each language leads to its own. So does the chat, which opens in either. */
function destinationsIn(page: PageTexts): Set<string> {
  return new Set(valuesOf('to', page).map((to) => (to.startsWith('/') ? 'page' : to.replace(/^chat-.*/, 'chat'))))
}

function valuesOf(key: string, words: unknown): string[] {
  if (words === null || typeof words !== 'object') return []
  return Object.entries(words).flatMap(([name, value]: [string, unknown]) =>
    name === key && typeof value === 'string' ? [value] : valuesOf(key, value),
  )
}

function say({ file, page }: PageFile, message: string): string {
  return `${describeSource({ file, path: page.path })} ${message}`
}
