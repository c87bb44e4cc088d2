import { expect, test } from 'vitest'
import { nameIndexes, nameSearch } from './name-index.ts'

const key = Buffer.alloc(32, 1)

test.each([
  ['yos', 'Yossi Cohen'],
  ['YO', 'Yossi Cohen'],
  ['cohen yossi', 'Yossi Cohen'],
  ['coh yos', 'Yossi Cohen'],
  ['jose', 'José Núñez'],
  ['oneill', 'Sean O’Neill'],
  ["o'ne", 'Sean O’Neill'],
  ['bar', 'Tal Ben-Bar'],
  ['j smith', 'J. Smith'],
  ['דנה', 'דָּנָה לוי'],
  ['לוי דנ', 'דנה לוי'],
  ['שלומ', 'שלום אור'],
  // A final form at the end of what was typed so far.
  ['יוסף', 'יוספה כץ'],
  ['כצ', 'יוספה כץ'],
  ['גורג', 'ג׳ורג׳ חדאד'],
  ['בן חמו', 'יעל בן־חמו'],
  ['ｄａｎａ', 'Dana'],
  ['a'.repeat(40), 'a'.repeat(40)],
])('"%s" finds %s', (text, name) => {
  expect(isFound(text, name)).toBe(true)
})

test.each([
  ['ossi', 'Yossi Cohen'],
  ['yossi levi', 'Yossi Cohen'],
  ['yossic', 'Yossi Cohen'],
  // One letter is a word of its own, or every lead would be found.
  ['y', 'Yossi Cohen'],
  ['נה', 'דנה לוי'],
  ['-- !', 'Yossi Cohen'],
])('"%s" does not find %s', (text, name) => {
  expect(isFound(text, name)).toBe(false)
})

test('an index says neither the order of the words nor, under another key, which they are', () => {
  expect(nameIndexes(key, 'Dana Levi')).toEqual(nameIndexes(key, 'levi  DANA dana'))
  const others = nameIndexes(Buffer.alloc(32, 2), 'Dana Levi').map(String)
  expect(nameIndexes(key, 'Dana Levi').filter((one) => others.includes(String(one)))).toEqual([])
  expect(nameIndexes(key, 'word '.repeat(99) + 'x'.repeat(999)).length).toBeLessThan(200)
})

/** As the database compares: the name has all of them. */
function isFound(text: string, name: string): boolean {
  const stored = nameIndexes(key, name).map((one) => one.toString('hex'))
  const wanted = nameSearch(key, text).map((one) => one.toString('hex'))
  return wanted.length > 0 && wanted.every((one) => stored.includes(one))
}
