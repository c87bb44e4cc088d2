import { expect, test } from 'vitest'
import { fixtureLedger } from '../fixtures.ts'
import { figureIssues, markedFigures } from './figure-issues.ts'

const source = (words: unknown) => ({
  file: 'packages/content/pages/x.en.ts',
  path: '/x',
  locale: 'en' as const,
  words,
})
const typed = (words: unknown) => figureIssues(source(words), fixtureLedger).map(({ ways }) => ways?.[0])

test('CL-26 a figure that no claim has says what to write', () => {
  expect(figureIssues(source({ headline: 'Surveys that raise sales by 45%' }), fixtureLedger)).toEqual([
    {
      text: 'Surveys that raise sales by 45%',
      typed: '45%',
      message:
        'promises "45%": "Surveys that raise sales by 45%". Quote the claim that proves it, or add it with its source in packages/content/claims/claims.ts. If it is something else, say so: {other: 45%}.',
      ways: ['Surveys that raise sales by {other: 45%}'],
    },
  ])
})

test('CL-26 a claim with a value answers for the texts right beside it, and not for what is shown without it', () => {
  const fork = { with: 'One question doubled sales', without: 'One question tripled sales' }
  expect(typed({ title: { onlyWith: 'roasDoubled', ...fork } })).toEqual(['One question {other: tripled} sales'])
  expect(typed([{ onlyWith: 'roasDoubled', text: '3x more' }])).toEqual([])
  // What is nested in it quotes the claim, or another.
  expect(typed([{ onlyWith: 'roasDoubled', items: [{ text: '5x more' }] }])).toEqual(['{other: 5x} more'])
  // A feature proves no figure.
  expect(typed([{ onlyWith: 'teaFast', text: '4x more' }])).toEqual(['{other: 4x} more'])
})

test('CL-26 a sample has prices and counts, and no percentage, multiple, rank or guarantee', () => {
  expect(typed({ kind: 'prices', note: '400 orders at $129, rated 4.8' })).toEqual([])
  expect(typed({ shop: { price: '$129' } })).toEqual([])
  expect(typed({ kind: 'prices', note: '45% more' })).toEqual(['{other: 45%} more'])
  expect(typed({ answers: ['The #1 app', 'Guaranteed'] })).toEqual(['The {other: #1} app', '{other: Guaranteed}'])
  expect(typed({ text: 'Only $129' })).toEqual(['Only {other: $129}'])
})

test('CL-26 a claim that is typed by hand is one issue, of the rule that names it', () => {
  expect(typed({ text: '9 cups, 5,000+ of them' })).toEqual([])
})

test('CL-26 marks that silence a figure are listed', () => {
  const words = { text: '{other: 45%} off', more: 'A {other: 30-day} period', third: 'Plain' }
  expect(markedFigures(source(words)).map((mark) => mark.typed)).toEqual(['45%'])
})
