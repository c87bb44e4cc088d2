import { expect, test } from 'vitest'
import type { Claim } from './claim.ts'
import { shownIn } from './claims-mode.ts'

const claim: Claim = {
  id: 'CL-1',
  about: 'Free tea',
  kind: 'text',
  forms: { plain: { en: 'Free tea', he: 'תה חינם' } },
  pages: 'all',
  typed: [],
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
  expect(shownIn(ledger, 'as-specified')).toEqual(ledger)
})

test('CL substantiated, only what waits for evidence is off', () => {
  const off = Object.entries<Claim>(shownIn(ledger, 'substantiated')).filter(([, shown]) => shown.off)
  expect(off.map(([name]) => name)).toEqual(['tea'])
})
