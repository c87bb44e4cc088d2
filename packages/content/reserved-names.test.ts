import { expect, test } from 'vitest'
import { isTaken } from './reserved-names.ts'

test.each(['assets', 'collect', 'try', 'go', 'share', 'index', 'he', 'en', 'quiz', 'pricing'])(
  'a new page cannot be called %s',
  (name) => expect(isTaken(name, ['/quiz', '/pricing'])).toBe(true),
)

test.each(['doubt', 'trying', 'he-2', 'quiz-3'])('it can be called %s', (name) =>
  expect(isTaken(name, ['/quiz', '/pricing'])).toBe(false),
)
