import { expect, test } from 'vitest'
import { visitOrigin, withOrigin } from './visit-origin.ts'

test('TR-05 the origin of a visit is read from the address, and malformed values are left out', () => {
  expect(visitOrigin('?from=/he-landing&exp=headline.b.1794821123.0123456789ab')).toEqual({
    from: '/he-landing',
    exp: 'headline.b.1794821123.0123456789ab',
  })
  expect(visitOrigin('?from=/&utm_source=x')).toEqual({ from: '/' })
  expect(visitOrigin('?from=https://evil.test&exp=headline.b')).toEqual({})
  // Without a nonce, and what the collector stores and accepts from no request.
  expect(visitOrigin('?exp=headline.b.1794821123')).toEqual({})
  expect(visitOrigin('?exp=headline.b.1794821123.1')).toEqual({})
  expect(visitOrigin('?from=/a%20b&exp=%00')).toEqual({})
  expect(visitOrigin('')).toEqual({})
})

const at = (address: string) => new URL(address, 'https://sondia.example')
test.each([
  // The first page of a visit names itself.
  ['/quiz', '/he-landing', '/quiz?from=/he-landing'],
  ['/quiz?utm_source=x', '/?utm_source=x', '/quiz?utm_source=x&from=/'],
  ['https://sondia.example/quiz#content', '/pricing', '/quiz?from=/pricing#content'],
  // The next ones carry it on, with the experiment.
  [
    '/quiz',
    '/pricing?from=/he-landing&exp=headline.b.1794821123.0123456789ab',
    '/quiz?from=/he-landing&exp=headline.b.1794821123.0123456789ab',
  ],
  ['/quiz?from=/a', '/pricing?from=/b', '/quiz?from=/a'],
  ['/quiz', '/pricing?from=//evil.test&exp=x', '/quiz?from=/pricing'],
  // Never to the listing or the chat, and a place on the same page is no link.
  ['https://apps.shopify.com/app', '/pricing?exp=headline.b.1794821123.0123456789ab', 'https://apps.shopify.com/app'],
  ['https://wa.me/1', '/pricing', 'https://wa.me/1'],
  ['mailto:a@b.example', '/pricing', 'mailto:a@b.example'],
  ['#content', '/pricing', '#content'],
  ['http://[', '/pricing', 'http://['],
])('TR-05 %j on %j becomes %j', (href, page, expected) => {
  const place = at(page)
  expect(withOrigin(href, place, place.pathname)).toBe(expected)
})
