import { expect, test } from 'vitest'
import { leadMatch } from './lead-match.ts'

test.each([
  ['yos', 'Yossi Cohen'],
  ['ossi', 'Yossi Cohen'],
  ['COHEN yo', 'Yossi Cohen'],
  ['jose', 'José Núñez'],
  ['oneill', 'Sean O’Neill'],
  ["o'ne", 'Sean O’Neill'],
  ['bar', 'Tal Ben-Bar'],
  ['j smith', 'J. Smith'],
  ['דנה', 'דָּנָה לוי'],
  ['נה', 'דנה לוי'],
  ['גיא ד', 'גיא דרור'],
  // A final form at the end of what was typed so far.
  ['יוסף', 'יוספה כץ'],
  ['כצ', 'יוספה כץ'],
  ['גורג', 'ג׳ורג׳ חדאד'],
  ['בן חמו', 'יעל בן־חמו'],
  ['ｄａｎａ', 'Dana'],
  ['0161', 'Dana'],
  ['61', 'Dana'],
  ['dana 0161', 'Dana'],
  ['4321', 'Dana'],
  ['77', 'Noa 77'],
])('"%s" finds %s', (text, name) => {
  expect(isFound(text, name)).toBe(true)
})

test.each([
  ['yossi levi', 'Yossi Cohen'],
  // Over two words it is no part of the name.
  ['yossic', 'Yossi Cohen'],
  ['016', 'Dana'],
  ['0162', 'Dana'],
  ['noa 0161', 'Dana'],
  ['-- !', 'Yossi Cohen'],
])('"%s" does not find %s', (text, name) => {
  expect(isFound(text, name)).toBe(false)
})

test('a phone is decrypted only for digits that the name does not have', () => {
  const readPhone = () => expect.fail('The phone was read.')
  for (const text of ['dana', 'nobody', 'dana 77'])
    expect(leadMatch(text)?.({ name: 'Dana 77', readPhone })).toBe(text !== 'nobody')
})

function isFound(text: string, name: string): boolean {
  return leadMatch(text)?.({ name, readPhone: () => '050-555 0161 / 052-7654321 ext. 9' }) ?? false
}
