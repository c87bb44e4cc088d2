import { expect, test } from 'vitest'
import type { GameAnswers } from './game-journey.ts'
import { composeVerdict } from './verdict.ts'

const guesses = {
  q1: 'meta',
  q2: 'to_100k',
  q3: 'cart',
  q4: 'no',
  q5: 'gut_feeling',
  q6: 5,
  q7: 'no',
  q8: 'price',
  q9: 7,
  q10: 'yes',
  q11: 'more_sales',
}

test.each<[number, string, GameAnswers, string[]]>([
  [2, 'guesses all they can', {}, ['q1', 'q2']],
  [3, 'reads analytics: where they leave', { q5: 'analytics' }, ['q1', 'q2', 'q3']],
  [3, 'reads the chat: what they think', { q5: 'support_chat' }, ['q1', 'q2', 'q5']],
  [3, 'reads reviews: what they think', { q5: 'reviews' }, ['q1', 'q2', 'q5']],
  [4, 'was told why they leave: what they hesitate about, too', { q4: 'yes' }, ['q1', 'q2', 'q4', 'q8']],
  [3, 'replies at night', { q7: 'yes' }, ['q1', 'q2', 'q7']],
  [3, 'is sure of the ads, from 8', { q9: 8 }, ['q1', 'q2', 'q9']],
  [3, 'is sure of the ads, to 10', { q9: 10 }, ['q1', 'q2', 'q9']],
  [
    2,
    'is happy, would change the page and has another wish',
    { q6: 10, q10: 'no', q11: 'fewer_returns' },
    ['q1', 'q2'],
  ],
  [
    7,
    'knows all there is to know',
    { q4: 'yes', q5: 'reviews', q7: 'yes', q9: 9 },
    ['q1', 'q2', 'q4', 'q5', 'q7', 'q8', 'q9'],
  ],
])('GQ-06 knows %i of the eleven: %s', (count, _, answers, known) => {
  const verdict = composeVerdict({ ...guesses, ...answers })
  expect(verdict).toHaveLength(11)
  expect(verdict.filter(({ isKnown }) => isKnown).map(({ id }) => id)).toEqual(known)
  expect(known).toHaveLength(count)
})
