import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  autoAdvanceMs,
  counter,
  currentAnswer,
  earnsConfetti,
  gamePercent,
  hasPrevious,
  play,
  questionOf,
  startOfGame,
  travel,
  type GameJourney,
  type GameMove,
} from './game-journey.ts'
import { gamifiedQuiz, milestoneAt } from './gamified.ts'

const google = { answer: 'google' }
const meta = { answer: 'meta' }
const toSlider: GameMove[] = gamifiedQuiz.slice(0, 5).flatMap(firstOption)
const toEnd: GameMove[] = gamifiedQuiz.flatMap(firstOption)

const after = (moves: GameMove[]) =>
  moves.reduce<GameJourney>((journey, move) => play(gamifiedQuiz, journey, move), startOfGame)

describe('playing', () => {
  test.each<[string, GameMove[], GameJourney]>([
    ['GQ-02 stores an answer and stays', [google], { index: 0, answers: { q1: 'google' } }],
    ['GQ-02 moves on when there is an answer', [google, 'next'], { index: 1, answers: { q1: 'google' } }],
    ['GQ-02 stays when there is none', ['next'], { index: 0, answers: {} }],
    ['GQ-02 goes back one', [google, 'next', 'previous'], { index: 0, answers: { q1: 'google' } }],
    ['GQ-02 stays on the first', ['previous'], { index: 0, answers: {} }],
    [
      'GQ-02 replaces an answer given again',
      [google, 'next', 'previous', meta, 'next'],
      { index: 1, answers: { q1: 'meta' } },
    ],
    ['DM rejects an option of another question', [{ answer: 'cart' }], { index: 0, answers: {} }],
    ['DM rejects a number for an option', [{ answer: 1 }], { index: 0, answers: {} }],
  ])('%s', (_, moves, expected) => {
    expect(after(moves)).toEqual(expected)
  })

  test('GQ-02 counts an untouched slider as 5', () => {
    const slider = after(toSlider)
    expect(questionOf(gamifiedQuiz, slider).kind).toBe('slider')
    expect(currentAnswer(gamifiedQuiz, slider)).toBe(5)
    expect(slider.answers).not.toHaveProperty('q6')
    expect(after([...toSlider, 'next'])).toMatchObject({ index: 6, answers: { q6: 5 } })
  })

  test.each([
    [1, 1],
    [10, 10],
    [0, 5],
    [11, 5],
    [7.5, 5],
    [Number.NaN, 5],
    ['8', 5],
  ])('DM a slider moved to %j answers %i', (answer, expected) => {
    expect(currentAnswer(gamifiedQuiz, after([...toSlider, { answer }]))).toBe(expected)
  })

  test('GQ-01 ends on the final screen with eleven answers, and goes no further', () => {
    const end = after(toEnd)
    expect(end.index).toBe(11)
    expect(Object.keys(end.answers)).toHaveLength(11)
    expect(currentAnswer(gamifiedQuiz, end)).toBeUndefined()
    expect(play(gamifiedQuiz, end, 'next')).toBe(end)
    expect(play(gamifiedQuiz, end, { answer: 'yes' })).toBe(end)
  })
})

describe('browser Back and Forward', () => {
  const end = after(toEnd)
  const back = (index: number) => travel(gamifiedQuiz, end, index)

  test.each<[string, GameJourney, number, number]>([
    ['goes one question back like Previous', end, 10, 10],
    ['goes several back', end, 2, 2],
    ['stops at the first', end, -1, 0],
    ['goes forward over what was answered', back(0), 6, 6],
    ['goes forward to the last screen at most', back(3), 99, 11],
    ['stops where an answer is missing', after([google, 'next']), 4, 1],
    ['does not count an untouched slider as an answer', after(toSlider), 7, 5],
  ])('%s', (_, journey, index, expected) => {
    expect(travel(gamifiedQuiz, journey, index)).toEqual({ index: expected, answers: journey.answers })
  })

  test('returns the same journey when the index does not change', () => {
    expect(travel(gamifiedQuiz, end, 11)).toBe(end)
  })
})

test('GQ-02 shows Previous on all but the first', () => {
  expect(gamifiedQuiz.map((_, index) => hasPrevious({ index, answers: {} })).indexOf(true)).toBe(1)
})

test.each([
  ['icons', 700],
  ['yesNo', 700],
  ['choice', 700],
  ['slider', 1000],
] as const)('GQ-02 leaves %s after %i ms', (kind, delayMs) => {
  expect(autoAdvanceMs(kind)).toBe(delayMs)
})

test('GQ-03 celebrates questions 3, 6 and 9, and only on the way forward', () => {
  const arrivals = gamifiedQuiz.map((_, index) => ({ index, answers: {} }))
  const celebrated = arrivals.filter((here) =>
    earnsConfetti(gamifiedQuiz, { index: here.index - 1, answers: {} }, here),
  )
  expect(celebrated.map(({ index }) => `q${index + 1}: ${gamePercent(gamifiedQuiz, { index, answers: {} })}%`)).toEqual(
    ['q3: 25%', 'q6: 50%', 'q9: 75%'],
  )
  for (const here of arrivals) {
    expect(earnsConfetti(gamifiedQuiz, here, here)).toBe(false)
    expect(earnsConfetti(gamifiedQuiz, { index: here.index + 1, answers: {} }, here)).toBe(false)
  }
})

test('GQ-03 has a message exactly where it celebrates', () => {
  const milestones = gamifiedQuiz.map((_, index) => milestoneAt(gamePercent(gamifiedQuiz, { index, answers: {} })))
  expect(milestones.flatMap((milestone, index) => (milestone ? [[index + 1, milestone]] : []))).toEqual([
    [3, 25],
    [6, 50],
    [9, 75],
  ])
})

test('GQ-03 shows a message longer without more confetti in a longer game', () => {
  const long = Array.from({ length: 40 }, (_, index) => ({ id: `q${index}`, kind: 'final' as const }))
  const at = (index: number) => ({ index, answers: {} })
  expect(earnsConfetti(long, at(8), at(9))).toBe(true)
  expect(milestoneAt(gamePercent(long, at(10)))).toBe(25)
  expect(earnsConfetti(long, at(9), at(10))).toBe(false)
})

test.each([
  [0, { number: 1, of: 11 }],
  [10, { number: 11, of: 11 }],
  [11, undefined],
])('GQ-03 counts question index %i as %j', (index, expected) => {
  expect(counter(gamifiedQuiz, { index, answers: {} })).toEqual(expected)
})

test('names the question when a journey is outside its game', () => {
  expect(() => questionOf(gamifiedQuiz, { index: 12, answers: {} })).toThrow('question 12')
})

test('GQ-02 keeps its invariants under random moves', () => {
  let ended = 0
  fc.assert(
    fc.property(fc.array(anyAct(), { maxLength: 80, size: 'max' }), (acts) => {
      let journey = startOfGame
      for (const act of acts) {
        const before = journey
        journey = play(gamifiedQuiz, before, moveOf(act, before))
        const passed = gamifiedQuiz.slice(0, journey.index).map(({ id }) => id)
        expect(gamifiedQuiz[journey.index]).toBeDefined()
        expect(Math.abs(journey.index - before.index)).toBeLessThanOrEqual(1)
        expect(Object.keys(journey.answers)).toEqual(expect.arrayContaining(passed))
        for (const [id, given] of Object.entries(journey.answers)) expect(possibleAnswers(id)).toContain(given)
      }
      if (journey.index === 11) ended++
    }),
    { numRuns: 100 },
  )
  expect(ended, 'random visitors who got to the end').toBeGreaterThan(0)
})

function possibleAnswers(id: string): readonly (string | number)[] {
  const question = gamifiedQuiz.find((candidate) => candidate.id === id)
  if (question?.kind === 'slider') return [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  return question && 'options' in question ? question.options : []
}

/** `pick` takes one of the answers on screen, so that random visitors also get far; any other answer is invalid. */
function anyAct(): fc.Arbitrary<GameMove | { pick: number }> {
  return fc.oneof(
    { weight: 5, arbitrary: fc.nat({ max: 9 }).map((pick) => ({ pick })) },
    { weight: 6, arbitrary: fc.constant<GameMove>('next') },
    { weight: 1, arbitrary: fc.constantFrom<GameMove>('previous', google, { answer: 'yes' }) },
    { weight: 1, arbitrary: fc.oneof(fc.string(), fc.integer(), fc.double()).map((answer) => ({ answer })) },
  )
}

function moveOf(act: GameMove | { pick: number }, journey: GameJourney): GameMove {
  if (typeof act === 'string' || 'answer' in act) return act
  const possible = possibleAnswers(questionOf(gamifiedQuiz, journey).id)
  return { answer: possible[act.pick % possible.length] ?? 'none' }
}

function firstOption(question: (typeof gamifiedQuiz)[number]): GameMove[] {
  return 'options' in question ? [{ answer: question.options[0] }, 'next'] : ['next']
}
