import { expect, test } from 'vitest'
import { claims } from '@repo/content/claims/claims.ts'
import { quotesIn } from './testing/collect-copy.ts'
import type { PageTexts } from './page.ts'
import { readResolvedPages } from './read-pages.ts'
import { findTranslations } from './translations.ts'

// What every page shares with its translation, sections, lists and promises: apps/site/checks/source/translation-checks.ts and
// apps/site/checks/built/translation-issues.ts.

const variants = (await readResolvedPages(claims)).map(({ page }) => page).filter(({ shell }) => shell === 'variant')

const sides: [string, (page: PageTexts) => unknown][] = [
  ['the same texts that an item can do without, and the same numbers', ({ sections }) => sections.map(shapeOf)],
  ['links to the same places in the same order, each in its language', ({ sections }) => linksOf(sections)],
]

test.each(sides)('CP-08 a home variant and its translation have %s', (_, sideOf) => {
  for (const one of variants)
    for (const other of findTranslations(one, variants)) expect(sideOf(other), other.path).toEqual(sideOf(one))
})

test('CL-04 a home variant promises its install time in the answers alone', () => {
  for (const { sections, ...around } of variants) {
    const others = sections.filter(({ kind }) => kind !== 'faq')
    expect([...quotesIn({ ...around, sections: others }, around.locale)], around.path).not.toContain('install10')
  }
})

/** A section with every text replaced by its being there. A sentence may take another number of words. */
function shapeOf(words: unknown): unknown {
  if (typeof words === 'string') return 'text'
  if (Array.isArray(words)) return words.map(shapeOf)
  if (words === null || typeof words !== 'object') return words
  return Object.fromEntries(
    Object.entries(words)
      .filter(([key]) => key !== 'sentence')
      .map(([key, value]) => [key, shapeOf(value)]),
  )
}

function linksOf(words: unknown): unknown[] {
  if (words === null || typeof words !== 'object') return []
  const own = 'to' in words ? [String(words.to).replace(/-en$/, '')] : []
  return [...own, ...Object.values(words).flatMap(linksOf)]
}
