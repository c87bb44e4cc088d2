import { expect, test } from 'vitest'
import { answerStore, serializeAnswer, parseAnswer } from './consent-answer.ts'

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
])('TR-03 %j in storage is read as %j, when version 1 asks for Google', (stored, answer) => {
  expect(parseAnswer(stored, '1 google')).toBe(answer)
})

test.each(['granted', 'denied'] as const)('TR-03 the answer %j is found again', (answer) => {
  expect(parseAnswer(serializeAnswer(answer, '3 meta'), '3 meta')).toBe(answer)
})

test('TR-03 nothing is stored before there is an answer', () => {
  const items = new Map<string, string>()
  const store = answerStore('1 google', () => storageOn(items))
  expect(store.read()).toBeUndefined()
  expect(items.size).toBe(0)
  store.write('denied')
  expect([...items]).toEqual([['consent', 'denied 1 google']])
  expect(store.read()).toBe('denied')
})

test('TR-03 without storage the question is asked again, and nothing breaks', () => {
  const store = answerStore('1 google', () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(store.read()).toBeUndefined()
  expect(() => store.write('granted')).not.toThrow()
})

function storageOn(items: Map<string, string>): Storage {
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as Storage
}
