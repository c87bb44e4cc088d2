import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ledgerIn } from '@repo/content/claims/ledger.ts'
import { fill } from '@repo/content/fill.ts'
import { underTheHoodEn, underTheHoodInShortEn } from '@repo/content/deciding/en.ts'
import { underTheHoodHe, underTheHoodInShortHe } from '@repo/content/deciding/he.ts'
import {
  isCallFact,
  isExportFact,
  isLegalDetail,
  isMerchantFact,
  owner,
  type Details,
  type OwnerDetail,
} from '@repo/content/owner.ts'
import { UnderTheHood } from './under-the-hood.tsx'

const facts = (Object.keys(owner) as OwnerDetail[]).filter(
  (name) => !isLegalDetail(name) && !isCallFact(name) && !isMerchantFact(name) && !isExportFact(name),
)
const answers = facts.filter((name) => !name.endsWith('Check'))
const sections = [
  ['full', 'en', underTheHoodEn],
  ['full', 'he', underTheHoodHe],
  ['short', 'en', underTheHoodInShortEn],
  ['short', 'he', underTheHoodInShortHe],
] as const

describe.each(sections)('PG-10 the %s form in %s', (form, locale, section) => {
  const draw = (supplied: readonly OwnerDetail[]) => {
    const words = fill(section, locale, ledgerIn('as-specified'), supply(supplied))
    return renderToStaticMarkup(<UnderTheHood {...words} />)
  }

  test('is not drawn with fewer than three rows: with no fact, or with places to check alone', () => {
    expect(draw([])).toBe('')
    expect(draw(facts.filter((name) => name.endsWith('Check')))).toBe('')
  })

  test.each(answers)('is drawn with %s, the third row', (name) => {
    const html = draw([name])
    expect(html).not.toBe('')
    expect(html).not.toMatch(/[{}]|undefined/)
    if (form === 'full') {
      expect(html.match(/<dt/g)).toHaveLength(3)
      expect(html).toContain(`the-${name}`)
    }
  })

  test('has at most three points, or a row for each of nine questions', () => {
    const html = draw(facts)
    expect(html.match(form === 'full' ? /<dt/g : /<li/g)).toHaveLength(form === 'full' ? 9 : 3)
  })
})

describe('PG-10 a place to check', () => {
  const draw = (supplied: readonly OwnerDetail[]) =>
    renderToStaticMarkup(<UnderTheHood {...fill(underTheHoodEn, 'en', ledgerIn('as-specified'), supply(supplied))} />)

  test('is said where the owner has supplied it', () => {
    expect(draw([...answers, 'exportCheck']).split(underTheHoodEn.check as string)).toHaveLength(2)
  })

  test('is promised of every row only if every row has one', () => {
    expect(draw(facts)).toContain(underTheHoodEn.leadChecked)
    expect(draw(facts.filter((name) => name !== 'exportCheck'))).not.toContain(underTheHoodEn.leadChecked)
  })
})

function supply(supplied: readonly OwnerDetail[]): Details {
  const details = Object.keys(owner).map((name) => [
    name,
    { missing: '', ...(supplied.some((one) => one === name) && { value: `the-${name}` }) },
  ])
  return Object.fromEntries(details) as Details
}
