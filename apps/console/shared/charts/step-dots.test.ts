import fc from 'fast-check'
import { expect, test } from 'vitest'
import { funnelStages } from '@repo/contract/quiz-stages.ts'
import { countDots } from './dot-scale.ts'
import { stepDots } from './step-dots.ts'

const stages = funnelStages

test('the largest loss of any question is marked, not the one before install', () => {
  const { scale, steps } = stepDots([
    { stage: 'step:goal', reached: 1905 },
    { stage: 'step:pain', reached: 1741 },
    { stage: 'step:traffic', reached: 1588 },
    { stage: 'step:aov', reached: 1370 },
    { stage: 'completed', reached: 1210 },
    { stage: 'plan', reached: 1204 },
    { stage: 'install', reached: 498 },
  ])
  expect(scale).toBe(50)
  expect(steps.filter(({ isLargest }) => isLargest).map(({ stage }) => stage)).toEqual(['step:aov'])
  expect(steps[3]?.groups).toEqual([
    { kind: 'here', count: 27 },
    { kind: 'loss', count: 5 },
    { kind: 'gone', count: 6 },
  ])
  expect(steps.at(-1)?.groups[0]).toEqual({ kind: 'install', count: 10 })
})

test('every column adds up to the first, whatever the counts', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { minLength: stages.length, maxLength: stages.length }), (counts) => {
      const falling = counts.toSorted((a, b) => b - a)
      const { scale, steps } = stepDots(stages.map((stage, index) => ({ stage, reached: falling[index] ?? 0 })))
      for (const { groups, reached } of steps) {
        expect(groups.every(({ count }) => count >= 0)).toBe(true)
        expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(countDots(falling[0] ?? 0, scale))
        expect(groups[0]?.count).toBe(countDots(reached, scale))
      }
    }),
    { seed: 1 },
  )
})

test('no starts: no dots and no loss', () => {
  const { steps } = stepDots(stages.map((stage) => ({ stage, reached: 0 })))
  for (const { groups, loss, isLargest } of steps) {
    expect(groups.every(({ count }) => count === 0)).toBe(true)
    expect(loss).toBeUndefined()
    expect(isLargest).toBe(false)
  }
})
