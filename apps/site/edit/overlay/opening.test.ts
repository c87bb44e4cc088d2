import { expect, test } from 'vitest'
import { atFirst, mayOpen, opening, type Happened, type Opening } from './opening.ts'

const item = 7
const change: Happened = { kind: 'change' }
const changed: Happened = { kind: 'changed', next: item }
const drawn: Happened = { kind: 'drawn' }
const asked: Happened = { kind: 'asked' }

test.each<[string, Happened[], Pick<Opening, 'state' | 'next'>]>([
  ['a list changes: nothing opens and nothing is typed', [change], { state: 'changing' }],
  ['a click meanwhile changes nothing of that', [change, asked], { state: 'changing' }],
  ['an older page that arrives meanwhile, neither', [change, drawn], { state: 'changing' }],
  ['a change that was refused leaves the page as it is', [change, { kind: 'refused' }], { state: 'free' }],
  ['its page is on its way, with the item to open', [change, changed], { state: 'drawing', next: item }],
  [
    'its page is there: the item opens when its sentences are known',
    [change, changed, drawn],
    { state: 'free', next: item },
  ],
  ['it opens once', [change, changed, drawn, { kind: 'opens' }], { state: 'free' }],
  ['a sentence was opened in the new page: the item stays closed', [change, changed, drawn, asked], { state: 'free' }],
  [
    'a tab was asked for while the server wrote: the item stays closed',
    [change, asked, changed, drawn],
    { state: 'free' },
  ],
  ['a tab was asked for while the page was on its way, too', [change, changed, asked, drawn], { state: 'free' }],
  ['a second change begins before the first is drawn', [change, changed, change], { state: 'changing' }],
  ['a sentence of another page opens there', [{ kind: 'asked', next: 3 }, drawn], { state: 'free', next: 3 }],
])('%s', (_, all, expected) => {
  const { state, next } = all.reduce(opening, atFirst)
  expect({ state, next }).toEqual({ next: undefined, ...expected })
})

test('what a person asked for before the change, or before the next wish, opens no more', () => {
  const first = opening(atFirst, asked)
  expect(opening(first, asked).wish).not.toBe(first.wish)
  expect(opening(first, change).wish).not.toBe(first.wish)
  expect(opening(first, drawn).wish, 'a page that is drawn is no wish').toBe(first.wish)
})

test('only a free page takes words', () => {
  const states = [[], [change], [change, changed], [change, changed, drawn]].map((all) => all.reduce(opening, atFirst))
  expect(states.map(mayOpen)).toEqual([true, false, false, true])
})
