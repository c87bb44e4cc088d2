import { describe, expect, test } from 'vitest'
import { localeCodes } from '@repo/contract/locale.ts'
import { figuresExam, freshExam, secondFreshExam } from '../testing/figures-exam.ts'
import { findFigures } from './find-figures.ts'

/** The table of the exam: each name says the sentence and what the rules find in it. */
describe('CL-26 the exam', () => {
  for (const { promises, honest } of [figuresExam, freshExam, secondFreshExam].flatMap((exam) =>
    localeCodes.map((code) => exam[code]),
  ))
    for (const sentence of [...promises, ...honest]) {
      const found = findFigures(sentence).map(({ kind, typed }) => `${kind} "${typed}"`)
      test(`${sentence} → ${found.join(', ') || 'nothing'}`, () => {
        expect(found.length > 0).toBe(promises.includes(sentence))
      })
    }
})

test.each([
  ['Sales rise by **45%**', ['45%']],
  ['המכירות עולות ב-45%', ['45%']],
  ['עוד \u2066+45%\u2069 מכירות', ['+45%']],
  ['Loved by {stores5000} stores', []],
  ['{conversionLift} higher', []],
  ['{other: 45%} more sales', []],
  ['%share% of visitors', []],
  ['Guaranteed: {refund14}', []],
  ['A box of 2x2, 1920x1080', []],
  ['3x more sales, the #1 app', ['3x', '#1']],
])('CL-26 in %j', (text, typed) => {
  expect(findFigures(text).map((figure) => figure.typed)).toEqual(typed)
})
