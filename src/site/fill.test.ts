import { expect, test } from 'vitest'
import { claims } from '#claims/claims.ts'
import { brand } from '#content/brand.ts'
import { fill } from './fill.ts'

test('CL fills words however deep they lie and leaves the rest alone', () => {
  const words = { title: '{trial7}', cards: [{ text: 'For {trial14}', order: 2, open: true }], note: undefined }
  expect(fill(words, 'en')).toEqual({
    title: '7 days',
    cards: [{ text: 'For 14 days', order: 2, open: true }],
    note: undefined,
  })
})

test('the name of the brand comes from brand.ts, without an isolate in Hebrew', () => {
  expect(fill('{brand}: one question', 'en')).toBe(`${brand.name}: one question`)
  expect(fill('נעים להכיר, {brand}', 'he')).toBe(`נעים להכיר, ${brand.name}`)
})

test('RT-27 a part that names its language is filled in that language', () => {
  const page = { title: '{trial14.title} ניסיון', banner: { lang: 'en', text: '{trial14.title} Free Trial' } }
  expect(fill(page, 'he')).toEqual({ title: '14 ימי ניסיון', banner: { lang: 'en', text: '14-Day Free Trial' } })
})

test('CL a list leaves out the lines whose claim is switched off', () => {
  const ledger = { ...claims, support: { ...claims.support, off: true } }
  expect(fill({ points: ['No code', 'People answer {support}'] }, 'en', ledger)).toEqual({ points: ['No code'] })
})

test('CL any other sentence on a claim that is switched off stops the build', () => {
  const ledger = { ...claims, support: { ...claims.support, off: true } }
  expect(() => fill({ headline: 'People answer {support}' }, 'en', ledger)).toThrow('switched off')
})
