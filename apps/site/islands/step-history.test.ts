import { describe, expect, test } from 'vitest'
import { stepHistory } from './step-history.ts'

describe('moves of the quiz', () => {
  test('pushes an entry per step', () => {
    const { browser, quiz } = open()
    quiz.show(1)
    quiz.show(2)
    expect(browser.entries).toEqual([elsewhere, step(0), step(1), step(2)])
    expect(browser.at).toBe(3)
  })

  test('moves the browser back, and keeps the entries ahead', () => {
    const { browser, quiz, land } = open()
    quiz.show(1)
    quiz.show(0)
    expect(land()).toBeUndefined()
    expect(browser.at).toBe(1)
    expect(browser.entries).toHaveLength(3)
  })

  test.each([
    ['Back twice before the browser arrives', [3, 2, 1], 1],
    ['Back, then Continue before the browser arrives', [3, 2, 3], 3],
    ['Back to the first step and on again', [2, 1, 0, 1], 1],
  ])('stays in step through %s', (_, shown, last) => {
    const { browser, quiz, land } = open()
    for (const index of [1, 2, 3]) quiz.show(index)
    for (const index of shown) quiz.show(index)
    while (browser.isTravelling) expect(land()).toBeUndefined()
    expect(browser.state).toEqual(step(last))
    expect(browser.entries.slice(0, 2)).toEqual([elsewhere, step(0)])
  })
})

describe('moves of the browser', () => {
  test.each([
    ['back', -1, 1],
    ['back over several steps', -2, 0],
  ])('returns the step %s', (_, delta, expected) => {
    const { browser, quiz, land } = open()
    for (const index of [1, 2]) quiz.show(index)
    browser.go(delta)
    expect(land()).toBe(expected)
  })

  test('returns the step forward, and goes back where the quiz cannot follow', () => {
    const { browser, quiz, land } = open()
    quiz.show(1)
    browser.go(-1)
    land()
    quiz.show(0)
    browser.go(1)
    expect(land()).toBe(1)
    quiz.show(0)
    expect(land()).toBeUndefined()
    expect(browser.state).toEqual(step(0))
  })

  test('counts an entry made by a link within the page as the step on screen', () => {
    const { browser, quiz, land } = open()
    quiz.show(1)
    browser.pushState(null)
    expect(land()).toBeUndefined()
    quiz.show(2)
    browser.go(-1)
    expect(land()).toBe(1)
  })
})

describe('a quiz that opens at a later step', () => {
  const openAt = (first: number, state: unknown = { change: 'kept' }) => {
    const browser = fakeBrowser([elsewhere, state])
    const quiz = stepHistory(browser, first)
    const land = () => {
      browser.isTravelling = false
      return quiz.arrive(browser.state)
    }
    return { browser, quiz, land }
  }
  const kept = (quizStep: number) => ({ change: 'kept', quizStep })

  test('never leaves the page by going back, and keeps what its entry holds', () => {
    const { browser, quiz } = openAt(3)
    quiz.show(2)
    expect(browser.isTravelling).toBe(false)
    expect(browser.entries).toEqual([elsewhere, kept(2)])
    quiz.show(3)
    expect(browser.entries).toEqual([elsewhere, kept(2), kept(3)])
  })

  test('goes back over its own entries first', () => {
    const { browser, quiz, land } = openAt(3)
    quiz.show(5)
    quiz.show(1)
    expect(land()).toBeUndefined()
    expect(browser.at).toBe(1)
    expect(browser.state).toEqual(kept(1))
  })

  test('opens at the same step after a reload', () => {
    const { browser, quiz } = openAt(3)
    quiz.show(5)
    const again = stepHistory(browser, 3)
    browser.isTravelling = false
    expect(again.arrive(browser.state)).toBeUndefined()
    expect(browser.state).toEqual(kept(3))
    expect(browser.at).toBe(1)
  })
})

test('goes back to the first step from an entry of an earlier load', () => {
  const browser = fakeBrowser([elsewhere, step(0), step(1), step(2)])
  const quiz = stepHistory(browser, 0)
  browser.isTravelling = false
  expect(quiz.arrive(browser.state)).toBeUndefined()
  expect(browser.state).toEqual(step(0))
})

test('works where the browser refuses entries, and never leaves the page', () => {
  const browser = fakeBrowser([elsewhere, null])
  const refuse = () => {
    throw new Error('SecurityError')
  }
  const quiz = stepHistory(Object.assign(browser, { pushState: refuse, replaceState: refuse }), 0)
  for (const index of [1, 2, 1, 0]) quiz.show(index)
  expect(browser.at).toBe(1)
})

const elsewhere = 'another page'
const step = (quizStep: number) => ({ quizStep })

function open() {
  const browser = fakeBrowser([elsewhere, null])
  const quiz = stepHistory(browser, 0)
  const land = () => {
    browser.isTravelling = false
    return quiz.arrive(browser.state)
  }
  return { browser, quiz, land }
}

function fakeBrowser(entries: unknown[]) {
  return {
    entries,
    at: entries.length - 1,
    isTravelling: false,
    get state() {
      return this.entries[this.at]
    },
    pushState(state: unknown) {
      this.entries = [...this.entries.slice(0, ++this.at), state]
    },
    replaceState(state: unknown) {
      this.entries[this.at] = state
    },
    go(delta = 0) {
      this.at += delta
      this.isTravelling = true
    },
  }
}
