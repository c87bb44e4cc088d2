import { expect, test } from 'vitest'
import { isInSeveralTabs } from './in-several-tabs.ts'

const counts = { 'to-call': 3, due: 1, new: 2, called: 3, no_answer: 1, won: 1, lost: 1, suspects: 1, requests: 12 }

test('a person with two states makes the tabs add up to more than there are people', () => {
  expect(isInSeveralTabs({ ...counts, all: 9 })).toBe(false)
  // Whom to call is a part of the others, and no part of the sum.
  expect(isInSeveralTabs({ ...counts, all: 8 })).toBe(true)
})
