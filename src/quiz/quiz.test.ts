import { expectTypeOf, test } from 'vitest'
import type { Quiz, QuizCopy } from './quiz.ts'

const toy = [
  { id: 'colour', kind: 'single', options: ['red', 'blue'] },
  { id: 'pause', kind: 'info' },
  { id: 'paint', kind: 'build', stages: ['mix', 'dry'] },
] as const satisfies Quiz

// The compiler runs these: `npm run types` fails when a quiz stops asking for its words.
test('DM asks each language for the words of every step, option and stage', () => {
  type Copy = QuizCopy<typeof toy>
  expectTypeOf<keyof Copy>().toEqualTypeOf<'colour' | 'pause' | 'paint'>()
  expectTypeOf<Copy['colour']['options']>().toEqualTypeOf<Record<'red' | 'blue', { label: string; text: string }>>()
  expectTypeOf<Copy['colour']>().toHaveProperty('helper')
  expectTypeOf<Copy['pause']>().toHaveProperty('body')
  expectTypeOf<Copy['pause']>().not.toHaveProperty('options')
  expectTypeOf<Copy['paint']['stages']>().toEqualTypeOf<Record<'mix' | 'dry', string>>()
})
