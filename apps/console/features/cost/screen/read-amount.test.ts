import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

test.each([
  ['462', 462],
  ['1,234', 1234],
  ['1,234.56', 1234.56],
  ['1.234,56', 1234.56],
  ['1,234,567', 1_234_567],
  ['1.234.567', 1_234_567],
  ['1.234.567,80', 1_234_567.8],
  ['0.125', 0.125],
  ['12,5', 12.5],
  ['₪ 990.25', 990.25],
  ['ILS 1\u00A0250,75', 1250.75],
  ['', 'none'],
  ['--', 'none'],
  ['oops', undefined],
  ['-12', undefined],
])('the cell %j is %s', (cell, amount) => expect(readAmount(cell)).toBe(amount))
