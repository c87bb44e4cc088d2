import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currentAnswer, getQuestion, type GameJourney } from './game-journey.ts'
import { countdownMs, gameReducer, startOfGame, type GameAction, type GameState } from './game-state.ts'
import { gamifiedQuiz } from './gamified.ts'

const google = { answer: 'google' }
const meta = { answer: 'meta' }
const toSlider = gamifiedQuiz.slice(0, 5).flatMap(firstOption)
const toFinal = gamifiedQuiz.flatMap(firstOption)

const after = (actions: GameAction[], start = startOfGame) =>
  actions.reduce<GameState>((state, action) => gameReducer(gamifiedQuiz, state, action), start)

describe('moves', () => {
  test.each<[string, GameAction[], GameJourney]>([
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
  ])('%s', (_, actions, { index, answers }) => {
    const state = after(actions)
    expect(state.index).toBe(index)
    expect(state.answers).toEqual(answers)
  })

  test('GQ-02 counts an untouched slider as 5', () => {
    const slider = after(toSlider)
    expect(getQuestion(gamifiedQuiz, slider).kind).toBe('slider')
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
    const end = after(toFinal)
    expect(end.index).toBe(11)
    expect(Object.keys(end.answers)).toHaveLength(11)
    expect(currentAnswer(gamifiedQuiz, end)).toBeUndefined()
    expect(after(['next'], end)).toBe(end)
    expect(after([{ answer: 'yes' }], end)).toBe(end)
  })
})

describe('browser Back and Forward', () => {
  const end = after(toFinal)

  test.each<[string, GameState, number, number]>([
    ['goes one question back like Previous', end, 10, 10],
    ['goes several back', end, 2, 2],
    ['stops at the first', end, -1, 0],
    ['goes forward over answered questions', after([{ travel: 0 }], end), 6, 6],
    ['goes forward to the last screen at most', after([{ travel: 3 }], end), 99, 11],
    ['stops where an answer is missing', after([google, 'next']), 4, 1],
    ['does not count an untouched slider as an answer', after(toSlider), 7, 5],
  ])('%s', (_, state, travel, expected) => {
    const arrived = after([{ travel }], state)
    expect(arrived.index).toBe(expected)
    expect(arrived.answers).toEqual(state.answers)
  })

  test('returns the same state when the index does not change', () => {
    expect(after([{ travel: 11 }], end)).toBe(end)
  })
})

describe('countdown', () => {
  test.each<[string, GameAction[], Partial<GameState>]>([
    ['GQ-02 starts with an answer', [google], { index: 0, countdown: 1, answers: { q1: 'google' } }],
    ['GQ-02 advances when its time is over', [google, { timeout: 1 }], { index: 1, countdown: undefined }],
    ['GQ-02 starts again with another answer', [google, meta], { index: 0, countdown: 2, answers: { q1: 'meta' } }],
    ['GQ-02 ignores the timer of an earlier countdown', [google, meta, { timeout: 1 }], { index: 0, countdown: 2 }],
    ['GQ-02 ignores a timer after it was cancelled', [google, 'cancel', { timeout: 1 }], { index: 0 }],
    ['GQ-02 is not delayed by a double click', [google, google], { countdown: 1 }],
    ['GQ-02 starts again with the same answer once it was cancelled', [google, 'cancel', google], { countdown: 2 }],
    ['GQ-02 ends with Next', [google, 'next'], { index: 1, countdown: undefined }],
    [
      'GQ-02 ends with Previous',
      [google, 'next', { answer: 'to_100k' }, 'previous'],
      { index: 0, countdown: undefined },
    ],
    ['GQ-02 is not ended by Next without an answer', ['next'], { index: 0, countdown: undefined }],
    ['GQ-02 ends with browser Back', [google, 'next', { answer: 'to_100k' }, { travel: 0 }], { countdown: undefined }],
    ['GQ-02 goes on where browser Forward is blocked', [google, { travel: 4 }], { index: 1, countdown: undefined }],
    ['GQ-02 does not start with automatic advance off', ['automatic', google], { countdown: undefined, index: 0 }],
    ['GQ-02 is cancelled by switching automatic advance off', [google, 'automatic'], { countdown: undefined }],
    ['GQ-02 starts again after switching back on', ['automatic', 'automatic', google], { countdown: 1 }],
  ])('%s', (_, actions, expected) => {
    expect(after(actions)).toMatchObject(expected)
  })

  test.each([
    [0, 700],
    [5, 1000],
  ])('GQ-02 of question index %i takes %i ms', (index, ms) => {
    expect(countdownMs(gamifiedQuiz, { ...startOfGame, index })).toBe(ms)
  })
})

describe('the slider, and holding it', () => {
  const slider = { ...after(toSlider), countdowns: 0 }

  test.each<[string, GameAction[], Partial<GameState>]>([
    ['GQ-02 a change starts a countdown', [{ answer: 7 }], { countdown: 1 }],
    ['GQ-02 a key without a change starts it again', [{ answer: 10 }, { answer: 10 }], { countdown: 2 }],
    ['GQ-02 alone starts no countdown', ['hold', 'release'], { hold: undefined, countdown: undefined }],
    ['GQ-02 delays the countdown', ['hold', { answer: 7 }, { answer: 8 }], { hold: 'pending', countdown: undefined }],
    ['GQ-02 starts it on release', ['hold', { answer: 7 }, 'release'], { hold: undefined, countdown: 1, index: 5 }],
    ['GQ-02 pauses a running countdown', [{ answer: 7 }, 'hold'], { hold: 'pending', countdown: undefined }],
    ['GQ-02 restarts it on release', [{ answer: 7 }, 'hold', 'release'], { hold: undefined, countdown: 2 }],
    ['GQ-02 starts nothing once cancelled', ['hold', { answer: 7 }, 'cancel', 'release'], { countdown: undefined }],
    ['GQ-02 ends with the question', ['hold', { answer: 7 }, 'next', 'release'], { index: 6, countdown: undefined }],
    [
      'GQ-02 starts nothing with automatic advance off',
      ['automatic', 'hold', { answer: 7 }, 'release'],
      { countdowns: 0 },
    ],
    ['GQ-02 keeps the answer', ['hold', { answer: 7 }], { answers: { ...slider.answers, q6: 7 } }],
  ])('%s', (_, actions, expected) => {
    expect(after(actions, slider)).toMatchObject(expected)
  })
})

test('GQ-03 celebrates questions 3, 6 and 9, and only on the way forward', () => {
  expect(after(toFinal).celebrations).toBe(3)
  expect(after(['previous', 'next'], after(toSlider)).celebrations).toBe(3)
  expect(after([{ travel: 0 }], after(toFinal)).celebrations).toBe(3)
})

test('GQ-05 completes with Next, and not with browser Forward', () => {
  const completed = after(toFinal)
  expect(completed).toMatchObject({ index: 11, completions: 1 })
  expect(after(['next', { answer: 'yes' }, 'previous', { travel: 11 }], completed)).toMatchObject({
    index: 11,
    completions: 1,
  })
  expect(after(['previous', 'next'], completed).completions).toBe(2)
})

test.each<[string, GameAction]>([
  ['Next without an answer', 'next'],
  ['Previous on the first question', 'previous'],
  ['cancelling nothing', 'cancel'],
  ['releasing nothing', 'release'],
  ['the timer of no countdown', { timeout: 1 }],
  ['browser Back on the first question', { travel: -1 }],
])('%s returns the same state', (_, action) => {
  expect(gameReducer(gamifiedQuiz, startOfGame, action)).toBe(startOfGame)
})

test('GQ-02 keeps its invariants under random actions', () => {
  let ended = 0
  fc.assert(
    fc.property(fc.array(anyAct(), { maxLength: 80, size: 'max' }), (acts) => {
      let state = startOfGame
      for (const act of acts) {
        const before = state
        state = gameReducer(gamifiedQuiz, before, actionOf(act, before))
        const passed = gamifiedQuiz.slice(0, state.index).map(({ id }) => id)
        expect(gamifiedQuiz[state.index]).toBeDefined()
        expect(Math.abs(state.index - before.index)).toBeLessThanOrEqual(1)
        expect(Object.keys(state.answers)).toEqual(expect.arrayContaining(passed))
        for (const [id, given] of Object.entries(state.answers)) expect(possibleAnswers(id)).toContain(given)
        // A countdown never runs without an answer, nor while the slider is held.
        if (state.countdown)
          expect([currentAnswer(gamifiedQuiz, state), state.hold]).toEqual([expect.anything(), undefined])
      }
      if (state.index === 11) ended++
    }),
    { numRuns: 100, seed: 15 },
  )
  expect(ended, 'random visitors who got to the end').toBeGreaterThan(0)
})

function possibleAnswers(id: string): readonly (string | number)[] {
  const question = gamifiedQuiz.find((candidate) => candidate.id === id)
  if (question?.kind === 'slider') return [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  return question && 'options' in question ? question.options : []
}

/** `pick` takes one of the answers on screen, so that random visitors also get far; any other answer is invalid. */
function anyAct(): fc.Arbitrary<GameAction | { pick: number } | 'time'> {
  return fc.oneof(
    { weight: 5, arbitrary: fc.nat({ max: 9 }).map((pick) => ({ pick })) },
    { weight: 5, arbitrary: fc.constantFrom<GameAction | 'time'>('next', 'time') },
    { weight: 1, arbitrary: fc.constantFrom<GameAction>('previous', google, { answer: 'yes' }, 'cancel', 'automatic') },
    { weight: 1, arbitrary: fc.constantFrom<GameAction>('hold', 'release', { timeout: 1 }) },
    { weight: 1, arbitrary: fc.oneof(fc.string(), fc.integer(), fc.double()).map((answer) => ({ answer })) },
  )
}

function actionOf(act: GameAction | { pick: number } | 'time', state: GameState): GameAction {
  if (act === 'time') return { timeout: state.countdown ?? 0 }
  if (typeof act === 'string' || !('pick' in act)) return act
  const possible = possibleAnswers(getQuestion(gamifiedQuiz, state).id)
  return { answer: possible[act.pick % possible.length] ?? 'none' }
}

function firstOption(question: (typeof gamifiedQuiz)[number]): GameAction[] {
  if (question.kind === 'final') return []
  return 'options' in question ? [{ answer: question.options[0] }, 'next'] : ['next']
}
