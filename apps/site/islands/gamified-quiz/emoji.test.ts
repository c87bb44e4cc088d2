import { expect, test } from 'vitest'
import { ledgerIn } from '@repo/content/claims/ledger.ts'
import { fill } from '@repo/content/fill.ts'
import { gamifiedEn } from '@repo/content/quizzes/gamified.en.ts'
import { emojiDrawing } from './emoji-drawing.ts'
import { emojiIn } from './emoji-in.ts'
import { emojiCode } from './emoji.ts'

test.each([
  ['📱', '1f4f1'],
  ['⭐', '2b50'],
  ['❤️', '2764'],
  ['👩‍💻', '1f469-200d-1f4bb'],
])('finds the file of %s', (emoji, code) => {
  expect(emojiCode(emoji)).toBe(code)
})

test('GQ-01 finds the emoji of every icon question, and GQ-04 the four faces', () => {
  const found = emojiIn(fill(gamifiedEn, 'en', ledgerIn('as-specified')))
  expect(found).toEqual(expect.arrayContaining(['📱', '👟', '🔮', '🤔', '😞', '😐', '🙂', '🤩']))
  expect(new Set(found).size).toBe(found.length)
})

test.each(emojiIn(fill(gamifiedEn, 'en', ledgerIn('as-specified'))))('GQ-01 draws %s', (emoji) => {
  expect(emojiDrawing(emoji)).toMatchObject({ viewBox: '0 0 36 36', shapes: expect.stringMatching(/^<\w/) })
})

test('names an emoji without a drawing', () => {
  expect(() => emojiDrawing('x')).toThrow('Twemoji has no drawing of "x"')
})
