import { expect, test } from 'vitest'
import { localeCodes } from '@repo/contract/locale.ts'
import { figuresExam } from './testing/figures-exam.ts'

test.each(localeCodes)('CL-26 the exam has 30 promises and 30 honest sentences (%s)', (locale) => {
  const { promises, honest } = figuresExam[locale]
  expect([new Set(promises).size, new Set(honest).size]).toEqual([30, 30])
})
