import { expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { scenarios } from '#contract/scenario.ts'
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
  'RS-01 $path offers the seven days in its bar, at the start of each plan and at the end, without opener and referrer',
  ({ path, words, trial }) => {
    const document = documentOf({ path })
    expect(asRead(words.install)).toContain(trial)
    const offer = [asRead(words.install), brand.listing, '_blank', 'noopener noreferrer']
    for (const [part, count] of [
      ['header', 1],
      ['main > section:last-of-type', 1],
      ...scenarios.map((scenario) => [`[data-plan="${scenario}"]`, 1] as const),
      ['main', 5],
    ] as const)
      expect([...document.querySelectorAll(`${part} a[data-install]`)].map(attributesOf), part).toEqual(
        Array.from({ length: count }, () => offer),
      )
  },
)

function attributesOf(link: Parameters<typeof readText>[0]) {
  return [readText(link), ...['href', 'target', 'rel'].map((name) => link.getAttribute(name))]
}
