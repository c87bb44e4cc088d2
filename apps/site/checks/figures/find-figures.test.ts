import { describe, expect, test } from 'vitest'
import { localeCodes } from '@repo/contract/locale.ts'
import { figuresExam, freshExam } from '../testing/figures-exam.ts'
import { findFigures } from './find-figures.ts'

const sentences = (exam: typeof figuresExam, kind: 'promises' | 'honest') =>
  localeCodes.flatMap((locale) => exam[locale][kind])
const hasFigure = (sentence: string) => findFigures(sentence).length > 0

describe('CL-26 the exam', () => {
  test('58 of 60 promises are found', () => {
    const promises = sentences(figuresExam, 'promises')
    expect(new Set(promises).size).toBe(60)
    expect(promises.filter((sentence) => !hasFigure(sentence)).length).toBeLessThanOrEqual(2)
  })
  test('2 of 60 honest sentences are stopped at most', () => {
    const honest = sentences(figuresExam, 'honest')
    expect(new Set(honest).size).toBe(60)
    expect(honest.filter(hasFigure).length).toBeLessThanOrEqual(2)
  })
  test('the fresh sentences score as they did', () => {
    expect(sentences(freshExam, 'promises').filter(hasFigure)).toHaveLength(15)
    expect(sentences(freshExam, 'honest').filter(hasFigure)).toEqual([])
  })
})

test.each([
  ['Sales rise by **45%**', ['45%']],
  ['המכירות עולות ב-[[45%]]', ['45%']],
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
