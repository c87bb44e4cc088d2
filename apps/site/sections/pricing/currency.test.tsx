import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { brand } from '@repo/content/brand.ts'
import { claims } from '@repo/content/claims/claims.ts'
import type { Currency } from '@repo/content/claims/format-money.ts'
import { ledgerIn } from '@repo/content/claims/ledger.ts'
import { tiers } from '@repo/content/claims/tiers.ts'
import pricing from '@repo/content/pages/pricing.en.ts'
import pricingHe from '@repo/content/pages/pricing-he.he.ts'
import type { OrderWords } from '../deciding/calculator-texts.ts'

const file = '@repo/content/claims/tiers.ts'
afterEach(() => {
  vi.doUnmock(file)
  vi.resetModules()
})

describe.each([
  ['USD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
  ['ILS', '₪'],
] as const)('with prices in %s', (currency, sign) => {
  test.each([pricing, pricingHe])('PG-04 RT-32 $path shows them in no other', async (page) => {
    const { fillPage, draw, structuredData, siteOutline } = await siteIn(currency)
    const filled = fillPage(page, ledgerIn('as-specified'))
    const drawn = draw(filled)
    const data = JSON.stringify(structuredData(filled))
    const everything = [JSON.stringify(filled), data, siteOutline([filled], brand), drawn].join('\n')
    expect(new Set(everything.match(/[$€£₪]|USD|EUR|GBP|ILS/g))).toEqual(new Set([sign, currency]))
    expect(data.match(/"priceCurrency":"\w+"/g)).toEqual(
      Array.from({ length: 2 * tiers.length }, () => `"priceCurrency":"${currency}"`),
    )
    for (const { price } of tiers) expect(drawn).toContain(`>${sign}${price}<`)
  })

  test('CL-12 the other offers follow, in both languages', async () => {
    const { fillText } = await siteIn(currency)
    const [launch, about] = [claims.priceLaunch.value, claims.priceAbout.value]
    expect(fillText('{priceLaunch}, {priceAbout}', 'en', claims)).toBe(
      `${sign}${launch}/month, about ${sign}${about} per month`,
    )
    expect(fillText('{priceLaunch}', 'he', claims)).toBe(`\u2066${sign}${launch}\u2069 לחודש`)
  })

  test('PG-09 the calculator follows a visitor’s figures in it', async () => {
    const { fillPage, draw, orderTexts } = await siteIn(currency)
    const html = draw(fillPage(pricingHe, ledgerIn('as-specified')))
    const passed = JSON.parse(
      /data-calculator="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '',
    ) as OrderWords
    const figures = { cap: '20K', visitors: 20_000, price: 1490, order: 2400.5, margin: 40, rate: 100 }
    expect(orderTexts(figures, passed)).toMatchObject({
      plan: `20K · ${sign}1,490`,
      ordersSum: `${sign}1,490 ÷ (${sign}2,400.50 × 40%) ≈ 1.55 → 2`,
    })
  })
})

/** The parts that write a price, as they are once an owner has set this currency. */
async function siteIn(currency: Currency) {
  vi.resetModules()
  vi.doMock(file, () => ({ tiers, currency }))
  const { Plans } = await import('./plans.tsx')
  const { RoiCalculator } = await import('../deciding/roi-calculator.tsx')
  const { fillPage, fillText } = await import('@repo/content/fill.ts')
  return {
    fillPage,
    fillText,
    ...(await import('../../seo/structured-data.ts')),
    ...(await import('../../seo/site-outline.ts')),
    ...(await import('../deciding/calculator-texts.ts')),
    draw: ({ sections, locale }: ReturnType<typeof fillPage>) =>
      sections
        .map((section) => {
          if (section.kind === 'plans') return renderToStaticMarkup(<Plans {...section} locale={locale} />)
          return section.kind === 'roiCalculator'
            ? renderToStaticMarkup(<RoiCalculator {...section} locale={locale} />)
            : ''
        })
        .join('\n'),
  }
}
