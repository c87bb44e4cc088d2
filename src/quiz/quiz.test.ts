import { expectTypeOf, test } from 'vitest'
import type { Quiz, QuizCopy } from './quiz.ts'

const toy = [
  { id: 'colour', kind: 'single', options: ['red', 'blue'] },
  { id: 'pause', kind: 'info' },
  { id: 'paint', kind: 'build', stages: ['mix', 'dry'] },
] as const satisfies Quiz

// Type tests: `npm run types` fails when a quiz no longer requires its copy.
test('DM requires copy for every step, option and stage in each language', () => {
  type Copy = QuizCopy<typeof toy>
  expectTypeOf<keyof Copy>().toEqualTypeOf<'colour' | 'pause' | 'paint'>()
  expectTypeOf<Copy['colour']['options']>().toEqualTypeOf<Record<'red' | 'blue', { label: string; text: string }>>()
  expectTypeOf<Copy['colour']>().toHaveProperty('helper')
  expectTypeOf<Copy['pause']>().toHaveProperty('body')
  expectTypeOf<Copy['pause']>().not.toHaveProperty('options')
  expectTypeOf<Copy['paint']['stages']>().toEqualTypeOf<Record<'mix' | 'dry', string>>()
})
