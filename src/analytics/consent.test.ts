import { expect, test } from 'vitest'
import { answerPlace, asKept, keptAnswer } from './consent.ts'

test.each([
  [null, undefined],
  ['', undefined],
  ['granted 1 google', 'granted'],
  ['denied 1 google', 'denied'],
  ['granted 0 google', undefined],
  ['denied 2 google', undefined],
  ['granted 1 google meta', undefined],
  ['granted', undefined],
  ['yes 1 google', undefined],
  ['{"consent":true}', undefined],
])('TR-03 what was kept as %j counts as %j, when version 1 is asked for Google', (kept, answer) => {
  expect(keptAnswer(kept, '1 google')).toBe(answer)
})

test.each(['granted', 'denied'] as const)('TR-03 the answer %j is found again', (answer) => {
  expect(keptAnswer(asKept(answer, '3 meta'), '3 meta')).toBe(answer)
})

test('TR-03 nothing is kept before there is an answer', () => {
  const shelf = new Map<string, string>()
  const place = answerPlace('1 google', () => storageOn(shelf))
  expect(place.recall()).toBeUndefined()
  expect(shelf.size).toBe(0)
  place.keep('denied')
  expect([...shelf]).toEqual([['consent', 'denied 1 google']])
  expect(place.recall()).toBe('denied')
})

test('TR-03 a browser that allows no storage is asked anew, and nothing breaks', () => {
  const place = answerPlace('1 google', () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(place.recall()).toBeUndefined()
  expect(() => place.keep('granted')).not.toThrow()
})

function storageOn(shelf: Map<string, string>): Storage {
  return {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
  } as Storage
}
