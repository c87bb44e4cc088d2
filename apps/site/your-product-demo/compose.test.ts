import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kindIds, type OwnProductWords } from '@repo/content/your-product-demo/your-product-demo.ts'
import en from '@repo/content/your-product-demo/words.en.ts'
import he from '@repo/content/your-product-demo/words.he.ts'
import { cleanText, compose, composeSurvey, findKind, formatMoney, type Piece, type Shop } from './compose.ts'
import { sampleShop } from './testing/sample-shop.ts'

const languages: [string, OwnProductWords, Shop][] = [
  ['en', en, sampleShop({ store: 'Studio Noam', product: 'Leather boots', currency: 'USD' })],
  ['he', he, sampleShop({ store: 'סטודיו נועם', product: 'נר ארז', currency: 'ILS' })],
]
const cases = languages.flatMap(([locale, words, sold]) =>
  kindIds.map((kind) => ({ locale, words, kind, shop: { ...sold, kind } })),
)

describe.each(cases)('PG-08 $locale, $kind', ({ words, shop, locale }) => {
  const survey = composeSurvey(words, shop)
  const templates = [survey.question, ...survey.answers, ...survey.replies, survey.next]
  const texts = templates.map((template) => read(compose(template, words, shop)))

  test('has a question, four different answers with a reply each, and a next step', () => {
    expect(new Set(survey.answers).size).toBe(4)
    expect(survey.replies).toHaveLength(4)
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('has no empty piece, no mark left over, no double space and no doubled word', () => {
    for (const text of texts) {
      expect(text).not.toMatch(/[%<>*]|undefined|NaN| {2}|^\s|\s$| [.,:?!]/u)
      expect(text).not.toMatch(/(?<![\p{L}])(\p{L}+) \1(?![\p{L}])/iu)
      expect(text.length).toBeGreaterThan(3)
    }
  })

  test('gives every fact that the visitor did not type as an example', () => {
    for (const template of survey.replies) {
      const stated = compose(template, words, shop).filter(({ example, typed }) => !example && !typed)
      expect(stated.filter(({ text }) => /\d/.test(text))).toEqual([])
    }
  })

  test('never makes the product the subject of a verb, nor glues a Hebrew prefix to it', () => {
    for (const template of templates)
      expect(template).not.toMatch(/[\u05D0-\u05EA]-?%[ps]%|%p% (is|has|comes|ships|isn)/)
  })

  test('ends its replies as a sentence', () => {
    for (const text of texts.slice(5, 9)) expect(text).toMatch(/[.?!]$/)
    expect(locale === 'he').toBe(/[\u05D0-\u05EA]/.test(texts[0] ?? ''))
  })
})

test('PG-08 the kind is the first whose words begin a word of the name', () => {
  expect(
    ['Cedar candle', 'Running shoes', 'Oak table', 'Peanut butter', 'Earring'].map((name) => findKind(en, name)),
  ).toEqual(['scent', 'wear', 'home', 'any', 'jewel'])
  expect(['נר ארז', 'תיק גב', 'ספה', 'חולצת פשתן', 'נרקיס'].map((name) => findKind(he, name))).toEqual([
    'scent',
    'bag',
    'home',
    'wear',
    'any',
  ])
})

test('PG-08 prices have cents only where they have them', () => {
  expect([34, 34.5, 0.85, 1234.5].map((value) => formatMoney(value, 'USD'))).toEqual([
    '$34',
    '$34.50',
    '$0.85',
    '$1,235',
  ])
})

test('PG-08 cleaned text has no control, bidi or mark character, and fits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.integer({ min: 1, max: 32 }), (text, length) => {
      const cleaned = cleanText(text, length)
      expect([...cleaned].length).toBeLessThanOrEqual(length)
      expect(cleaned).not.toMatch(/[\p{C}\p{Zl}\p{Zp}*<>{}\n\t]|\p{M}{3,}/u)
      expect(cleanText(cleaned, length)).toBe(cleaned)
    }),
    { seed: 20261117 },
  )
})

test('PG-08 what a visitor types is never read as a mark', () => {
  const pieces = compose('%p% at **%s%**', en, sampleShop({ product: '**%s%**', store: '<b>' }))
  expect(pieces.map(({ text }) => text)).toEqual(['**%s%**', ' at ', '<b>'])
})

function read(pieces: Piece[]): string {
  return pieces.map(({ text }) => text).join('')
}
