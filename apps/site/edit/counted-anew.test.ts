import { expect, test } from 'vitest'
import type { Locale } from '@repo/contract/locale.ts'
import { countedAnew } from './counted-anew.ts'

test.each<[string, Locale, string | undefined]>([
  ['5 reasons stores\nquit guessing', 'en', '6 reasons stores\nquit guessing'],
  ['Five fair questions', 'en', 'Six fair questions'],
  ['Better in five.', 'en', 'Better in six.'],
  ['5 סיבות', 'he', '6 סיבות'],
  ['חמש סיבות', 'he', 'שש סיבות'],
  ['חמישה צעדים', 'he', 'שישה צעדים'],
  ['{other: 5 days}, 5%, $5, 1.5 and 50 stores', 'en', undefined],
])('%j counts six', (text, locale, now) => {
  expect(countedAnew(text, 5, 6, locale)).toBe(now)
})
