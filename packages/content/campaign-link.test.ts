import { expect, test } from 'vitest'
import { misspeltNames } from './campaign-link.ts'

const known = [{ source: 'meta', medium: 'paid', campaign: 'spring-2027' }]

test.each([
  [
    { source: 'mata', campaign: 'spring-2027' },
    ['has the source "mata", which no short link had before. Did you mean meta?'],
  ],
  [
    { source: 'meta', campaign: 'spring-2028' },
    ['has the campaign "spring-2028", which no short link had before. Did you mean spring-2027?'],
  ],
  [{ source: 'meta', campaign: 'spring-2027', content: 'paid' }, []],
  [{ source: 'newsletter', campaign: 'black-friday' }, []],
])('a name that resembles one used before is doubted: %j', (campaign, doubts) => {
  expect(misspeltNames(campaign, known)).toEqual(doubts)
})
