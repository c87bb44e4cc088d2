import { expectTypeOf, test } from 'vitest'
import type { Quiz } from '@repo/contract/quiz/quiz.ts'
import type { Copy } from '../copy.ts'
import type { QuizCopy } from './quiz-copy.ts'

const toy = [
  { id: 'colour', kind: 'single', options: ['red', 'blue'] },
  { id: 'pause', kind: 'info' },
  { id: 'paint', kind: 'build', stages: ['mix', 'dry'] },
] as const satisfies Quiz

// Type tests: `npm run check -- types` fails when a quiz no longer requires its copy.
test('DM requires copy for every step, option and stage in each language', () => {
  type Words = QuizCopy<typeof toy>
  expectTypeOf<keyof Words>().toEqualTypeOf<'colour' | 'pause' | 'paint'>()
  expectTypeOf<Words['colour']['options']>().toEqualTypeOf<Record<'red' | 'blue', { label: Copy; text: Copy }>>()
  expectTypeOf<Words['colour']>().toHaveProperty('helper')
  expectTypeOf<Words['pause']>().toHaveProperty('body')
  expectTypeOf<Words['pause']>().not.toHaveProperty('options')
  expectTypeOf<Words['paint']['stages']>().toEqualTypeOf<Record<'mix' | 'dry', Copy>>()
})
