import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ledgerIn } from '@repo/content/claims/ledger.ts'
import { fillPage } from '@repo/content/fill.ts'
import { owner, type Details, type OwnerDetail } from '@repo/content/owner.ts'
import variantHe from '@repo/content/pages/5-reasons-empty-2-he.he.ts'
import variantEn from '@repo/content/pages/5-reasons-empty-2.en.ts'
import hePage from '@repo/content/pages/he.he.ts'
import enPage from '@repo/content/pages/index.en.ts'
import pricingHe from '@repo/content/pages/pricing-he.he.ts'
import pricingEn from '@repo/content/pages/pricing.en.ts'
import { asTexts } from '@repo/content/testing/as-texts.ts'
import { CheckUs } from './check-us.tsx'

const homes = [
  ['/', enPage, 'faq'],
  ['/he', hePage, 'faq'],
] as const
const variants = [
  ['/5-reasons-empty-2', variantEn, 'integrationList'],
  ['/5-reasons-empty-2-he', variantHe, 'integrationList'],
] as const

describe.each([...homes, ...variants])('DM-02 %s', (_, page, next) => {
  const draw = (mode: 'as-specified' | 'substantiated', ...supplied: OwnerDetail[]) => {
    const { sections } = fillPage(page, ledgerIn(mode), supply(supplied))
    const kinds = sections.map(({ kind }) => kind)
    const section = sections.find((one) => one.kind === 'checkUs')
    return { kinds, html: section ? renderToStaticMarkup(<CheckUs {...section} />) : '' }
  }
  const cards = (html: string) => html.match(/<h3/g)?.length ?? 0

  test('has reviews as specified, and what to check in their place while none is proven', () => {
    const [reviewed, checked] = [draw('as-specified'), draw('substantiated')]
    expect(reviewed.kinds).not.toContain('checkUs')
    const isReview = (kind: string) => kind === 'testimonials' || kind === 'stories'
    expect(checked.kinds.some(isReview)).toBe(false)
    expect(checked.kinds[checked.kinds.indexOf('checkUs') + 1]).toBe(next)
    expect(cards(checked.html)).toBe(2)
    expect(checked.html).not.toMatch(/[{}]|undefined|the-/)
  })

  test('says what the owner has supplied about the app, three facts at most, and who is behind it', () => {
    const { html } = draw('substantiated', 'permissions', 'switchOff', 'scriptWeight', 'afterUninstall')
    expect(cards(html)).toBe(3)
    expect(html.match(/(?<=>)the-\w+/g)).toEqual(['the-scriptWeight', 'the-permissions', 'the-switchOff'])
    const people = draw('substantiated', 'whoWeAre').html
    expect(cards(people)).toBe(3)
    expect(people).toContain('the-whoWeAre')
  })
})

test.each([
  ...homes.map(([path, page]) => ({
    path,
    page,
    facts: ['hebrewReady', 'chatAnswered', 'invoices', 'whoWeAre'] as const,
  })),
  { path: '/pricing', page: pricingEn, facts: ['invoices'] as const },
  { path: '/pricing-he', page: pricingHe, facts: ['invoices'] as const },
])(
  'DM-02 the questions of $path ask what merchants ask first once the owner has supplied the answer, and not before',
  ({ page, facts }) => {
    const answers = (...supplied: OwnerDetail[]) => {
      const faq = fillPage(page, ledgerIn('as-specified'), supply(supplied)).sections.find((one) => one.kind === 'faq')
      return faq ? asTexts(faq).items.map(({ answer }) => answer) : []
    }
    const before = answers()
    expect(before.join()).not.toContain('the-')
    for (const fact of facts) expect(answers(fact)).toEqual([...before, `the-${fact}`])
  },
)

function supply(supplied: readonly OwnerDetail[]): Details {
  const values = supplied.map((name) => [name, { ...owner[name], value: { en: `the-${name}`, he: `the-${name}` } }])
  return { ...owner, ...Object.fromEntries(values) }
}
