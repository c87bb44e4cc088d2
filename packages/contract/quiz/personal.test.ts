import { expect, test } from 'vitest'
import { quizStages } from '@repo/contract/quiz-stages.ts'
import { scenarios } from '@repo/contract/scenario.ts'
import { advance, startOfJourney, type Answers, type Journey } from './journey.ts'
import { aovBucket, answersKeys, personalQuiz, scenarioFor } from './personal.ts'

test.each([
  ['pdp', 'A'],
  ['lead', 'B'],
  ['aov', 'C'],
  ['checkout', 'D'],
  ['world_peace', 'A'],
  [undefined, 'A'],
])('QZ-09 goal %s leads to scenario %s', (goal, scenario) => {
  expect(scenarioFor({ goal })).toBe(scenario)
})

test.each([
  ['b1', 'b1'],
  ['b2', 'b2'],
  ['b3', 'b3'],
  ['b4', 'unknown'],
  [undefined, 'unknown'],
])('QZ-09 aov %s falls into the bucket %s', (aov, bucket) => {
  expect(aovBucket({ aov })).toBe(bucket)
})

test.each<[Answers, string[]]>([
  [{}, []],
  [{ tools: 'chat', question: 'very' }, []],
  [{ aov: 'b1', goal: 'pdp' }, ['goal', 'aov']],
  [{ aov: 'b1', traffic: 'seo', pain: 'low_cr', goal: 'pdp', tools: 'none' }, ['goal', 'pain', 'traffic', 'aov']],
])('QZ-09 of %j reports the keys %j', (answers, keys) => {
  expect(answersKeys(answers)).toEqual(keys)
})

test('QZ-09 is right on every path through the quiz', () => {
  // A goal that an owner adds may lead to any of the four.
  const specified: Record<string, string> = { pdp: 'A', lead: 'B', aov: 'C', checkout: 'D' }
  const questions = personalQuiz.filter((step) => step.kind === 'single')
  const paths = questions.reduce((product, { options }) => product * options.length, 1)
  const ends = everyEnd()
  expect(new Set(ends.map(({ answers }) => JSON.stringify(answers))).size).toBe(paths)

  for (const { answers, finished } of ends) {
    expect(finished).toBe(true)
    expect(Object.keys(answers)).toEqual(questions.map(({ id }) => id))
    expect(scenarioFor(answers)).toEqual(specified[answers.goal ?? ''] ?? expect.stringMatching(/^[ABCD]$/))
    expect(aovBucket(answers)).toBe(/^b[123]$/.test(answers.aov ?? '') ? answers.aov : 'unknown')
    expect(answersKeys(answers)).toEqual(['goal', 'pain', 'traffic', 'aov'])
  }
})

/** Walks the quiz step by step, taking every option at every step. */
function everyEnd(): Journey[] {
  return personalQuiz.reduce<Journey[]>(
    (journeys, step) =>
      journeys.flatMap((journey) => {
        if (step.kind !== 'single') return advance(personalQuiz, journey, 'continue')
        return step.options.map((select) =>
          advance(personalQuiz, advance(personalQuiz, journey, { select }), 'continue'),
        )
      }),
    [startOfJourney],
  )
}

test('TR-02 every scenario has its bit in the funnel of the collector, and the bits fit a number', () => {
  for (const scenario of scenarios) expect(quizStages).toContain(`scenario:${scenario}`)
  // A bigint has 63 bits without its sign; 2 ** 53 is the last that a number in JavaScript holds exactly.
  expect(quizStages.length).toBeLessThanOrEqual(53)
  expect(new Set(quizStages).size).toBe(quizStages.length)
})
