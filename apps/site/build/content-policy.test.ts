import { expect, test } from 'vitest'
import type { Measurement } from '@repo/site/analytics/measurement.ts'
import { contentPolicy } from './content-policy.ts'

const google = 'G-ABC1234567'
const meta = '123456789012345'
const ads = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
]
const page =
  '<style>a{}</style><script>go()</script><script type="application/ld+json">{}</script><script src="/x.js"></script>'

test('TR-03 a page connects to its own server only, and runs only the inline code it was built with', () => {
  expect(directives(contentPolicy(page))).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"],
    'style-src': ["'self'", "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  })
})

test.each([
  [
    'Google',
    { google },
    {
      'script-src': ['https://www.googletagmanager.com'],
      'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
      'connect-src': [
        'https://www.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
      ],
    },
  ],
  [
    'Meta',
    { meta },
    {
      'script-src': ['https://connect.facebook.net'],
      'img-src': ['https://www.facebook.com'],
      'connect-src': ['https://connect.facebook.net', 'https://www.facebook.com'],
    },
  ],
  [
    'Google, with consent for ads,',
    { google, adsConsent: 'personalization' },
    {
      'script-src': ['https://www.googletagmanager.com', ...ads],
      'img-src': [
        'https://www.googletagmanager.com',
        'https://*.google-analytics.com',
        ...ads,
        'https://www.google.co.il',
      ],
      'connect-src': [
        'https://www.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        ...ads,
        'https://google.com',
        'https://www.google.co.il',
      ],
      'frame-src': ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
    },
  ],
  [
    'both',
    { google, meta },
    {
      'script-src': ['https://www.googletagmanager.com', 'https://connect.facebook.net'],
      'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://www.facebook.com'],
      'connect-src': [
        'https://www.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://connect.facebook.net',
        'https://www.facebook.com',
      ],
    },
  ],
] as [string, Measurement, Record<string, string[]>][])(
  'a page that %s may count asks exactly there besides',
  (_, measurement, added) => {
    const still = directives(contentPolicy('', {}))
    const counting = directives(contentPolicy('', measurement))
    for (const name of new Set([...Object.keys(counting), ...Object.keys(added)])) {
      expect(counting[name]?.slice(still[name]?.length), name).toEqual(added[name] ?? [])
    }
  },
)

test('Google opens frames only with consent for personalization', () => {
  expect(directives(contentPolicy('', { google, adsConsent: 'measurement' }))['frame-src']).toBeUndefined()
})

test.each([
  ['<button data-video="">', undefined],
  ['<button data-video="dQw4w9WgXcQ">', ['https://www.youtube-nocookie.com']],
])('PG-07 the video player is allowed only on a page with a video: %s', (html, allowed) => {
  expect(directives(contentPolicy(html))['frame-src']).toEqual(allowed)
})

test('no setting allows unsafe-inline', () => {
  expect(contentPolicy(page, { google, meta, adsConsent: 'personalization' })).not.toMatch(
    /unsafe|\*(?!\.)|https?:(?!\/\/)/,
  )
})

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...allowed] = directive.split(' ')
      return [name, allowed]
    }),
  )
}
