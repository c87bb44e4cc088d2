import { expect, test } from 'vitest'
import { claims } from '@repo/content/claims/claims.ts'
import { quotedIn } from '@repo/content/claims/fill-claims.ts'
import { collectCopy } from './testing/collect-copy.ts'
import type { PageTexts } from './page.ts'
import { readResolvedPages } from './read-pages.ts'
import { findTranslations } from './translations.ts'

const variants = (await readResolvedPages(claims)).map(({ page }) => page).filter(({ shell }) => shell === 'variant')

/** What both languages of a home variant share: everything but the words. */
const sides: [string, (page: PageTexts) => unknown][] = [
  ['the same sections in the same order', ({ sections }) => sections.map(({ kind }) => kind)],
  ['the same promises', (page) => [...new Set(claimsOf(page))].sort()],
  ['as much in every section', ({ sections }) => sections.map(shapeOf)],
  ['links to the same places in the same order, each in its language', ({ sections }) => linksOf(sections)],
]

test.each(sides)('CP-08 a home variant and its translation have %s', (_, sideOf) => {
  for (const one of variants)
    for (const other of findTranslations(one, variants)) expect(sideOf(other), other.path).toEqual(sideOf(one))
})

test('CP-08 a home variant has six brands, three stories and seven questions', () => {
  for (const section of variants.flatMap(({ sections }) => sections)) {
    if (section.kind === 'brandStrip') expect(section.brands).toHaveLength(6)
    if (section.kind === 'stories') expect(section.items).toHaveLength(3)
    if (section.kind === 'faq') expect(section.items).toHaveLength(7)
  }
})

test('CL-04 a home variant promises its install time in the answers alone', () => {
  for (const { sections, ...around } of variants) {
    const others = sections.filter(({ kind }) => kind !== 'faq')
    expect(claimsOf({ ...around, sections: others }), around.path).not.toContain('install10')
  }
})

function claimsOf(page: PageTexts): string[] {
  return collectCopy({ words: page, locale: page.locale }).flatMap(({ text }) => quotedIn(text).map(({ name }) => name))
}

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
