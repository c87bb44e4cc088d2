import { expect, test } from 'vitest'
import { agentKind } from './agent-kind.ts'

test.each([
  [
    'browser',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
  ],
  ['browser', 'Mozilla/5.0 (Linux; Android 14; CUBOT X30) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'],
  [
    'browser',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile [FBAN/FBIOS;FBAV/500]',
  ],
  [
    'crawler',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  ],
  ['crawler', 'facebookexternalhit/1.1'],
  ['crawler', 'Mozilla/5.0 (compatible; YandexBot/3.0)'],
  ['crawler', 'Mozilla/5.0 (Linux; Android 11) Chrome/140.0 Mobile Safari/537.36 Chrome-Lighthouse'],
  ['suspect', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36'],
  ['suspect', 'curl/8.5.0'],
  ['suspect', ''],
])('a %s: %s', (kind, userAgent) => {
  expect(agentKind(userAgent)).toBe(kind)
})
