import { expect, test } from 'vitest'
import { isWellFormed } from './optional-fields.ts'

test.each([
  ['email', 'noa@store.co.il', true],
  ['email', 'noa.lev+shop@store.example', true],
  ['email', 'נועה@חנות.קום', true],
  ['email', 'noa', false],
  ['email', 'noa@store', false],
  ['email', 'noa@store.', false],
  ['email', 'noa lev@store.com', false],
  ['email', 'noa@@store.com', false],
  ['storeAddress', 'store.co.il', true],
  ['storeAddress', 'https://www.store.com/he?x=1', true],
  ['storeAddress', 'HTTP://store.myshopify.com:8443', true],
  ['storeAddress', 'חנות.קום', true],
  ['storeAddress', 'store', false],
  ['storeAddress', 'store.', false],
  ['storeAddress', 'my store.com', false],
  ['storeAddress', 'noa@store.com', false],
  ['storeAddress', 'javascript:alert(1)', false],
] as const)('%s: is "%s" well formed? %s', (field, text, expected) => {
  expect(isWellFormed(field, text)).toBe(expected)
})

test('a long text is judged at once', () => {
  // Processor time: a busy machine may take the core away.
  const before = process.threadCpuUsage()
  for (const text of ['a.'.repeat(2000), `a@${'a.'.repeat(2000)}`, `${'@'.repeat(4000)}`]) {
    isWellFormed('email', text)
    isWellFormed('storeAddress', text)
  }
  expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000)
})
