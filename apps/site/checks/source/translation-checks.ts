import type { Ledger } from '@repo/content/claims/ledger.ts'
import type { PageTexts, SectionTexts } from '@repo/content/page.ts'
import type { PageFile } from '@repo/content/read-pages.ts'
import { isListedForOne } from '../listed-pages.ts'
import type { Locale } from '@repo/contract/locale.ts'
import { collectCopy, quotesIn } from '@repo/content/testing/collect-copy.ts'
import type { Findings } from './issue.ts'

/**
 * Checks of a page against the same page in another language: another wording, the same parts. They differ only in what
 * the ledger lists for one of them and not for the other.
 */
export const translationChecks = {
  'has the sections and pictures of its translation, in the same order': (one, translation, ledger) => {
    const isShared = sharedBy(one, translation, ledger)
    const parts = (isMeant: (section: SectionTexts) => boolean) =>
      [one, translation].map(({ page }) => readParts(page.sections, isMeant).join(', '))
    const [whole, otherWhole] = parts(() => true)
    const [own, other] = parts(isShared)
    // The same section may quote the claim in one of the languages alone.
    return whole === otherWhole || own === other
      ? []
      : `is made of ${own || 'nothing'}, but its translation ${translation.page.path} of ${other}.`
  },

  'has as many items in every list as its translation': (one, translation, ledger) => {
    const isShared = sharedBy(one, translation, ledger)
    const [own, others] = [one, translation].map(({ page }) => flat(page.sections).filter(isShared))
    if (!own || !others) return []
    return own.flatMap((section, place) => {
      const other = others[place]
      // Other sections are another cause, which the check above names.
      if (section.kind !== other?.kind) return []
      const lists = new Map(listsIn(section, () => true))
      return listsIn(other, isShared).flatMap(([at, items]) => {
        const here = lists.get(at)?.length ?? 0
        if (here === 0 || here >= items.length) return []
        const named = items.map((item) => `"${firstText(item, translation.page.locale)}"`).join(', ')
        return `has only ${here} in "${at}" of its section "${section.kind}"; its translation ${translation.page.path} has ${items.length}: ${named}. Write the missing one here, too, or delete it in ${translation.file}.`
      })
    })
  },

  'leads where its translation leads': (one, other) => {
    const own = destinationsIn(one.page)
    return [...destinationsIn(other.page)]
      .filter((to) => !own.has(to))
      .map((to) => `has no link of the kind "${to}", which its translation ${other.page.path} has.`)
  },
} satisfies Record<string, (one: PageFile, other: PageFile, ledger: Ledger) => Findings>

/** Do some words quote no claim of one of the two pages alone? */
function sharedBy(one: PageFile, { page }: PageFile, ledger: Ledger) {
  return (words: unknown): boolean =>
    ![...quotesIn(words, one.page.locale)].some((name) => isListedForOne(ledger[name], [one.page, page]))
}

/** The kinds of the sections and of what is drawn in them. A section with a claim of one page alone is left out. */
function readParts(sections: readonly SectionTexts[], isShared: (section: SectionTexts) => boolean): string[] {
  return sections.flatMap((section) => {
    if (section.kind === 'withSideCard') return [section.kind, ...readParts(section.sections, isShared)]
    return isShared(section) ? valuesOf('kind', section) : []
  })
}

/** The sections in their order, those beside a card after it. */
export function flat(sections: readonly SectionTexts[]): SectionTexts[] {
  return sections.flatMap((section) => (section.kind === 'withSideCard' ? flat(section.sections) : [section]))
}

/** The lists of some words by their place: `items`, `chapters.2.parts`. An item with a claim of one page alone is left out. */
function listsIn(
  words: unknown,
  isShared: (item: unknown) => boolean,
  at: readonly string[] = [],
): [string, unknown[]][] {
  if (words === null || typeof words !== 'object') return []
  const shared = Array.isArray(words) ? words.filter(isShared) : undefined
  return [
    ...(shared ? [[at.join('.'), shared] satisfies [string, unknown[]]] : []),
    ...Object.entries(shared ?? words).flatMap(([key, value]) => listsIn(value, isShared, [...at, key])),
  ]
}

function firstText(words: unknown, locale: Locale): string {
  const [first] = collectCopy({ words, locale })
  return first?.text ?? JSON.stringify(words)
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
