import { expect, test } from 'vitest'
import { rebaseChange } from './changed-part.ts'

test('an answer of the rules keeps what was typed after they read the sentence', () => {
  const change = ['14 days!Try free for {trial7}', '{trial7}!Try free for {trial7}'] as const
  expect(rebaseChange(change, '14 days! Try free for {trial7}')).toBe('{trial7}! Try free for {trial7}')
  expect(rebaseChange(change, change[0])).toBe(change[1])
  expect(rebaseChange(change, 'Try free for {trial7}'), 'the words are gone').toBe('Try free for {trial7}')
})
