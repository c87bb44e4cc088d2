import { expect, test } from 'vitest'
import { listCookieDomains, trackingCookies } from './clear-cookies.ts'

test.each([
  ['', []],
  ['cart=1; theme=dark', []],
  ['_ga=GA1.1.2; cart=1; _ga_ABC123=GS1.1; _gcl_au=1.1; _fbp=fb.1', ['_ga', '_ga_ABC123', '_gcl_au', '_fbp']],
])('TR-03 of the cookies %j it clears %j', (cookies, names) => {
  expect(trackingCookies(cookies)).toEqual(names)
})

test('TR-03 a cookie may be set on any parent domain of the site', () => {
  expect(listCookieDomains('www.sondia.com')).toEqual(['www.sondia.com', 'sondia.com', 'com'])
})
