import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  advance,
  canGoBack,
  comeBack,
  isLast,
  percent,
  startOfJourney,
  getStep,
  travel,
  type Journey,
  type Move,
} from './journey.ts'
import { personalQuiz } from './personal.ts'
import type { Quiz } from './quiz.ts'

/** The rules hold for any quiz: this one stays as it is when an owner adds a question. */
const quiz: Quiz = [
  { id: 'goal', kind: 'single', options: ['pdp', 'lead'] },
  { id: 'pain', kind: 'single', options: ['low_cr', 'low_optin'] },
  { id: 'infoA', kind: 'info' },
  { id: 'traffic', kind: 'single', options: ['meta', 'google'] },
  { id: 'tools', kind: 'single', options: ['chat', 'none'] },
  { id: 'infoB', kind: 'info' },
  { id: 'build', kind: 'build', stages: ['question'] },
]

const pdp = { select: 'pdp' }
const lead = { select: 'lead' }
const lowCr = { select: 'low_cr' }
const toInfo: Move[] = [pdp, 'continue', lowCr, 'continue']
const toBuild: Move[] = quiz.flatMap<Move>((step) => {
  if (step.kind === 'single') return [{ select: step.options[0] ?? '' }, 'continue']
  return step.kind === 'info' ? ['continue'] : []
})

/** The index of the build step. */
const last = quiz.length - 1

const after = (moves: Move[]) => moves.reduce<Journey>((journey, move) => advance(quiz, journey, move), startOfJourney)

describe('moving on', () => {
  test.each<[string, Move[], Partial<Journey>]>([
    ['QZ-06 asks for a choice', ['continue'], { index: 0, error: true }],
    ['QZ-06 asks as long as there is none', ['continue', 'continue'], { index: 0, error: true }],
    ['QZ-06 clears the error on a choice', ['continue', pdp], { index: 0, selection: 'pdp', error: false }],
    ['QZ-06 clears the error on Back', [pdp, 'continue', 'continue', 'back'], { index: 0, error: false }],
    ['QZ-06 clears the error on advancing', ['continue', pdp, 'continue'], { index: 1, error: false }],
    [
      'QZ-07 stores the answer and clears the selection',
      [pdp, 'continue'],
      { index: 1, answers: { goal: 'pdp' }, selection: null },
    ],
    ['QZ-07 takes the last of several choices', [pdp, lead, 'continue'], { answers: { goal: 'lead' } }],
    ['QZ-07 clears the selection on Back', [pdp, 'continue', lowCr, 'back'], { index: 0, selection: null }],
    ['QZ-07 does not restore the selection on return', [pdp, 'continue', 'back'], { index: 0, selection: null }],
    ['QZ-07 asks again on return', [pdp, 'continue', 'back', 'continue'], { index: 0, error: true }],
    ['QZ-07 keeps the answer until it is replaced', [pdp, 'continue', 'back'], { answers: { goal: 'pdp' } }],
    [
      'QZ-07 replaces the answer of a step taken again',
      [pdp, 'continue', 'back', lead, 'continue'],
      { index: 1, answers: { goal: 'lead' } },
    ],
    ['QZ-05 leaves an info step without a choice', [...toInfo, 'continue'], { index: 3, error: false }],
  ])('%s', (_, moves, expected) => {
    expect(after(moves)).toMatchObject(expected)
  })

  test('QZ-08 finishes when the build step is done, and stays where it is', () => {
    expect(after([...toBuild, 'finish'])).toMatchObject({ index: last, finished: true })
  })

  test('QZ-08 finishes when Continue is pressed on the last step', () => {
    const short = [{ id: 'only', kind: 'single', options: ['a'] }] as const
    const chosen = advance(short, startOfJourney, { select: 'a' })
    expect(advance(short, chosen, 'continue')).toMatchObject({ index: 0, finished: true, answers: { only: 'a' } })
  })
})

describe('RS-04 changing an answer', () => {
  const change: Journey = {
    ...startOfJourney,
    index: 3,
    answers: { goal: 'pdp', pain: 'low_cr', traffic: 'meta', tools: 'chat' },
    isChange: true,
  }
  const from = (moves: Move[]) => moves.reduce<Journey>((journey, move) => advance(quiz, journey, move), change)

  test.each<[string, Move[], Partial<Journey>]>([
    [
      'asks for a choice, because nothing is selected',
      ['continue'],
      { index: 3, error: true, answers: change.answers },
    ],
    [
      'leads to the build step with the other answers kept',
      [{ select: 'google' }, 'continue'],
      { index: last, answers: { ...change.answers, traffic: 'google' }, selection: null },
    ],
    ['goes back one step like any quiz', [{ select: 'google' }, 'back'], { index: 2, selection: null }],
    ['leaves an info step for the next question', ['back', 'continue'], { index: 3, selection: null }],
    [
      'leads from a question before to the build step too',
      ['back', 'back', { select: 'low_optin' }, 'continue'],
      { index: last, answers: { ...change.answers, pain: 'low_optin' } },
    ],
    ['finishes like any quiz', [{ select: 'google' }, 'continue', 'finish'], { finished: true }],
  ])('%s', (_, moves, expected) => {
    expect(from(moves)).toMatchObject(expected)
  })
})

describe('browser Back and Forward', () => {
  const answered = after(toBuild)

  test.each<[string, Journey, number, Partial<Journey>]>([
    [
      'goes one step back like the Back button',
      answered,
      last - 1,
      { index: last - 1, selection: null, answers: answered.answers },
    ],
    ['goes several steps back', answered, 2, { index: 2 }],
    ['stops at the first step', answered, -1, { index: 0 }],
    ['goes forward over what was answered', travel(quiz, answered, 0), 5, { index: 5, selection: null }],
    ['stops where an answer is missing', after([pdp, 'continue']), 4, { index: 1, error: false }],
    ['does not count an unconfirmed choice as an answer', after([pdp]), 1, { index: 0, selection: 'pdp' }],
    ['goes forward to the last step at most', answered, 99, { index: last, finished: false }],
    ['stays at the current index', after([pdp]), 0, { index: 0, selection: 'pdp' }],
    ['goes nowhere once finished', after([...toBuild, 'finish']), 3, { index: last, finished: true }],
  ])('%s', (_, journey, index, expected) => {
    expect(travel(quiz, journey, index)).toMatchObject(expected)
  })

  test('shows the step before the build step to a visitor who comes back from the results', () => {
    const finished = advance(quiz, answered, 'finish')
    expect(comeBack(finished)).toEqual({ ...answered, index: last - 1 })
    expect(comeBack(answered)).toBe(answered)
  })
})

describe('moves without effect return the same journey', () => {
  test.each<[string, Move[], Move]>([
    ['QZ-07 Back on the first step', [], 'back'],
    ['TR-02 choosing the same option again', [pdp], pdp],
    ['choosing an option of another step', [], lowCr],
    ['choosing on an info step', toInfo, pdp],
    ['finishing before the build step', [pdp], 'finish'],
    ['QZ-08 Back after the end', [...toBuild, 'finish'], 'back'],
    ['QZ-08 finishing twice', [...toBuild, 'finish'], 'finish'],
  ])('%s', (_, moves, move) => {
    const journey = after(moves)
    expect(advance(quiz, journey, move)).toBe(journey)
  })
})

test('QZ-02 counts its steps in percent, rounded, to 100 on the last', () => {
  const three = personalQuiz.slice(0, 3)
  expect(three.map((_, index) => percent(three, { ...startOfJourney, index }))).toEqual([33, 67, 100])
})

test('names the index when a journey is outside its quiz', () => {
  const three = personalQuiz.slice(0, 3)
  expect(() => getStep(three, { ...startOfJourney, index: 3 })).toThrow('A quiz of 3 steps has no index 3.')
})

test('QZ-06 QZ-07 keeps its invariants under random moves', () => {
  let finished = 0
  fc.assert(
    fc.property(fc.array(anyAct(), { maxLength: 80, size: 'max' }), (acts) => {
      let journey = startOfJourney
      for (const act of acts) {
        const before = journey
        journey = advance(personalQuiz, before, moveOf(act, before))
        expectSense(journey)
        expectSmallStep(before, journey)
      }
      if (journey.finished) finished++
    }),
    { numRuns: 100, seed: 1 },
  )
  expect(finished, 'random visitors who got to the end').toBeGreaterThan(0)
})

function expectSense(journey: Journey) {
  const step = personalQuiz[journey.index]
  if (!step) throw new Error(`Step ${journey.index} does not exist`)
  const options: readonly string[] = step.kind === 'single' ? step.options : []

  if (journey.selection !== null) expect(options).toContain(journey.selection)
  if (journey.error) expect([step.kind, journey.selection]).toEqual(['single', null])
  if (journey.finished) expect(isLast(personalQuiz, journey)).toBe(true)
  expect(canGoBack(journey)).toBe(journey.index > 0 && !journey.finished)

  for (const [id, answer] of Object.entries(journey.answers)) {
    const answered = personalQuiz.find((candidate) => candidate.id === id)
    expect(answered?.kind === 'single' ? answered.options : []).toContain(answer)
  }
  const passed = personalQuiz.slice(0, journey.index).filter(({ kind }) => kind === 'single')
  expect(Object.keys(journey.answers)).toEqual(expect.arrayContaining(passed.map(({ id }) => id)))
}

function expectSmallStep(before: Journey, after: Journey) {
  expect(Math.abs(after.index - before.index)).toBeLessThanOrEqual(1)
  if (after.index !== before.index) expect(after).toMatchObject({ selection: null, error: false })
  if (before.finished) expect(after).toBe(before)
}

/** A number picks one of the options on screen, so that random visitors also get far; any other choice is invalid. */
function anyAct(): fc.Arbitrary<Move | number> {
  return fc.oneof(
    { weight: 5, arbitrary: fc.nat({ max: 9 }) },
    { weight: 6, arbitrary: fc.constant<Move>('continue') },
    { weight: 1, arbitrary: fc.constantFrom<Move>('back', 'finish', pdp, lowCr) },
    { weight: 1, arbitrary: fc.string().map((select) => ({ select })) },
  )
}

function moveOf(act: Move | number, journey: Journey): Move {
  if (typeof act !== 'number') return act
  const step = getStep(personalQuiz, journey)
  return { select: (step.kind === 'single' && step.options[act % step.options.length]) || 'none' }
}
