import { expect, test } from 'vitest'
import type { Claim } from './claim.ts'
import { parseClaimsMode, ledgerIn } from './ledger.ts'

const claim: Claim = {
  id: 'CL-1',
  about: 'Free tea',
  kind: 'text',
  forms: { plain: 'Free tea' },
  pages: 'all',
  status: 'unsubstantiated',
  source: 'A test',
}

const ledger = {
  tea: claim,
  proven: { ...claim, status: 'substantiated' },
  trial: { ...claim, status: 'term' },
  sample: { ...claim, status: 'invented' },
} satisfies Record<string, Claim>

test('CL as specified, everything is shown', () => {
  expect(ledgerIn('as-specified', ledger)).toEqual(ledger)
})

test('CL substantiated, only what waits for evidence is off', () => {
  const off = Object.entries(ledgerIn('substantiated', ledger)).filter(([, shown]) => shown.off)
  expect(off.map(([name]) => name)).toEqual(['tea'])
})

test.each([
  ['substantiated', 'substantiated'],
  ['as-specified', 'as-specified'],
  [undefined, 'as-specified'],
  ['', 'as-specified'],
])('CL the setting %j shows claims %s', (setting, mode) => {
  expect(parseClaimsMode(setting)).toBe(mode)
})
