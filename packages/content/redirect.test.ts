import { expect, test } from 'vitest'
import type { MovedPage, ShortLink } from './redirects.ts'
import { buildLocation, redirectIssues, listRedirects } from './redirect.ts'

const pages = ['/', '/pricing', '/quiz', '/404'] as const
const spring: ShortLink = { name: 'spring', to: '/pricing', source: 'meta', campaign: 'spring' }

test('a short link is temporary and carries its campaign, a moved page is permanent', () => {
  const lists = {
    shortLinks: [{ ...spring, medium: 'paid', content: 'red', term: 'survey' }],
    movedPages: [{ from: '/מחירון', to: '/pricing' }] as const,
  }
  expect(redirectIssues(lists, pages)).toEqual([])
  expect(listRedirects(lists)).toEqual([
    {
      from: '/go/spring',
      to: '/pricing?utm_source=meta&utm_medium=paid&utm_campaign=spring&utm_content=red&utm_term=survey',
      status: 302,
    },
    { from: '/מחירון', to: '/pricing', status: 301 },
  ])
})

test('the visitor’s parameters follow the link’s own', () => {
  const redirect = { from: '/a', to: '/b', status: 301 } as const
  expect(buildLocation(redirect, '')).toBe('/b')
  expect(buildLocation(redirect, 'gclid=1')).toBe('/b?gclid=1')
  expect(buildLocation({ ...redirect, to: '/b?utm_source=meta' }, 'gclid=1')).toBe('/b?utm_source=meta&gclid=1')
  const twice = 'utm_source=x&gclid=1&utm_medium=paid&utm_source=y'
  expect(buildLocation({ ...redirect, to: '/b?utm_source=meta' }, twice)).toBe(
    '/b?utm_source=meta&gclid=1&utm_medium=paid',
  )
})

const moved = (from: string, to = '/pricing') => [{ from, to }] as MovedPage[]
test.each<[issue: string, shortLinks: ShortLink[], movedPages?: MovedPage[]]>([
  ['/go/spring leads to /pricng, but there is no such page. Did you mean /pricing?', [{ ...spring, to: '/pricng' }]],
  ['/go/spring leads to /somewhere-else, but there is no such page.', [{ ...spring, to: '/somewhere-else' }]],
  ['/go/spring leads to //evil.test, but there is no such page.', [{ ...spring, to: '//evil.test' }]],
  ['/go/spring leads to /404, but there is no such page.', [{ ...spring, to: '/404' }]],
  ['/go/spring is there twice. Remove one.', [spring, spring]],
  ['/go/Spring is no plain name. Write', [{ ...spring, name: 'Spring' }]],
  ['/go/spring has the campaign "Spring sale". Write it in lower case', [{ ...spring, campaign: 'Spring sale' }]],
  ['/go/spring has the content "$host". Write it in lower case', [{ ...spring, content: '$host' }]],
  ['/Quiz is a page. A redirect would hide it', [], moved('/Quiz')],
  ["/a leads to /b, which itself leads to /pricing. Write to: '/pricing'.", [], [...moved('/a', '/b'), ...moved('/b')]],
  ['/a leads to /a, but there is no such page.', [], moved('/a', '/a')],
  ['/go/winter is a short link. Move it to shortLinks.', [], moved('/go/winter')],
  ['/assets/x.js is a file of the build. Leave it out.', [], moved('/assets/x.js')],
  ['/_headers is a file of the build. Leave it out.', [], moved('/_headers')],
  ...['/a/', '/a?b', '/a;return', '/a b', '/a%20', '/$host', '//a', '/a{', '/a"'].map(
    (from): [string, ShortLink[], MovedPage[]] => [`${from} is no plain address. Write a path`, [], moved(from)],
  ),
])('RT-30 refused: %s', (issue, shortLinks, movedPages = []) => {
  const issues = redirectIssues({ shortLinks, movedPages }, pages)
  expect(issues).toHaveLength(1)
  expect(issues[0]).toContain(`packages/content/redirects.ts: ${issue}`)
})

test('RT-30 a loop of two is refused at both ends', () => {
  const issues = redirectIssues(
    { shortLinks: [], movedPages: [...moved('/first', '/second'), ...moved('/second', '/first')] },
    pages,
  )
  expect(issues.map((issue) => issue.split(', ')[1])).toEqual([
    'but there is no such page.',
    'but there is no such page.',
  ])
})

test('a short link without a source is refused', () => {
  const { source: _, ...link } = spring
  expect(redirectIssues({ shortLinks: [link as ShortLink], movedPages: [] }, pages)).toEqual([
    'packages/content/redirects.ts: /go/spring has no source. Reports group visits by it.',
  ])
})
