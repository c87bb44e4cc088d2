import { describe, expect, test } from 'vitest'
import type { Claim } from '#claims/claim.ts'
import { claims } from '#claims/claims.ts'
import { requiredRoutes, type RequiredRoute } from './required-routes.ts'
import { partsInOrder } from './parts-in-order.ts'
import type { Page, Section } from '#content/page.ts'
import { readPages } from '#content/read-pages.ts'

/** Every route of the requirements: that it is there, what stands on it in which order, and where it leads. */

const pages = (await readPages()).map(({ page }) => page)
const ledger: Claim[] = Object.values(claims)
const routes = Object.entries(requiredRoutes).map(([path, asked]) => [asked.ids, path, asked] as const)

test('RT every page is asked for, or a variant of one that is', () => {
  const paths = Object.keys(requiredRoutes)
  const unasked = pages.filter(({ path, variantOf = path }) => !paths.includes(path) && !paths.includes(variantOf))
  expect(unasked.map(({ path }) => `${path}: add it to checks/required-routes.ts, or say variantOf`)).toEqual([])
})

test('CL every page that the ledger names is there', () => {
  const named = ledger.flatMap(({ pages: listed, except = [] }) => [...(listed === 'all' ? [] : listed), ...except])
  expect(named.filter((path) => !pages.some((page) => page.path === path))).toEqual([])
})

describe.each(routes)('%s / %s', (_ids, path, asked: RequiredRoute) => {
  const page = pages.find((one) => one.path === path)

  test('is there, in its language and shell', () => {
    expect(page).toMatchObject({ locale: asked.locale, shell: asked.shell })
  })
  test('shows its sections in order', () => {
    const shown = page ? partsInOrder(page) : []
    expect(shown).toEqual(
      ledger.some(({ off }) => off) ? asked.parts.filter((part) => shown.includes(part)) : asked.parts,
    )
  })
  test('leads where it should, and nowhere else', () => {
    expect([...new Set(linksIn(page))].sort()).toEqual([...asked.leadsTo].sort())
  })
})

const sideCards = pages.flatMap(({ path, locale, sections }) =>
  sections.flatMap((section) => (section.kind === 'withSideCard' ? [{ path, locale, card: section.card }] : [])),
)
test.each(sideCards)(
  'CP-11 $path has an install button on its side card, and its chat under it',
  ({ card, locale }) => {
    expect(card.cta.to).toBe('install')
    expect(card.chat?.to ?? `chat-${locale}`).toBe(`chat-${locale}`)
  },
)

const landings = pages.flatMap(({ path, locale, sections }) =>
  sections.filter((section) => section.kind === 'quizEntry').map((entry) => ({ path, locale, entry })),
)
test.each(landings)(
  'CP-01 $path starts the quiz of its language; its second button leads to the empty page',
  (landing) => {
    expect(landing.entry.start.to).toBe({ en: '/quiz-en', he: '/quiz' }[landing.locale])
    expect(landing.entry.notNow.to).toBe('/blank')
  },
)

test.each(sectionsOf('caseHero', 'closing'))(
  'PG-07 CP-11 $path sells the app where it closes: $section.kind',
  ({ section }) => {
    expect(linksIn(section)).toContain('install')
  },
)

function sectionsOf(...kinds: Section['kind'][]): { path: string; section: Section }[] {
  return pages.flatMap(({ path, sections }: Page) =>
    sections.filter(({ kind }) => kinds.includes(kind)).map((section) => ({ path, section })),
  )
}

function linksIn(words: unknown): string[] {
  if (words === null || typeof words !== 'object') return []
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    key === 'to' && typeof value === 'string' ? [value] : linksIn(value),
  )
}
