import { expect, test } from 'vitest'
import { asRead } from '../../../e2e/page-copy.ts'
import type { PageTexts, SectionTexts } from '@repo/content/page.ts'
import { collectCopy } from '@repo/content/testing/collect-copy.ts'
import { drawnPages } from '@repo/content/testing/page-list.ts'
import { flat } from '../../source/translation-checks.ts'
import { readTexts } from '../../built/read-page.ts'
import { readDocument } from '../site.ts'

// A page is drawn as its file says, whatever an owner writes there. What the specification says: apps/site/checks/as-specified/.

/** What these draw depends on an answer, a setting or a fact that the owner may not have supplied. They have tests of their own. */
const conditional: readonly SectionTexts['kind'][] = [
  'game',
  'leadForm',
  'legalText',
  'quiz',
  'results',
  'underTheHood',
]
const sectionsOf = ({ sections }: PageTexts) => flat(sections).filter(({ kind }) => !conditional.includes(kind))

test('PG CP every page draws its sections in the order of its file', () => {
  for (const page of drawnPages) {
    const headlines = sectionsOf(page).flatMap(headlinesIn)
    expect.soft(outOfOrder(headlines, readMain(page)), page.path).toEqual([])
  }
})

test('PG CP every page draws each item of its lists, in their order', () => {
  let items = 0
  for (const page of drawnPages) {
    const text = readMain(page)
    for (const list of sectionsOf(page).flatMap(listsIn)) {
      const drawn = list.map((item) => collectCopy({ words: asSpoken(item), locale: page.locale }))
      const firsts = drawn.flatMap(([first]) => (first ? [first.text] : []))
      const missing = drawn.flat().filter((one) => !text.includes(packed(one.text)))
      expect.soft([...missing, ...outOfOrder(firsts, text)], page.path).toEqual([])
      items += firsts.length
    }
  }
  expect(items).toBeGreaterThan(1000)
})

/** The texts that do not come after the one before them. */
function outOfOrder(texts: readonly string[], page: string): string[] {
  let from = 0
  return texts.filter((text) => {
    const at = page.indexOf(packed(text), from)
    if (at >= 0) from = at + packed(text).length
    return at < 0
  })
}

/** The headlines of a section in the order that it draws them. A price stands before the trial, what else is offered after it. */
function headlinesIn(words: object): string[] {
  if ('kind' in words && words.kind === 'trialOffer') {
    const { headline, beside } = words as Extract<SectionTexts, { kind: 'trialOffer' }>
    return beside.kind === 'price' ? [beside.headline, headline] : [headline, beside.headline]
  }
  if ('headline' in words && typeof words.headline === 'string') return [words.headline]
  return Object.values(words).flatMap((part: unknown) =>
    part !== null && typeof part === 'object' ? headlinesIn(part) : [],
  )
}

function listsIn(words: unknown): unknown[][] {
  if (words === null || typeof words !== 'object') return []
  const inside = Object.values(words).flatMap(listsIn)
  return Array.isArray(words) ? [words, ...inside] : inside
}

/** A figure may be drawn for the eye and named in words. */
function asSpoken(item: unknown): unknown {
  if (item === null || typeof item !== 'object' || !('spoken' in item) || !item.spoken) return item
  return { ...item, value: '' }
}

function readMain(page: PageTexts): string {
  const texts = readTexts(readDocument(page)).filter(({ place }) => place === 'main')
  return packed(texts.map(({ text }) => text).join(''))
}

/** Without spaces: a tag may stand between two words. */
function packed(text: string): string {
  return asRead(text).replaceAll(/\s/g, '')
}
