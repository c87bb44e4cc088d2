import { describe, expect, test } from 'vitest'
import type { Locale } from '@repo/contract/locale.ts'
import { brand } from '@repo/content/brand.ts'
import type { Source } from '@repo/content/testing/collect-copy.ts'
import { fixtureDetails, fixtureLedger, fixturePage } from '../fixtures.ts'
import { findIssues, printIssue } from './issue.ts'
import { wordingChecks } from './wording-checks.ts'

describe('a mistake in the words', () => {
  const mistakes: [keyof typeof wordingChecks, Locale, unknown, string][] = [
    [
      'quotes only claims and forms that the ledger has',
      'en',
      'Free {tee}',
      'quotes {tee}, but the ledger has no such claim. Did you mean {tea}? The names are in packages/content/claims/claims.ts.',
    ],
    [
      'quotes only claims and forms that the ledger has',
      'en',
      'Free {tea.long}',
      'quotes {tea.long}, but that claim has no such form. It has: plain.',
    ],
    [
      'quotes nothing that is switched off, outside of lists',
      'en',
      { headline: 'Free {teaOff}', points: ['{teaOff} too'] },
      'quotes {teaOff}, which is switched off: "Free {teaOff}". Say it without the claim.',
    ],
    [
      'types no claim by hand',
      'en',
      { cards: [{ text: 'Free: 9 cups.' }] },
      'types "9 cups" by hand: "Free: 9 cups.". Quote the claim instead: {tea}. If it is something else, say so: {other: 9 cups}.',
    ],
    [
      'types no claim by hand',
      'he',
      'חינם: 9 כוסות',
      'types "9 כוסות" by hand: "חינם: 9 כוסות". Quote the claim instead: {tea}. If it is something else, say so: {other: 9 כוסות}.',
    ],
    [
      'types no claim by hand',
      'en',
      'Only $1 for 9 cups',
      'types "for 9 cups" by hand: "Only $1 for 9 cups". Quote the claim instead: {teaPrice}. If it is something else, say so: {other: for 9 cups}.',
    ],
    [
      'CL-26 promises nothing that the ledger does not have',
      'en',
      'Sales up 45%',
      'promises "45%": "Sales up 45%". Quote the claim that proves it, or add it with its source in packages/content/claims/claims.ts. If it is something else, say so: {other: 45%}.',
    ],
    [
      'DM-02 states no fact of the app that the owner has not supplied',
      'en',
      'It loads **after** your page does',
      `states a fact of the app, "loads after": "It loads **after** your page does". Guard it with onlyWith: 'scriptWeight' until scriptWeight has a value in packages/content/owner.ts. If it is something else, say so: {other: loads after}.`,
    ],
    [
      'DM-02 states no fact of the app that the owner has not supplied',
      'he',
      'מכבים? תבנית העיצוב נשארת כמו שהייתה',
      `states a fact of the app, "תבנית העיצוב נשארת": "מכבים? תבנית העיצוב נשארת כמו שהייתה". Guard it with onlyWith: 'switchOff' until switchOff has a value in packages/content/owner.ts. If it is something else, say so: {other: תבנית העיצוב נשארת}.`,
    ],
    [
      'is written as npm run format writes it',
      'en',
      "Don't shout",
      'says "Don\'t shout". Write "Don’t shout"; npm run format does it.',
    ],
    [
      'is in the language of its page',
      'he',
      'שלום. Ask why they leave. להתראות.',
      'has a sentence in another language: "Ask why they leave.". Write it in עברית.',
    ],
    [
      'leaves no words in the letters of another language',
      'he',
      'תוכנית pro',
      'has "pro" in "תוכנית pro". Write it in עברית, if it is no name.',
    ],
    [
      'addresses readers without a slash',
      'he',
      'בטוח/ה?',
      'writes "בטוח/ה" with a slash: "בטוח/ה?". Find words that fit everyone.',
    ],
    [
      'DM-03 shows sample money in the currency of its language',
      'en',
      'Add to cart, ₪449',
      'shows "₪": "Add to cart, ₪449". Sample money here is in dollars.',
    ],
    [
      'DM-03 shows sample money in the currency of its language',
      'en',
      'Revenue: {demoRevenue}',
      'shows "ILS": "Revenue: {demoRevenue}". Sample money here is in dollars.',
    ],
    [
      'DM-03 shows sample money in the currency of its language',
      'he',
      'הוספה לעגלה, $129',
      'shows "$129": "הוספה לעגלה, $129". Sample money here is in ₪.',
    ],
    ['is written', 'he', 'עוד לא נכתב', 'still says "עוד לא נכתב". Write its words, or remove the item.'],
    ['closes every mark it opens', 'en', 'So **very clear', 'opens or closes ** only once: "So **very clear".'],
  ]
  test.each(mistakes)('%s (%s): %j', (name, locale, words, message) => {
    const source = { file: 'packages/content/pages/x.en.ts', path: '/x', locale, words }
    const found = findIssues({ [name]: wordingChecks[name] }, source, (check) =>
      check(source, fixtureLedger, undefined, fixtureDetails),
    )
    expect(found.map(printIssue)).toEqual([`packages/content/pages/x.en.ts ("/x") ${message}`])
  })

  test('every check has a mistake to find', () => {
    expect(new Set(mistakes.map(([name]) => name))).toEqual(new Set(Object.keys(wordingChecks)))
  })
})

describe('DM-02 a fact of the app', () => {
  const found = (words: string, locale: Locale, details = fixtureDetails) =>
    wordingChecks['DM-02 states no fact of the app that the owner has not supplied'](
      { file: 'x', locale, words },
      fixtureLedger,
      undefined,
      details,
    )
  test.each<[Locale, string]>([
    ['en', 'Shoppers never wait for it'],
    ['en', 'The script is 12 KB'],
    ['en', 'Switch it off and your theme is untouched'],
    ['en', 'Replies come from ChatGPT'],
    ['en', 'Uninstall, and nothing stays'],
    ['he', 'הסקר נטען רק אחרי הדף'],
    ['he', 'אף אחד לא מחכה לו'],
    ['he', 'לא התאים? מכבים באותו מתג'],
  ])('%s: %s', (locale, words) => expect(found(words, locale)).toHaveLength(1))

  test('may be stated once the owner has supplied it', () => {
    const supplied = { ...fixtureDetails, scriptWeight: { value: '12 KB, after the page', missing: '' } }
    expect(found('It loads after your page does', 'en', supplied)).toEqual([])
  })
})

test('one answer for one cause: a page that may not make a claim hears what it may say', () => {
  const { page } = fixturePage({ path: '/x', trial: 'trial7' })
  const ledger = {
    ...fixtureLedger,
    trial7: { ...fixtureLedger.trial7, pages: ['/x'] as const },
    trial14: { ...fixtureLedger.trial14, pages: ['/y'] as const },
  }
  const words = `Try free for ${fixtureLedger.trial14.value} days`
  const [issue, ...more] = wordingChecks['types no claim by hand']({ file: 'x', locale: 'en', words }, ledger, page)
  expect(more).toEqual([])
  expect(issue?.message).toContain('which this page may not promise. Here it is {trial7}.')
  expect(issue?.ways?.[0]).toBe('Try free for {trial7}')
})

test('one issue for one cause: several claims with the same words are one question', () => {
  const ledger = { ...fixtureLedger, tea2: { ...fixtureLedger.tea } }
  const issues = wordingChecks['types no claim by hand'](
    { file: 'x', locale: 'en', words: 'Free: 9 cups.' },
    ledger,
    undefined,
  )
  expect(issues.map(({ ways }) => ways)).toEqual([['Free: {tea}.', 'Free: {tea2}.', 'Free: {other: 9 cups}.']])
})

test('a way out changes the words that are meant', () => {
  const words = 'Ask 7 days a week, {other: 7 days}, free for 7 days.'
  const [issue] = wordingChecks['types no claim by hand']({ file: 'x', locale: 'en', words }, fixtureLedger, undefined)
  expect(issue?.ways?.[0]).toBe('Ask 7 days a week, {other: 7 days}, free for {trial7}.')
})

test.each<[Locale, string]>([
  ['en', 'Our support replies within 24 hours, 7 days a week.'],
  ['he', 'התמיכה עונה 24 שעות, 7 ימים בשבוע.'],
])('%s: how often is no trial: %s', (locale, words) => {
  expect(wordingChecks['types no claim by hand']({ file: 'x', locale, words }, fixtureLedger, undefined)).toEqual([])
})

test('a natural sentence has tips, and nothing that stops it', () => {
  const words = `Don't worry, our support replies within 24 hours, 7 days a week. ${brand.name} never counts bots.`
  const source = { file: 'x', locale: 'en', words } as const
  const found = findIssues(wordingChecks, source, (check) => check(source, fixtureLedger, undefined))
  expect(found.map(({ level }) => level)).toEqual(['tip'])
})

test('RT-27 a part with its own lang is read in that language', () => {
  const source: Source = {
    file: 'x',
    locale: 'he',
    words: { title: 'כתבה', banner: { lang: 'en', text: 'It’s free' } },
  }
  expect(wordingChecks['leaves no words in the letters of another language'](source)).toEqual([])
  expect(wordingChecks['is in the language of its page'](source)).toEqual([])
  expect(wordingChecks['is written as npm run format writes it'](source)).toEqual([])
})
