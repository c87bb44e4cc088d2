import { expect, test } from 'vitest'
import type { Claim } from './claim.ts'
import { formText } from './form-text.ts'
import { typedPatterns } from './typed-patterns.ts'

const trial: Claim = {
  id: 'CL-1',
  about: 'Trial',
  kind: 'figure',
  value: 30,
  forms: { plain: '{days}', adjective: '{daysOf}', words: '{daysInWords}' },
  pages: ['/'],
  status: 'term',
  source: 'A test',
}
const isFound = (claim: Claim, text: string) => typedPatterns(claim).some((pattern) => text.search(pattern) >= 0)

test.each<[value: number, plain: string, hebrew: string, words: string]>([
  [1, '1 day', 'יום אחד', 'One day יום אחד'],
  [2, '2 days', 'יומיים', 'Two days יומיים'],
  [7, '7 days', '7 ימים', 'Seven days שבעה ימים'],
  [14, '14 days', '14 יום', 'Fourteen days ארבעה עשר יום'],
  [30, '30 days', '30 יום', 'Thirty days שלושים יום'],
  [45, '45 days', '45 יום', 'Forty-five days ארבעים וחמישה יום'],
])('CL a trial of %i days is counted in both languages, and found when it is typed', (value, en, he, words) => {
  const claim = { ...trial, value }
  expect([formText(claim, 'plain', 'en'), formText(claim, 'plain', 'he')]).toEqual([en, he])
  expect(`${formText(claim, 'words', 'en')} ${formText(claim, 'words', 'he')}`).toBe(words)
  for (const text of [en, he, words, `a ${value}-day trial`, `${value}days`, `ל-${he}`])
    expect.soft(isFound(claim, text), text).toBe(true)
})

test('CL the Hebrew days of a trial are found as a whole word, also as people type them', () => {
  const fourteen = { ...trial, value: 14 }
  const found = (text: string) => typedPatterns(fourteen).flatMap((pattern) => text.match(pattern)?.[0] ?? [])
  expect(found('מנסים 14 ימים')).toEqual(['14 ימים'])
  expect(found('14 ימי ניסיון')).toEqual(['14 ימי'])
})

test.each(['130 days', '30.5 days', '30 minutes', '$30 days', 'thirty daylight', 'in 30', 'in 30\nDay 4', 'ביום אחד'])(
  'CL a trial of thirty days is not found in: %s',
  (text) => expect(isFound(trial, text)).toBe(false),
)

test('CL other wordings follow the numbers of a claim; a small number by itself is not searched for', () => {
  const sales: Claim = {
    ...trial,
    value: { before: 1.7, after: 4 },
    forms: {},
    typed: ['{before}', '{after}', 'up to {after}x'],
  }
  expect(['from 1.7', 'to 4', 'up to 4x', 'up to 44x'].map((text) => isFound(sales, text))).toEqual([
    true,
    false,
    true,
    false,
  ])
  const drawn: Claim = {
    ...trial,
    value: undefined,
    forms: {},
    between: { from: 1200, to: 1249 },
    typed: ['{} stores'],
  }
  expect(['1,237 stores', '1249 stores', '1,250 stores'].map((text) => isFound(drawn, text))).toEqual([
    true,
    true,
    false,
  ])
})
