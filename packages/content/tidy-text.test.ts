import { expect, test } from 'vitest'
import type { Locale } from '@repo/contract/locale.ts'
import { brand } from './brand.ts'
import { tidyText } from './tidy-text.ts'

test.each<[Locale, string, string]>([
  ['en', `Surveys that don't shout`, 'Surveys that don’t shout'],
  ['en', `He said "yes" and 'no'`, 'He said “yes” and ‘no’'],
  ['en', '**"Bold"** words', '**“Bold”** words'],
  ['en', 'Two  blanks - and a dash \n', 'Two blanks – and a dash'],
  ['en', 'A line \n and another', 'A line\nand another'],
  ['en', `${brand.name}’s survey`, '{brand}’s survey'],
  ['en', `{other: ${brand.name}} isn't "%name%"`, `{other: ${brand.name}} isn’t “%name%”`],
  ['en', 'Sondian, 2-5, -5%, +5%', 'Sondian, 2-5, -5%, +5%'],
  ['he', `צ'אט ב"חנות"`, 'צ׳אט ב״חנות״'],
  ['he', '“שלום”', '״שלום״'],
  ['he', `נעלי Levi's`, 'נעלי Levi’s'],
  ['he', 'עלייה של +5%', 'עלייה של +5%'],
  ['he', 'הנחה של 20-30% ב-₪349', 'הנחה של 20-30% ב-₪349'],
])('%s: %j', (locale, typed, tidied) => {
  expect(tidyText(typed, locale)).toBe(tidied)
  expect(tidyText(tidied, locale)).toBe(tidied)
})
