import { expect, test } from 'vitest'
import { claims } from '@repo/content/claims/claims.ts'
import { measuredClaims } from '@repo/content/claims/measured.ts'
import { formNames, formText } from '@repo/content/claims/form-text.ts'
import { brand } from '@repo/content/brand.ts'
import { scenarios } from '@repo/contract/scenario.ts'
import { asRead } from '../../../e2e/page-copy.ts'
import { readDocument, readText } from '../site.ts'
import { resultsPages } from '@repo/content/testing/quiz-pages.ts'

test.each(resultsPages)(
  'RS-01 $path offers the trial in its bar, at the start of each plan, beside the days and at the end, without opener and referrer',
  ({ path, lang, words }) => {
    const document = readDocument({ path })
    const wordings = formNames(claims.trial7).map((form) => formText(claims.trial7, form, lang) ?? '')
    expect(wordings.filter((trial) => asRead(words.install).includes(trial))).not.toEqual([])
    const offer = [asRead(words.install), brand.listing, '_blank', 'noopener noreferrer']
    for (const [part, count] of [
      ['header', 1],
      [document.querySelector('#call') ? 'main > section:nth-last-of-type(2)' : 'main > section:last-of-type', 1],
      ...scenarios.map((scenario) => [`[data-plan="${scenario}"]`, 1] as const),
      ['main > section[data-live]', 1],
      // And on phones after the question, the reply and what is learned: no three screens without a button.
      ['main', scenarios.length + 5],
    ] as const)
      expect([...document.querySelectorAll(`${part} a[data-install]`)].map(attributesOf), part).toEqual(
        Array.from({ length: count }, () => offer),
      )
  },
)

test.each(resultsPages)('CL-24 $path says what the file of figures has, and nothing while it is empty', ({ path }) => {
  const said = [...readDocument({ path }).querySelectorAll('[data-measured] > p')].map(readText)
  const measured = Object.values(measuredClaims()).map(({ value }) => expect.stringContaining(`${String(value)} `))
  expect(said).toHaveLength(measured.length)
  expect(said).toEqual(expect.arrayContaining(measured))
})

function attributesOf(link: Parameters<typeof readText>[0]) {
  return [readText(link), ...['href', 'target', 'rel'].map((name) => link.getAttribute(name))]
}
