import { expect, test } from 'vitest'
import { howLongEn } from '@repo/content/deciding/en.ts'
import { howLongHe } from '@repo/content/deciding/he.ts'
import { howLongTexts, type HowLongWords } from './how-long-texts.ts'

const month = { visitors: 200_000, orders: 6000 }

test.each([
  [howLongHe, ['32 יום', '9 ימים', '7 ימים']],
  [howLongEn, ['32 days', '9 days', '7 days']],
])('PG-12 days are counted as the language counts them, above ten too', (words, times) => {
  expect(howLongTexts(month, words as unknown as HowLongWords).map(({ time }) => time)).toEqual(times)
})

test.each([
  ['a field is empty', { visitors: NaN, orders: 1200 }, 'missing'],
  ['the other is', { visitors: 40_000, orders: NaN }, 'missing'],
  ['more order than visit', { visitors: 1000, orders: 2000 }, 'impossible'],
] as const)('PG-12 where %s, every gain is a dash, with what to type once', (_, figures, word) => {
  const words = howLongEn as unknown as HowLongWords
  expect(howLongTexts(figures, words).map(({ time, note, weeks }) => [time, note, weeks])).toEqual([
    ['–', words[word], 0],
    ['–', '', 0],
    ['–', '', 0],
  ])
})
