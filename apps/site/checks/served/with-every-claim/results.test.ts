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
    for (const part of [
      'header',
      document.querySelector('#call') ? 'main > section:nth-last-of-type(2)' : 'main > section:last-of-type',
      ...scenarios.map((scenario) => `[data-plan="${scenario}"]`),
    ])
      expect([...document.querySelectorAll(`${part} a[data-install]`)].map(readAttributes), part).toEqual([offer])
    // After the question, the answers and the days a button names what was just read.
    const own = [words.ask, words.learn, words.know].map(({ install }) => asRead(install))
    const others = [...document.querySelectorAll('main a[data-install]')].map(readAttributes)
    expect(others.filter(([label]) => label !== offer[0]).map(([label]) => label)).toEqual(own)
    expect(others.filter(([label]) => label === offer[0])).toHaveLength(scenarios.length + 1)
    for (const [, ...attributes] of others) expect(attributes).toEqual(offer.slice(1))
  },
)

test.each(resultsPages)('CL-24 $path says what the file of figures has, and nothing while it is empty', ({ path }) => {
  const said = [...readDocument({ path }).querySelectorAll('[data-measured] > p')].map(readText)
  const measured = Object.values(measuredClaims())
    .filter(({ id }) => id === 'CL-24')
    .map(({ value }) => expect.stringContaining(`${String(value)} `))
  expect(said).toHaveLength(measured.length)
  expect(said).toEqual(expect.arrayContaining(measured))
})

test.each(['/', '/he'] as const)(
  'CL-25 %s says what the file of figures has, and nothing while it is empty',
  (path) => {
    const said = [...readDocument({ path }).querySelectorAll('[data-measured] li')].map(readText)
    const measured = Object.values(measuredClaims()).filter(({ id }) => id === 'CL-25')
    expect(said).toHaveLength(measured.length)
  },
)

function readAttributes(link: Parameters<typeof readText>[0]) {
  return [readText(link), ...['href', 'target', 'rel'].map((name) => link.getAttribute(name))]
}
