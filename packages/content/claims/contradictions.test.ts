import { expect, test } from 'vitest'
import { inEveryLocale } from '@repo/contract/locale.ts'
import type { Claim } from './claim.ts'
import { readContradictions, type Contradiction } from './contradictions.ts'

const trial: Claim = {
  id: 'CL-1',
  about: 'Free trial',
  kind: 'figure',
  value: 7,
  forms: { plain: '{days}' },
  pages: 'all',
  status: 'term',
  source: 'A test',
}
const ledger = { trial7: trial, trial14: { ...trial, value: 14 } } satisfies Record<string, Claim>
const pages = new Map([
  ['trial7', ['/a']],
  ['trial14', ['/b']],
])
const offer: Contradiction = {
  about: inEveryLocale(() => 'Free trial'),
  claims: ['trial7', 'trial14'],
  isOffer: true,
  choose: inEveryLocale(() => 'Choose one.'),
}
const stateOf = (one: Contradiction, now: Record<string, Claim> = ledger, shown = pages) =>
  readContradictions(now, shown, [one])[0]?.state

test('CL-27 two offers block, with the words and pages of both sides', () => {
  expect(readContradictions(ledger, pages, [offer])).toEqual([
    {
      ...offer,
      state: 'blocks',
      sides: [
        { name: 'trial7', words: { en: '7 days', he: '7 ימים' }, pages: ['/a'] },
        { name: 'trial14', words: { en: '14 days', he: '14 יום' }, pages: ['/b'] },
      ],
    },
  ])
})

test('CL-27 what is no offer can wait, until there is evidence for all of it', () => {
  const { isOffer: _, ...doubt } = offer
  expect(stateOf(doubt)).toBe('waits')
  const proven = { ...trial, status: 'substantiated' } as const
  expect(stateOf(doubt, { ...ledger, trial7: proven })).toBe('waits')
  const all = { trial7: proven, trial14: { ...proven, value: 14 } }
  expect(stateOf(doubt, all)).toBe('settled')
  expect(stateOf(offer, all), 'two offers stay two').toBe('blocks')
})

test('CL-27 an offer that is kept on purpose can wait, if at least 20 characters say why', () => {
  expect(stateOf({ ...offer, kept: 'Campaigns need more.' })).toBe('waits')
  expect(stateOf({ ...offer, kept: 'Campaigns need more' })).toBe('blocks')
  expect(stateOf({ ...offer, kept: '  on purpose         ' })).toBe('blocks')
})

test('CL-27 one side that is left, or one value for both, is settled', () => {
  expect(stateOf(offer, { ...ledger, trial14: { ...ledger.trial14, off: true } })).toBe('settled')
  expect(stateOf(offer, ledger, new Map([['trial7', ['/a']]]))).toBe('settled')
  expect(stateOf(offer, { ...ledger, trial14: { ...ledger.trial14, value: 7 } })).toBe('settled')
  // The same price in other words is the same price.
  const other = { ...trial, forms: { plain: '{}-day' } }
  expect(stateOf(offer, { trial7: trial, trial14: other })).toBe('settled')
})

test('CL-27 three sides of which two are left are named without the third', () => {
  const price: Contradiction = { ...offer, claims: ['trial7', 'trial14', 'priceFrom'] }
  const now = { ...ledger, priceFrom: { ...trial, value: 30, off: true } }
  const [read] = readContradictions(now, new Map([...pages, ['priceFrom', ['/c']]]), [price])
  expect(read?.sides.map(({ name }) => name)).toEqual(['trial7', 'trial14'])
  expect(read?.state).toBe('blocks')
})

test('CL-27 a number that is drawn by lot is a contradiction alone', () => {
  const drawn: Claim = { ...trial, forms: {}, between: { from: 1200, to: 1249 } }
  const [read] = readContradictions({ merchantsJoined: drawn }, new Map([['merchantsJoined', ['/quiz']]]), [
    { ...offer, claims: ['merchantsJoined'] },
  ])
  expect(read).toMatchObject({ state: 'blocks', sides: [{ words: { en: '1200–1249', he: '1200–1249' } }] })
})
