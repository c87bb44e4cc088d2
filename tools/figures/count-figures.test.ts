import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fewest, measuredClaims, type Figures } from '@repo/content/claims/measured.ts'
import { quizQuestions } from '@repo/contract/quiz-steps.ts'
import { countFigures } from './count-figures.ts'

const options = quizQuestions.find(({ id }) => id === 'pain')?.options ?? []
const period = { from: '2026-10-20', to: '2026-11-16', query: 'select 1' }

function sharesOf(...answers: number[]) {
  const rows = answers.map((count, place) => ({ question: 'pain', option: options[place] ?? '', answers: count }))
  const { figures } = countFigures({ ...period, rows })
  return (figures as Partial<Figures>).questions?.['pain']
}

test('CL-24 shares are whole per cents of those who answered the question', () => {
  expect(sharesOf(41, 30, 29)).toEqual({
    n: 100,
    shares: { [options[2] ?? '']: 29, [options[1] ?? '']: 30, [options[0] ?? '']: 41 },
  })
})

test('CL-24 under a hundred answers nothing is written', () => {
  expect(sharesOf(60, 39)).toBeUndefined()
  expect(countFigures({ ...period, rows: [] }).figures).toEqual({})
})

test('CL-24 the quiz has no answer of that name: it is left out, and said', () => {
  const rows = [
    { question: 'pain', option: 'renamed', answers: 50 },
    { question: 'pain', option: options[0] ?? '', answers: 150 },
  ]
  const { figures, says } = countFigures({ ...period, rows })
  expect((figures as Figures).questions['pain']).toEqual({ n: 200, shares: { [options[0] ?? '']: 75 } })
  expect(says.join()).toContain('renamed')
})

test('CL-25 the closing survey is counted as the quiz is', () => {
  const counted = (...answers: number[]) => {
    const rows = answers.map((count, place) => ({
      question: 'closing',
      option: ['slow', 'nothing', 'renamed'][place] ?? '',
      answers: count,
    }))
    return (countFigures({ ...period, rows }).figures as Partial<Figures>).questions?.['closing']
  }
  expect(counted(50, 49)).toBeUndefined()
  expect(counted(60, 40)).toEqual({ n: 100, shares: { slow: 60, nothing: 40 } })
  expect(counted(60, 30, 10)).toEqual({ n: 100, shares: { slow: 60, nothing: 30 } })
})

test('CL-24 no written group is under ten, nor can one be told from the others', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(120), { minLength: 1, maxLength: options.length }), (answers) => {
      const written = sharesOf(...answers)
      if (!written) return
      const counts = Object.keys(written.shares).map((id) => answers[options.findIndex((option) => option === id)] ?? 0)
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(fewest.group)
      const rest = written.n - counts.reduce((sum, count) => sum + count, 0)
      expect(rest === 0 || rest >= fewest.group).toBe(true)
      expect(Object.keys(measuredClaims({ ...period, questions: { pain: written } }))).toHaveLength(counts.length)
    }),
    { seed: 20261117 },
  )
})
