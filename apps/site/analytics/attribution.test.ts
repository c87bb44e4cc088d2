import { expect, test } from 'vitest'
import { attribution } from './attribution.ts'

test.each([
  ['', {}],
  ['?scenario=B&ref=friend', {}],
  ['?utm_source=meta', { utm_source: 'meta' }],
  [
    '?utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e',
    { utm_source: 'a', utm_medium: 'b', utm_campaign: 'c', utm_term: 'd', utm_content: 'e' },
  ],
  ['?utm_campaign=%D7%A7%D7%99%D7%A5+2025', { utm_campaign: 'קיץ 2025' }],
  ['?utm_source=first&utm_source=second', { utm_source: 'first' }],
  ['?utm_source=&utm_medium=cpc', { utm_medium: 'cpc' }],
  ['?utm_id=7&UTM_SOURCE=meta', {}],
  ['?utm_term=%E0%A4%A', { utm_term: '\uFFFD%A' }],
])('TR-01 reads %j as %j', (search, expected) => {
  expect(attribution(search)).toEqual(expected)
})
