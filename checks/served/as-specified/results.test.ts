import { expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { resultsEn } from '#content/results/en.ts'
import { resultsHe } from '#content/results/he.ts'
import { fill } from '#content/fill.ts'
import { asRead } from '../../../e2e/copy-of.ts'
import { ledger } from '../../tested-build.ts'
import { documentOf, readText } from '../site.ts'
import { asTexts } from '../../as-texts.ts'

test.each([
  { path: '/results', words: asTexts(fill(resultsHe, 'he', ledger)), trial: '7 ימי' },
  { path: '/results-en', words: asTexts(fill(resultsEn, 'en', ledger)), trial: '7-day' },
] as const)(
  'RS-01 each plan of $path offers the seven days on two buttons, which open the listing with no opener and no referrer',
  ({ path, words, trial }) => {
    const plans = [...documentOf({ path }).querySelectorAll('main article')]
    expect(plans).toHaveLength(4)
    expect(asRead(words.install)).toContain(trial)
    for (const plan of plans)
      expect([...plan.querySelectorAll('a')].map(attributesOf)).toEqual(
        Array.from({ length: 2 }, () => [asRead(words.install), brand.listing, '_blank', 'noopener noreferrer']),
      )
  },
)

function attributesOf(link: Parameters<typeof readText>[0]) {
  return [readText(link), ...['href', 'target', 'rel'].map((name) => link.getAttribute(name))]
}
