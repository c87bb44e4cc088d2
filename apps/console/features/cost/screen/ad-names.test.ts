import { expect, test } from 'vitest'
import type { StoredCosts } from '../api/money.ts'
import { adNames } from './ad-names.ts'

const known = ['autumn-sale', 'retargeting'].map((campaign) => ({ campaign, sources: ['facebook'] }))
const kept: StoredCosts['names'] = [{ source: 'meta', name: 'Prospecting', campaign: 'autumn-sale' }]
const match = (name: string, choices = new Map<string, string | null>()) => {
  const [{ campaign, by } = { campaign: undefined, by: undefined }] = adNames(
    'meta',
    [[name, '2026-11-09', 27_455, 118]],
    { names: kept, known },
    choices,
  )
  return [campaign, by]
}

test('what the owner chooses now wins over the name that was kept from before', () => {
  expect(match('Prospecting')).toEqual(['autumn-sale', 'known'])
  expect(match('Prospecting', new Map([['Prospecting', 'retargeting']]))).toEqual(['retargeting', 'chosen'])
  expect(match('Prospecting', new Map([['Prospecting', null]]))).toEqual([null, 'chosen'])
})

test.each(['constructor', 'toString', '__proto__'])('a campaign called %s is chosen by no one', (name) => {
  expect(match(name)).toEqual([undefined, 'none'])
  expect(match(name, new Map([[name, 'retargeting']]))).toEqual(['retargeting', 'chosen'])
})
