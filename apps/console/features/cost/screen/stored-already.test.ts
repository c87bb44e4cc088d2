import { expect, test } from 'vitest'
import type { AdCostRow, StoredCosts } from '../api/money.ts'
import { adNames } from './ad-names.ts'
import { costAfter, joinDays, ontoUnasked, rowsInstead, storedAlready } from './stored-already.ts'

const costs: Pick<StoredCosts, 'rows' | 'names' | 'known'> = {
  rows: [
    ['meta', 'autumn-lookalike', '2026-11-11', 700_00],
    ['meta', 'autumn-lookalike', '2026-11-12', 800_00],
    ['meta', 'autumn-lookalike', '2026-11-13', 725_00],
    ['google', 'brand', '2026-11-12', 90_00],
  ],
  names: [],
  known: [{ campaign: 'autumn-lookalike', sources: ['meta'] }],
}
const file: AdCostRow[] = [
  ['autumn-lookalike', '2026-11-12', 810_00, null],
  ['autumn-lookalike', '2026-11-13', 730_00, null],
  ['autumn-lookalike', '2026-11-14', 500_00, null],
]
const already = (source: 'meta' | 'google' | 'other', rows = file, stored = costs) =>
  storedAlready(source, rows, adNames(source, rows, stored, new Map()), stored)

test('days of one campaign that another platform has a cost for are found, and nothing is done with them unasked', () => {
  const found = already('other')
  expect(found.stored).toEqual([costs.rows[1], costs.rows[2]])
  expect(found.said).toEqual([file[0], file[1]])
  expect(ontoUnasked('other', found)).toBeUndefined()
  expect(rowsInstead('other', found, 'add')).toEqual([])
  expect(rowsInstead('other', found, 'replace')).toEqual([
    ['meta', 'autumn-lookalike', '2026-11-12'],
    ['meta', 'autumn-lookalike', '2026-11-13'],
  ])
  expect(costAfter(found)).toEqual({ before: 1525_00, replace: 1540_00, add: 3065_00 })
})

test('the same days of the same platform are replaced unless the owner adds to them', () => {
  const found = already('meta')
  expect(found.stored).toHaveLength(2)
  expect(ontoUnasked('meta', found)).toBe('replace')
  expect(rowsInstead('meta', found, 'replace')).toEqual([])
})

test('other days, and another campaign on the same day, ask nothing', () => {
  expect(already('other', [['autumn-lookalike', '2026-11-14', 1, null]]).stored).toEqual([])
  expect(already('other', [['retargeting', '2026-11-12', 1, null]]).stored).toEqual([])
  expect(ontoUnasked('other', { stored: [], said: [] })).toBe('replace')
})

test('a name that is spelled otherwise, or was matched to the campaign before, is the same campaign', () => {
  expect(already('other', [['Autumn Lookalike', '2026-11-12', 1, null]]).stored).toEqual([costs.rows[1]])
  const matched: typeof costs = {
    ...costs,
    names: [{ source: 'google', name: 'brand', campaign: 'autumn-lookalike' }],
  }
  expect(already('other', [file[0] ?? ['', '', 0, null]], matched).stored).toEqual([costs.rows[1], costs.rows[3]])
})

test('a suggestion that was not confirmed is no campaign yet', () => {
  expect(already('other', [['autumn lookalikes IL', '2026-11-12', 1, null]]).stored).toEqual([])
})

test('days are named as periods without a gap', () => {
  expect(joinDays(['2026-11-14', '2026-11-12', '2026-11-13', '2026-11-17', '2026-11-12'])).toEqual([
    { from: '2026-11-12', to: '2026-11-14' },
    { from: '2026-11-17', to: '2026-11-17' },
  ])
})
