import { expect, test } from 'vitest'
import { clientAddress, clientNetwork, visitorHash } from './visitor-hash.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('%s is in the network %s', (address, expected) => {
  expect(clientNetwork(address)).toBe(expected)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2::6', '2001:db8:1'],
  ['2001:db8:1:3::6', '2001:db8:1'],
  ['::1', '0:0:0'],
])('%s is in the /48 %s', (address, expected) => {
  expect(clientNetwork(address, 48)).toBe(expected)
})

test('only a trusted proxy is believed, and only the address that it added itself', () => {
  expect(clientAddress('127.0.0.1', '1.1.1.1, 2.2.2.2', true)).toBe('2.2.2.2')
  expect(clientAddress('127.0.0.1', '1.1.1.1', false)).toBe('127.0.0.1')
  expect(clientAddress('127.0.0.1', '', true)).toBe('127.0.0.1')
})

test('a visitor has another hash every day', () => {
  let now = Date.parse('2026-11-15T23:59:59Z')
  const hash = visitorHash(() => now)
  const today = hash('203.0.113.9')
  expect(hash('203.0.113.9')).toBe(today)
  expect(hash('203.0.113.8')).not.toBe(today)
  now += 1000
  expect(hash('203.0.113.9')).not.toBe(today)
})
