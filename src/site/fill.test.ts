import { expect, test } from 'vitest'
import type { Claim } from '#claims/claim.ts'
import { brand } from '#content/brand.ts'
import { fill, fillPage } from './fill.ts'

const trial: Claim = {
  id: 'CL-1',
  about: 'Trial',
  kind: 'figure',
  forms: { plain: { en: '3 days', he: '3 ימים' }, title: { en: '3-Day', he: '3 ימי' } },
  pages: 'all',
  typed: [],
  status: 'term',
  source: 'A test',
}
const ledger = { trial, gone: { ...trial, off: true } }

test('CL fills words however deep they lie and leaves the rest alone', () => {
  const words = { title: '{trial}', cards: [{ text: 'For {trial}', order: 2, open: true }], note: undefined }
  expect(fill(words, 'en', ledger)).toEqual({
    title: '3 days',
    cards: [{ text: 'For 3 days', order: 2, open: true }],
    note: undefined,
  })
})

test('the name of the brand comes from brand.ts, bare in Hebrew too', () => {
  expect(fill('{brand}: one question', 'en')).toBe(`${brand.name}: one question`)
  expect(fill('נעים להכיר, {brand}', 'he')).toBe(`נעים להכיר, ${brand.name}`)
})

test('RT-27 a part that names its language is filled in that language', () => {
  const page = { title: '{trial.title} ניסיון', banner: { lang: 'en', text: '{trial.title} Free Trial' } }
  expect(fill(page, 'he', ledger)).toEqual({
    title: '3 ימי ניסיון',
    banner: { lang: 'en', text: '3-Day Free Trial' },
  })
})

test('CL a list leaves out the lines whose claim is switched off', () => {
  expect(fill({ points: ['No code', 'Free for {gone}'] }, 'en', ledger)).toEqual({ points: ['No code'] })
})

test('CL any other sentence on a claim that is switched off stops the build', () => {
  expect(() => fill({ headline: 'Free for {gone}' }, 'en', ledger)).toThrow('switched off')
})

test('an unknown claim names the page, and the claim that was probably meant', () => {
  const page = {
    path: '/x',
    locale: 'en',
    title: 'Free for {gonne}',
    shell: 'site',
    indexable: false,
    sections: [],
  } as const
  expect(() => fillPage(page, ledger)).toThrow(/^The page \/x \(en\): .+ Did you mean \{gone\}\?$/)
})
