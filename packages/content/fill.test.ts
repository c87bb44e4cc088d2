import { expect, test } from 'vitest'
import type { Claim } from '@repo/content/claims/claim.ts'
import { claims } from '@repo/content/claims/claims.ts'
import { claimsModes, ledgerIn, type Ledger } from '@repo/content/claims/ledger.ts'
import { inEveryLocale, localeCodes, type Locale } from '@repo/contract/locale.ts'
import { brand } from './brand.ts'
import { consent } from './consent/consent.ts'
import type { Copy } from './copy.ts'
import { fill, fillPage, fillText } from './fill.ts'
import { owner } from './owner.ts'
import { readPages } from './read-pages.ts'
import { ui } from './ui/ui.ts'
import type { Written } from './written.ts'

const trial: Claim = {
  id: 'CL-1',
  about: 'Trial',
  kind: 'figure',
  forms: { plain: '3 days', title: { ...inEveryLocale(() => '3-Day'), he: '3 ימי' } },
  pages: 'all',
  status: 'term',
  source: 'A test',
}
const ledger = { trial, gone: { ...trial, off: true } }

interface Words {
  title: Copy
  text?: Copy
  lines?: readonly Copy[]
  banner?: { lang: Locale; text: Copy }
  cards?: readonly { text: Copy; order: number; open: boolean }[]
}
const written = (words: Written<Words>) => words

test('CL fills words however deep they lie and leaves the rest alone', () => {
  const words = written({ title: '{trial}', cards: [{ text: 'For {trial}', order: 2, open: true }], text: undefined })
  expect(fill(words, 'en', ledger)).toEqual({
    title: '3 days',
    cards: [{ text: 'For 3 days', order: 2, open: true }],
  })
})

test('PG-01 a number of the ledger is a number in every language', () => {
  const words: Written<{ days: number }> = { days: { number: 'trial7' } }
  expect(fill(words, 'he', { trial7: { ...trial, value: 7 } })).toEqual({ days: 7 })
})

test('the name of the brand comes from brand.ts, bare in Hebrew too', () => {
  expect(fillText('{brand}: one question', 'en', ledger)).toBe(`${brand.name}: one question`)
  expect(fillText('נעים להכיר, {brand}', 'he', ledger)).toBe(`נעים להכיר, ${brand.name}`)
})

test('RT-27 a part that names its language is filled in that language', () => {
  const page = written({ title: '{trial.title} ניסיון', banner: { lang: 'en', text: '{trial.title} Free Trial' } })
  expect(fill(page, 'he', ledger)).toEqual({
    title: '3 ימי ניסיון',
    banner: { lang: 'en', text: '3-Day Free Trial' },
  })
})

test('CL what is said without a claim is filled too', () => {
  const words = written({ title: { with: 'Free for {gone}', without: 'Free for {trial}' } })
  expect(fill(words, 'en', ledger)).toEqual({ title: 'Free for 3 days' })
})

test('CL any other sentence on a claim that is off stops the build', () => {
  expect(() => fill(written({ title: 'Free for {gone}' }), 'en', ledger)).toThrow('switched off')
})

test('DM-02 any other sentence on a detail that the owner has not supplied stops the build', () => {
  const details = { ...owner, email: { missing: '' } }
  expect(() => fill(written({ title: 'Write to {email}' }), 'en', ledger, details)).toThrow('does not supply yet')
})

test('an unknown claim names the file, and the claim that was probably meant', () => {
  const page = {
    path: '/x',
    locale: 'en',
    title: 'Free for {gonne}',
    shell: 'site',
    indexable: false,
    sections: [],
  } as const
  expect(() => fillPage(page, ledger)).toThrow(/^packages\/content\/pages\/x\.en\.ts: .+ Did you mean \{gone\}\?$/)
})

const pages = (await readPages()).map(({ page }) => page)

/** Fills all that is written, or only some of it. */
function fillAll(shown: Ledger, isAsked: (words: unknown) => boolean = () => true): void {
  for (const page of pages) if (isAsked(page)) fillPage(page, shown)
  for (const locale of localeCodes) {
    if (isAsked(ui[locale])) fill(ui[locale], locale, shown)
    if (isAsked(consent[locale])) fill(consent[locale], locale, shown)
  }
}

test.each(claimsModes)('CL all content has words where claims are shown %s', (mode) => {
  expect(() => fillAll(ledgerIn(mode))).not.toThrow()
})

const doubtful = Object.entries<Claim>(claims).filter(([, { status }]) => status === 'unsubstantiated')
test.each(doubtful.map(([name]) => name))('CL all content has words without {%s}', (name) => {
  const shown: Ledger = claims
  const without = { ...shown, ...(shown[name] && { [name]: { ...shown[name], off: true } }) }
  // What does not name the claim is filled as in the test above.
  expect(() => fillAll(without, (words) => JSON.stringify(words).includes(name))).not.toThrow()
})
