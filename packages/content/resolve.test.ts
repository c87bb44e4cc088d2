import { describe, expect, test } from 'vitest'
import type { Claim } from '@repo/content/claims/claim.ts'
import type { Copy, Texts } from './copy.ts'
import { owner, type Details } from './owner.ts'
import { resolve } from './resolve.ts'
import type { Written } from './written.ts'

const tea: Claim = {
  id: 'CL-1',
  about: 'Free tea',
  kind: 'text',
  forms: { plain: 'free tea' },
  pages: 'all',
  status: 'term',
  source: 'A test',
}
const ledger = { rating: tea, install5: { ...tea, off: true } }

interface Words {
  title?: Copy
  days?: number
  art?: { kind: 'cup' | 'pot'; label: Copy }
  lines?: readonly Copy[]
  items?: readonly { text: Copy; note?: Copy; notes?: readonly Copy[] }[]
}
const details: Details = { ...owner, court: { missing: '', value: 'Haifa' }, email: { missing: '' } }
const resolved = (words: Written<Words>) => resolve(words, ledger, details)

describe('CL a fork', () => {
  test.each<[string, Written<Words>, Texts<Words>]>([
    ['stays while its claims show', { title: { with: '{rating}', without: 'Tea' } }, { title: '{rating}' }],
    ['falls with a claim that it quotes', { title: { with: '{install5}', without: 'Tea' } }, { title: 'Tea' }],
    [
      'falls with a claim that it only rests on',
      { title: { onlyWith: 'install5', with: 'Fast tea', without: 'Tea' } },
      { title: 'Tea' },
    ],
    [
      'stays while all claims show that it rests on',
      { title: { onlyWith: ['rating'], with: 'Fine tea', without: 'Tea' } },
      { title: 'Fine tea' },
    ],
    ['falls with a number that it counts', { days: { with: { number: 'install5' }, without: 7 } }, { days: 7 }],
    ['leaves nothing where nothing is needed', { title: { with: '{install5}' } }, {}],
    [
      'holds whole parts, and falls with a claim anywhere in them',
      { art: { with: { kind: 'pot', label: 'In {install5}' }, without: { kind: 'cup', label: 'Tea' } } },
      { art: { kind: 'cup', label: 'Tea' } },
    ],
    [
      'falls with a claim in a list inside',
      { items: [{ with: { text: 'a', notes: ['b', '{install5}'] }, without: { text: 'Tea' } }] },
      { items: [{ text: 'Tea' }] },
    ],
    [
      'lets a fork inside answer for itself',
      { items: [{ with: { text: '{rating}', note: { with: '{install5}' } }, without: { text: 'Tea' } }] },
      { items: [{ text: '{rating}' }] },
    ],
  ])('%s', (_, words, expected) => {
    expect(resolved(words)).toEqual(expected)
  })
})

describe('CL a list', () => {
  test.each<[string, Written<Words>, Texts<Words>]>([
    ['leaves out lines that quote a claim that is off', { lines: ['No code', '{install5}'] }, { lines: ['No code'] }],
    [
      'leaves out items that need one',
      {
        items: [
          { text: 'a', onlyWith: 'install5' },
          { text: 'b', onlyWith: 'rating' },
        ],
      },
      { items: [{ text: 'b' }] },
    ],
    ['keeps what a line says without it', { lines: [{ with: '{install5}', without: 'Soon' }] }, { lines: ['Soon'] }],
  ])('%s', (_, words, expected) => {
    expect(resolved(words)).toEqual(expected)
  })
})

test('CL quotations stay in place', () => {
  expect(resolved({ title: '{rating} and {brand}' })).toEqual({ title: '{rating} and {brand}' })
})

test('CL a fork that rests on no claim would never fall', () => {
  expect(() => resolved({ title: { with: 'Sales of {brand}', without: 'Visitors' } })).toThrow(
    'A fork rests on no claim: "Sales of {brand}". Quote one in "with", or name one in "onlyWith".',
  )
})

describe('DM-02 what quotes a detail that the owner has not supplied', () => {
  test.each<[string, Written<Words>, Texts<Words>]>([
    ['is left out where it may be missing', { title: { with: 'Write to {email}' } }, {}],
    ['says it without', { title: { with: 'Write to {email}', without: 'Write to us' } }, { title: 'Write to us' }],
    ['is no line of a list', { lines: ['Write to {email}', 'Tea'] }, { lines: ['Tea'] }],
    [
      'is no item of a list',
      { items: [{ text: 'Tea', note: '{email}' }, { text: 'Milk' }] },
      { items: [{ text: 'Milk' }] },
    ],
    [
      'leaves an item that has it in a list or a fork of its own',
      { items: [{ text: 'Tea', note: { with: '{email}' }, notes: ['{email}', 'hot'] }] },
      { items: [{ text: 'Tea', notes: ['hot'] }] },
    ],
  ])('%s', (_, words, expected) => {
    expect(resolved(words)).toEqual(expected)
  })

  test('stays once it is supplied', () => {
    const words: Written<Words> = { title: { with: 'In {court}' }, lines: ['In {court}'], items: [{ text: '{court}' }] }
    expect(resolved(words)).toEqual({ title: 'In {court}', lines: ['In {court}'], items: [{ text: '{court}' }] })
  })
})
