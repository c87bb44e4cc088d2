import { expect, test } from 'vitest'
import { phoneIndexes, normalizedPhones } from './phone-index.ts'

test.each([
  ['0501234567', '972501234567'],
  ['050-123 45 67', '972501234567'],
  ['050/1234567', '972501234567'],
  ['+972 50 1234567', '972501234567'],
  ['972-50-1234567', '972501234567'],
  ['00972501234567', '972501234567'],
  ['011972501234567', '972501234567'],
  ['+972 (0)50-1234567', '972501234567'],
  ['\u2066+972\u2069 50 123-4567', '972501234567'],
  ['٠٥٠-١٢٣٤٥٦٧', '972501234567'],
  ['۰۵۰۱۲۳۴۵۶۷', '972501234567'],
  ['050-1234567 ext. 12', '972501234567'],
  ['050-1234567 (שלוחה 4)', '972501234567'],
  ['050-1234567x12', '972501234567'],
  ['050-1234567#٣', '972501234567'],
  ['03-6123456', '97236123456'],
  ['+1 (415) 555-0100', '14155550100'],
  ['０５０１２３４５６７', '972501234567'],
  [' Telegram @Dana ', 'telegram @dana'],
  ['12345', '12345'],
])('%s is the number %s', (written, normalized) => {
  expect(normalizedPhones(written)).toEqual([normalized])
})

test.each([
  '050-1234567 / 052-7654321',
  '0501234567,0527654321',
  '050-1234567 או 052-7654321',
  '0501234567 or 0527654321 ext 3',
])('%s is two numbers', (written) => {
  expect(normalizedPhones(written)).toEqual(['972501234567', '972527654321'])
})

test('one number has one index under one key, and each of several is found', () => {
  const key = Buffer.alloc(32, 1)
  const only = (phone: string, under = key) => phoneIndexes(under, phone).map((index) => index.toString('hex'))
  expect(only('050-1234567')).toEqual(only('+972501234567'))
  expect(only('050-1234567')).not.toEqual(only('050-1234568'))
  expect(only('050-1234567')).not.toEqual(only('050-1234567', Buffer.alloc(32, 2)))
  expect(only('050-1234567 / 052-7654321')).toEqual([...only('050-1234567'), ...only('052-7654321')])
})
