import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attribution } from './attribution.ts'
import { withUtm } from './with-utm.ts'

const base = 'https://sondia.example/he-landing?utm_source=meta'

test.each([
  ['/quiz', '?utm_source=meta', '/quiz?utm_source=meta'],
  ['/quiz', '?fbclid=1&utm_source=meta&scenario=B&utm_content=video', '/quiz?utm_source=meta&utm_content=video'],
  ['/results?scenario=B#plan', '?utm_term=x', '/results?scenario=B&utm_term=x#plan'],
  ['https://shop.example/app?b=2&a=1', '?utm_source=meta', 'https://shop.example/app?b=2&a=1&utm_source=meta'],
  [
    'https://shop.example/app?utm_source=own',
    '?utm_source=meta&utm_medium=cpc',
    'https://shop.example/app?utm_source=own&utm_medium=cpc',
  ],
  ['https://sondia.example', '?utm_source=meta', '/?utm_source=meta'],
  ['/a?', '?utm_source=x', '/a?utm_source=x'],
  // Spelled as they came.
  ['/a', '?utm_campaign=%D7%A7%D7%99%D7%A5+2025', '/a?utm_campaign=%D7%A7%D7%99%D7%A5+2025'],
  ['/a', '?utm_campaign=%F9%EC%E5%ED', '/a?utm_campaign=%F9%EC%E5%ED'],
  ['/a', '?utm_campaign=a%26b%3Dc%23d', '/a?utm_campaign=a%26b%3Dc%23d'],
  ['/a', '?utm%5Fsource=x', '/a?utm%5Fsource=x'],
  // The first counts, as in every event.
  ['/a', '?utm_source=a&utm_source=b', '/a?utm_source=a'],
  ['/a', '?utm_source=&utm_source=b', '/a'],
  // Nothing to carry on.
  ['/a', '', '/a'],
  ['/a', '?utm_id=7&UTM_SOURCE=x&scenario=B', '/a'],
  ['#content', '?utm_source=meta', '#content'],
  // Nothing that could carry it.
  ['mailto:hello@sondia.example', '?utm_source=x', 'mailto:hello@sondia.example'],
  ['tel:12025550143', '?utm_source=x', 'tel:12025550143'],
  ['http://[', '?utm_source=x', 'http://['],
  // A path of two slashes is a path, not a host.
  ['/.//evil.example', '?utm_source=x', 'https://sondia.example//evil.example?utm_source=x'],
])('CP-11 %j on a page with %j becomes %j', (href, search, expected) => {
  expect(withUtm(href, search, base)).toBe(expected)
})

describe('CP-11 whatever the link and the query string', () => {
  const name = fc.constantFrom('utm_source', 'utm_medium', 'utm%5Fcampaign', 'utm_term', 'utm_id', 'a', 'scenario', '')
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string().map(encodeURIComponent),
    fc.constantFrom('%E0%A4%A', '%F9', '#', '//evil.example', 'javascript:alert(1)', '"><script>', '\t\n', '?', '='),
  )
  const query = fc
    .array(fc.tuple(name, value), { maxLength: 6 })
    .map((pairs) => pairs.map(([key, text]) => `${key}=${text}`).join('&'))
  const search = fc.oneof(
    query,
    query.map((text) => `?${text}`),
    fc.string({ unit: 'binary' }),
  )
  const path = fc.oneof(
    fc.webPath(),
    fc.constantFrom(
      '/',
      '',
      '/quiz',
      'quiz',
      '//',
      '/.//evil.example',
      '//evil.example',
      '/\\evil.example',
      '/a?',
      '?',
      '#x',
    ),
  )
  const link = fc.oneof(
    fc.tuple(path, query, fc.constantFrom('', '#', '#plan')).map(([at, text, hash]) => `${at}?${text}${hash}`),
    path,
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.constantFrom(
      'javascript:alert(1)',
      'JavaScript:alert(1)',
      ' javascript:1',
      'data:text/html,x',
      'mailto:a@b.example',
      'http://[',
    ),
    fc.string({ unit: 'binary' }),
  )

  test('origin, path and fragment stay the same', () => {
    holds((href, from) => {
      const before = parsed(href)
      const after = parsed(withUtm(href, from, base))
      const page = ({ protocol, host, username, pathname, hash }: URL) => [protocol, host, username, pathname, hash]
      expect(after && page(after)).toEqual(before && page(before))
    })
  })

  test('its own parameters come first, in their order', () => {
    holds((href, from) => {
      const before = readPairs(href)
      expect(readPairs(withUtm(href, from, base)).slice(0, before.length)).toEqual(before)
    })
  })

  test('the campaign is added once, and nothing else', () => {
    holds((href, from) => {
      if (!parsed(href)?.protocol.startsWith('http')) return
      const own = readPairs(href)
      const gained = readPairs(withUtm(href, from, base)).slice(own.length)
      const wanted = Object.entries(attribution(from)).filter(([key]) => !own.some(([name]) => name === key))
      expect(gained.toSorted()).toEqual(wanted.toSorted())
    })
  })

  test('it is idempotent', () => {
    holds((href, from) => {
      const once = withUtm(href, from, base)
      expect(withUtm(once, from, base)).toBe(once)
    })
  })

  test('other protocols are left alone', () => {
    holds((href, from) => {
      if (!parsed(href)?.protocol.startsWith('http')) expect(withUtm(href, from, base)).toBe(href)
    })
  })

  function holds(property: (href: string, search: string) => void) {
    // As location.search returns it, normalised by the browser.
    const asRead = search.map((text) => new URL(`?${text.replace(/^\?/, '')}`, base).search)
    fc.assert(fc.property(link, asRead, property), { numRuns: 1000, seed: 1 })
  }
})

function parsed(href: string): URL | undefined {
  return URL.canParse(href, base) ? new URL(href, base) : undefined
}

function readPairs(href: string): [string, string][] {
  return [...(parsed(href)?.searchParams ?? [])]
}
