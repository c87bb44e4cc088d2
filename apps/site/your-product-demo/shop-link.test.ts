import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawings, kindIds } from '@repo/content/your-product-demo/your-product-demo.ts'
import { cleanText, lengths, type Shop } from './compose.ts'
import { currencies } from '@repo/content/claims/format-money.ts'
import { readShopLink, writeShopLink } from './shop-link.ts'

const sample: Shop = {
  store: 'Studio Noam',
  product: 'Cedar candle',
  price: 34.5,
  currency: 'EUR',
  kind: 'scent',
  drawing: 'candle',
  hue: 2,
}
const read = (change: Record<string, string>) => {
  const query = new URLSearchParams(writeShopLink(sample).slice(1))
  for (const [key, value] of Object.entries(change)) query.set(key, value)
  return readShopLink(`#${query}`, 5)
}

test('PG-08 a link carries a shop', () => {
  expect(readShopLink(writeShopLink(sample), 5)).toEqual(sample)
})

test('PG-08 every shop that can be typed comes back from its link', () => {
  const text = (length: number) =>
    fc.string({ unit: 'grapheme', maxLength: 60 }).map((typed) => cleanText(typed.replace(/[@.\d:]/g, ''), length))
  const shops = fc.record({
    store: text(lengths.store),
    product: text(lengths.product).filter(Boolean),
    price: fc.integer({ min: 1, max: 9_999_900 }).map((cents) => cents / 100),
    currency: fc.constantFrom(...currencies),
    kind: fc.constantFrom(...kindIds),
    drawing: fc.constantFrom(...drawings),
    hue: fc.integer({ min: 0, max: 4 }),
  })
  fc.assert(
    fc.property(shops, (shop) => {
      expect(readShopLink(writeShopLink(shop), 5)).toEqual(shop)
    }),
    { seed: 20261117 },
  )
})

test.each([
  ['a kind of the prototype', { k: '__proto__' }],
  ['a drawing that is none', { d: 'constructor' }],
  ['a currency that is none', { c: 'BTC' }],
  ['a colour that is none', { h: '9' }],
  ['no price', { a: 'free' }],
  ['an address', { p: 'go to evil.example' }],
  ['an address with a scheme', { s: 'https://x' }],
  ['a mail', { p: 'me@home' }],
  ['a phone number', { s: 'call 0541234567' }],
  ['a phone number with hyphens', { p: 'Call 03-555-1234 now' }],
  ['a phone number with spaces', { p: 'WhatsApp 050 123 45 67' }],
  ['a phone number with dots and brackets', { p: '(03) 55.51.234' }],
  ['a phone number in both names', { s: 'Call 0501', p: '2345 67' }],
  ['a phone number in full-width digits', { p: 'Call ０３-５５５-１２３４' }],
  ['a phone number in Arabic digits', { p: 'Call ٠٣-٥٥٥-١٢٣٤' }],
  ['an address with an ideographic full stop', { p: 'evil。com' }],
  ['an address with a half-width full stop', { p: 'evil｡com' }],
  ['an address with a full-width full stop', { p: 'evil．com' }],
  ['an address with a one dot leader', { p: 'evil․com/pay' }],
  ['a mail with a full-width sign', { p: 'me＠home' }],
  ['no product', { p: '\u202E\u200B' }],
  ['another fragment', { demo: '2' }],
])('PG-08 a link with %s shows the sample', (_, change) => {
  expect(read(change)).toBeUndefined()
})

test.each(['Phone 15 Pro 256 GB', 'Linen 100%, size 38-42', 'St. 54 candle', 'ארון 120×60×45'])(
  'PG-08 figures of a product are no phone number: %s',
  (product) => {
    expect(read({ p: product })).toMatchObject({ product })
  },
)

test('PG-08 a link stands behind the fragment of a plan', () => {
  const link = new URL(writeShopLink(sample, 'https://site.example/results?scenario=B#1.low_cr.meta.b1.none.very'))
  expect(link.hash).toMatch(/^#1\.low_cr\.meta\.b1\.none\.very&demo=1&/)
  expect(readShopLink(link.hash, 5)).toEqual(sample)
})

test('PG-08 a forged link is cut, cleaned and clamped', () => {
  const shop = read({ p: `<img src=x>\u202E${'x'.repeat(5000)}`, s: '**{s}**\u0000\n', a: '1e9' })
  expect(shop).toMatchObject({ product: `img src=x${'x'.repeat(23)}`, store: 's', price: 99_999 })
})
