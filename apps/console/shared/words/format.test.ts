import { expect, test } from 'vitest'
import { formatIn } from './format.ts'

const hebrew = formatIn('he', 'Asia/Jerusalem')
/** Left-to-right isolate, without which a Hebrew sentence moves the sign to the other side of the number. */
const isolated = (text: string) => `\u2066${text}\u2069`

test.each([
  ['a percentage', hebrew.percent(0.624), '62.4%'],
  ['a negative percentage', hebrew.percent(-0.031), '−3.1%'],
  ['a signed percentage', hebrew.signedPercent(0.07), '+7.0%'],
  ['a difference in points', hebrew.signedPoints(-0.012), '−1.2'],
  ['money', hebrew.money(1240, 'ILS'), '₪1,240'],
  ['a decimal', hebrew.decimal(-0.5, 2), '−0.50'],
  ['a time', hebrew.time('2026-11-17T14:54:15Z'), '16:54'],
])('in Hebrew %s keeps its order', (_, text, inside) => expect(text).toBe(isolated(inside)))
