import { expect, test } from 'vitest'
import { composeVerdict } from '@repo/contract/quiz/verdict.ts'
import { drawVerdict } from './draw-verdict.ts'

const counts = [
  { figure: '2', label: 'I know' },
  { figure: '9', label: 'I guess' },
]

test('GQ-06 the picture is 1200 × 630, and its name has the count', async () => {
  const file = await drawVerdict({ verdict: composeVerdict({}), counts, question: 'How well?' })
  const { width, height } = await createImageBitmap(file)
  expect([width, height]).toEqual([1200, 630])
  expect(file.name).toMatch(/-2-of-11\.png$/)
})

test('GQ-06 what is known changes the picture', async () => {
  const [few, more] = await Promise.all(
    [{}, { q4: 'yes' }].map(async (answers) =>
      (await drawVerdict({ verdict: composeVerdict(answers as never), counts, question: 'How well?' })).text(),
    ),
  )
  expect(few).not.toBe(more)
})
