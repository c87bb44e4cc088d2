import { expect, test } from 'vitest'
import { ledgerIn } from '@repo/content/claims/ledger.ts'
import { fill } from '@repo/content/fill.ts'
import { gamifiedEn } from '@repo/content/quizzes/gamified.en.ts'
import { emojiDrawing } from './emoji-drawing.ts'
import { emojiIn } from './emoji-in.ts'

test('GQ-01 finds the emoji of every icon question, and GQ-04 the four faces', () => {
  const found = emojiIn(fill(gamifiedEn, 'en', ledgerIn('as-specified')))
  expect(found).toEqual(expect.arrayContaining(['📱', '👟', '🔮', '🤔', '😞', '😐', '🙂', '🤩']))
  expect(new Set(found).size).toBe(found.length)
})

test.each(emojiIn(fill(gamifiedEn, 'en', ledgerIn('as-specified'))))('GQ-01 %s is a drawing of ours', (emoji) => {
  expect(emojiDrawing(emoji).shapes).not.toContain('<text')
})

test('an emoji without a drawing of ours is that of the device', () => {
  expect(emojiDrawing('🪀')).toEqual({ name: 'emoji-1fa80', shapes: expect.stringContaining('>🪀</text>') })
})
