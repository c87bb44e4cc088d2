import { expect, test } from 'vitest'
import { localeCodes } from '@repo/contract/locale.ts'
import { quizQuestions } from '@repo/contract/quiz-steps.ts'
import { formText } from './form-text.ts'
import { ledgerIn } from './ledger.ts'
import { fewest, figures, measuredClaims, unusedFigures } from './measured.ts'

const [first = '', second = ''] = quizQuestions.find(({ id }) => id === 'pain')?.options ?? []
const written = (n: number, shares: Record<string, number>, question = 'pain') => ({
  from: '2026-10-20',
  to: '2026-11-16',
  query: 'select 1',
  questions: { [question]: { n, shares } },
})

test('CL-24 a figure is in the ledger as measured, with its number of answers, days and query as source, and stays in a proven build', () => {
  const claims = measuredClaims(written(612, { [first]: 41 }))
  const [[name, claim] = []] = Object.entries(claims)
  expect(claim).toMatchObject({ id: 'CL-24', status: 'measured', value: 41 })
  expect(claim?.source).toBe('612 answers, 2026-10-20 to 2026-11-16: select 1')
  for (const locale of localeCodes) expect(claim && formText(claim, 'plain', locale)).toMatch(/^41 .*100$/)
  expect(ledgerIn('substantiated', claims)[name ?? '']?.off).toBeUndefined()
})

test('CL-24 the ledger of a build has the figures of the file, and no other', () => {
  const measured = Object.values(ledgerIn('as-specified')).filter(({ status }) => status === 'measured')
  expect(measured).toEqual(Object.values(measuredClaims(figures)))
})

test.each([
  ['fewer answers than needed', written(fewest.answers - 1, { [first]: 41 })],
  ['a group of under ten', written(120, { [first]: 7 })],
  ['a share that is no whole number', written(500, { [first]: 40.5 })],
  ['all', written(500, { [first]: 100 })],
  ['an answer that the quiz does not have', written(500, { renamed: 41 })],
  ['a question that the plan does not quote', written(500, { meta: 41 }, 'traffic')],
  ['a question that the quiz does not have', written(500, { yes: 41 }, 'renamed')],
])('CL-24 %s is no claim, and is named', (_, file) => {
  expect(measuredClaims(file)).toEqual({})
  expect(unusedFigures(file)).toHaveLength(1)
})

test('CL-25 the closing survey has claims of its own, with the number of visitors in a form', () => {
  const [[name, claim] = []] = Object.entries(measuredClaims(written(212, { slow: 41 }, 'closing')))
  expect(claim).toMatchObject({ id: 'CL-25', status: 'measured', value: { share: 41, n: 212 }, pages: ['/', '/he'] })
  expect(claim?.source).toContain('212 answers, 2026-10-20 to 2026-11-16')
  expect(
    ledgerIn('substantiated', measuredClaims(written(212, { slow: 41 }, 'closing')))[name ?? '']?.off,
  ).toBeUndefined()
})

test.each([
  ['99 answers', written(99, { slow: 41 }, 'closing')],
  ['a group of nine', written(120, { slow: 7 }, 'closing')],
  ['an answer that the survey does not have', written(500, { meta: 41 }, 'closing')],
])('CL-25 %s is no claim, and is named', (_, file) => {
  expect(measuredClaims(file)).toEqual({})
  expect(unusedFigures(file)).toHaveLength(1)
})

test('CL-24 what cannot be said leaves the others as they are', () => {
  const file = written(500, { renamed: 20, [second]: 39 })
  expect(Object.values(measuredClaims(file)).map(({ value }) => value)).toEqual([39])
  expect(unusedFigures(file)).toEqual(['pain: renamed'])
  expect(measuredClaims({})).toEqual({})
})
