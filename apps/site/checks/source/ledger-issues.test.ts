import { expect, test } from 'vitest'
import type { Claim } from '@repo/content/claims/claim.ts'
import { claims } from '@repo/content/claims/claims.ts'
import { readResolvedPages } from '@repo/content/read-pages.ts'
import { quizPages } from '@repo/content/testing/quiz-pages.ts'
import { fixtureLedger, fixturePage } from '../fixtures.ts'
import { withVariants } from '../listed-pages.ts'
import { asIssue, printIssue } from './issue.ts'
import { ledgerIssues } from './ledger-issues.ts'
import { pageChecks } from './page-checks.ts'

test('CL a page or a group that the ledger names, but that is not there', () => {
  const { tea } = fixtureLedger
  const ledger: Record<string, Claim> = {
    tea: { ...tea, pages: ['/tea', { about: 'pages with tea', having: ['tea'] }], except: ['/no'] },
  }
  const printed = ledgerIssues([fixturePage({ path: '/tea' })], ledger).map((issue) => printIssue(asIssue('x', issue)))
  expect(printed).toEqual([
    'The claim tea in packages/content/claims/claims.ts names pages with tea, but there is no such page. Take it out there.',
    'The claim tea in packages/content/claims/claims.ts names /no, but there is no such page. Take it out there.',
  ])
})

test('CL-26 a claim draws as many dots as it says', () => {
  const drawn = (value: Claim['value']) =>
    ledgerIssues([fixturePage({ path: '/tea' })], { tea: { ...fixtureLedger.tea, value } })
  expect(drawn({ times: 4, before: 2, after: 6 })).toEqual([
    'The claim tea in packages/content/claims/claims.ts says 4 times, but draws 2 dots before and 6 after. Write before and after that are as it says.',
  ])
  expect(drawn({ lower: 30, before: 6, after: 3 })).toHaveLength(1)
  expect([drawn({ times: 3, before: 2, after: 6 }), drawn({ lower: 50, before: 6, after: 3 })]).toEqual([[], []])
})

test('CL a quoted claim that the ledger keeps off the page', () => {
  const quotes = pageChecks['quotes what the ledger lists for it']
  expect(quotes(fixturePage({ title: 'Free {tea}' }), [], fixtureLedger)).toEqual([
    `quotes {tea}, but the ledger keeps it off this page. Say it without the claim, or add '/x' to the pages of tea in packages/content/claims/claims.ts.`,
  ])
  const variant = fixturePage({ title: 'Free {tea}', variantOf: '/tea' })
  expect(quotes(variant, [], withVariants(fixtureLedger, [variant.page]))).toEqual([])
})

const pages = (await readResolvedPages(claims)).map(({ page }) => page)
const sections = pages.flatMap(({ path, locale, sections }) => sections.map((section) => ({ path, locale, section })))

test('CP-11 every side card has an install button, and its chat is in the language of the page', () => {
  const cards = sections.flatMap(({ locale, section }) =>
    section.kind === 'withSideCard' ? [{ locale, card: section.card }] : [],
  )
  expect(cards.length).toBeGreaterThan(0)
  for (const { locale, card } of cards) {
    expect(card.cta.to).toBe('install')
    expect(card.chat?.to ?? `chat-${locale}`).toBe(`chat-${locale}`)
  }
})

test('CP-01 every landing starts the quiz of its language; its second button leads elsewhere', () => {
  const entries = sections.flatMap(({ locale, section }) =>
    section.kind === 'quizEntry' ? [{ locale, start: section.start.to, notNow: section.notNow.to }] : [],
  )
  expect(entries.length).toBeGreaterThan(0)
  for (const { locale, start, notNow } of entries) {
    expect(start).toBe(quizPages.find(({ lang }) => lang === locale)?.path)
    expect(notNow).not.toBe(start)
  }
})

test('PG-07 CP-11 pages sell the app where they close', () => {
  const closing = sections.filter(({ section }) => ['caseHero', 'closing'].includes(section.kind))
  expect(closing.length).toBeGreaterThan(0)
  for (const { path, section } of closing) expect.soft(JSON.stringify(section), path).toContain('"to":"install"')
})
