import { describe, expect, test } from 'vitest'
import { inEveryLocale } from '@repo/contract/locale.ts'
import type { Claim } from './claim.ts'
import { claimNumber, fillClaims, quotedIn } from './fill-claims.ts'

const lift: Claim = {
  id: 'CL-06',
  about: 'Lift',
  kind: 'figure',
  forms: {
    plain: '+30%',
    days: { ...inEveryLocale(() => 'in 3 days'), he: 'תוך 3 ימים' },
    price: { ...inEveryLocale(() => '$9 a month'), he: '$9 לחודש' },
  },
  pages: ['/'],
  status: 'unsubstantiated',
  source: 'A test',
}
const ledger = { lift, gone: { ...lift, off: true } }

describe('CL copy quotes a claim', () => {
  test.each([
    ['by name', 'Revenue {lift}.', 'en', 'Revenue +30%.'],
    ['by name and form', '{lift} {lift.days}', 'en', '+30% in 3 days'],
    ['in Hebrew, isolated', 'הכנסות {lift}.', 'he', 'הכנסות \u2066+30%\u2069.'],
    ['in Hebrew, in Hebrew words', '{lift.days} בלבד', 'he', 'תוך 3 ימים בלבד'],
    ['whose Hebrew holds a run of its own', 'רק {lift.price}', 'he', 'רק \u2066$9\u2069 לחודש'],
    ['not at all', 'Nothing to fill', 'en', 'Nothing to fill'],
  ] as const)('%s', (_, text, locale, filled) => {
    expect(fillClaims(text, locale, ledger)).toBe(filled)
  })
})

test('a left-to-right run is found in Hebrew, beside a claim too', () => {
  expect(fillClaims('{lift} ועוד +5%', 'he', ledger)).toBe('\u2066+30%\u2069 ועוד \u2066+5%\u2069')
})

test('names that are not claims are filled as they are', () => {
  expect(fillClaims('ב-{brand}', 'he', ledger, { brand: 'Acme' })).toBe('ב-Acme')
})

describe('CL a wrong quotation says what to do', () => {
  test.each([
    [
      'an unknown claim',
      '{lfit}',
      'Copy quotes "{lfit}", but packages/content/claims/claims.ts has no such claim. Did you mean {lift}?',
    ],
    ['an unknown form', '{lift.long}', 'has no form "long". It has: plain, days, price.'],
    ['a claim that is switched off', '{gone}', 'Copy quotes "{gone}", which is switched off'],
  ])('%s', (_, text, message) => {
    expect(() => fillClaims(text, 'en', ledger)).toThrow(message)
  })
})

test('CL knows what a text quotes', () => {
  expect(quotedIn('{lift} for {brand}, {lift.days}')).toEqual([
    { name: 'lift', form: 'plain' },
    { name: 'brand', form: 'plain' },
    { name: 'lift', form: 'days' },
  ])
})

test('CL a drawing counts a number of the ledger, and says which one it lacks', () => {
  const counted = { ...ledger, trial: { ...lift, value: 7 } }
  expect(claimNumber('trial', counted)).toBe(7)
  expect(() => claimNumber('trial.before', counted)).toThrow(
    '"trial" in packages/content/claims/claims.ts has no such number',
  )
  expect(() => claimNumber('gone', counted)).toThrow('switched off')
})
