import type { Ledger } from '#claims/fill-claims.ts'
import type { Page, Section } from '#content/page.ts'
import type { PageFile } from '#content/read-pages.ts'
import { claimsIn, drawnWords } from './claims-in.ts'
import { nameOf } from './copy-of.ts'
import { isListed } from './is-listed.ts'

/**
 * Checks of a page against the same page in another language: another wording, the same parts. They differ only in what
 * the ledger lists for one of them and not for the other.
 */
export const translationChecks = {
  'has the sections and pictures of its twin, in the same order': (one, twin, ledger) => {
    const isShared = (section: Section) =>
      ![...claimsIn(section, one.page)].some((name) => isToldApart(name, one, twin, ledger))
    const [own, other] = [one, twin].map(({ page }) => partsOf(page.sections, isShared).join(', '))
    return own === other
      ? []
      : [say(one, `is made of ${own || 'nothing'}, but its twin ${twin.page.path} of ${other}.`)]
  },

  'makes the promises of its twin': (one, twin, ledger) => {
    const own = promisesOf(one.page)
    return [...promisesOf(twin.page)]
      .filter((name) => ledger[name] && !own.has(name) && !isToldApart(name, one, twin, ledger))
      .map((name) => say(one, `does not quote {${name}}, which its twin ${twin.page.path} promises.`))
  },

  'leads where its twin leads': (one, twin) => {
    const own = destinationsIn(one.page)
    return [...destinationsIn(twin.page)]
      .filter((to) => !own.has(to))
      .map((to) => say(one, `has no link of the kind "${to}", which its twin ${twin.page.path} has.`))
  },
} satisfies Record<string, (one: PageFile, twin: PageFile, ledger: Ledger) => string[]>

function isToldApart(name: string, one: PageFile, twin: PageFile, ledger: Ledger): boolean {
  const claim = ledger[name]
  return claim !== undefined && isListed(claim, one.page, ledger) !== isListed(claim, twin.page, ledger)
}

function promisesOf(page: Page): Set<string> {
  return claimsIn(drawnWords(page), page)
}

/** The kinds of the sections and of what is drawn in them. A section that stands on a claim of one page alone is left out. */
function partsOf(sections: readonly Section[], isShared: (section: Section) => boolean): string[] {
  return sections.flatMap((section) => {
    if (section.kind === 'withSideCard') return [section.kind, ...partsOf(section.sections, isShared)]
    return isShared(section) ? valuesOf('kind', section) : []
  })
}

/** Pages of ours count as one kind: each language leads to its own. So does the chat, which opens in either. */
function destinationsIn(page: Page): Set<string> {
  return new Set(valuesOf('to', page).map((to) => (to.startsWith('/') ? 'page' : to.replace(/^chat-.*/, 'chat'))))
}

function valuesOf(key: string, words: unknown): string[] {
  if (words === null || typeof words !== 'object') return []
  return Object.entries(words).flatMap(([name, value]: [string, unknown]) =>
    name === key && typeof value === 'string' ? [value] : valuesOf(key, value),
  )
}

function say({ file, page }: PageFile, message: string): string {
  return `${nameOf({ file, path: page.path })} ${message}`
}
