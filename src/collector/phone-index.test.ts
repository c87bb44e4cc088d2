import { expect, test } from 'vitest'
import { phoneIndex, plainPhone } from './phone-index.ts'

test.each([
  ['0501234567', '972501234567'],
  ['050-123 45 67', '972501234567'],
  ['+972 50 1234567', '972501234567'],
  ['972-50-1234567', '972501234567'],
  ['00972501234567', '972501234567'],
  ['+972 (0)50-1234567', '972501234567'],
  ['\u2066+972\u2069 50 123-4567', '972501234567'],
  ['03-6123456', '97236123456'],
  ['+1 (415) 555-0100', '14155550100'],
  ['0501234567', '972501234567'],
  [' Telegram @Dana ', 'telegram @dana'],
])('%s is the number %s', (written, plain) => {
  expect(plainPhone(written)).toBe(plain)
})

test('one number has one index under one key', () => {
  const key = Buffer.alloc(32, 1)
  expect(phoneIndex(key, '050-1234567').equals(phoneIndex(key, '+972501234567'))).toBe(true)
  expect(phoneIndex(key, '050-1234567').equals(phoneIndex(key, '050-1234568'))).toBe(false)
  expect(phoneIndex(key, '050-1234567').equals(phoneIndex(Buffer.alloc(32, 2), '050-1234567'))).toBe(false)
})
