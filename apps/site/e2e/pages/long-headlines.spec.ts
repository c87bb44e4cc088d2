import { longHeadlineIssues } from '../long-headline-issues.ts'
import { buildAddress, drawnPages } from '../page-list.ts'
import { settle } from '../settle.ts'
import { expect, test } from '../strict-page.ts'
import { sizes } from './layout.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const widths = [1440, 1024, 390, 320]

// One tab for all pages of a language: they share most of their files.
for (const [locale, pages] of Map.groupBy(drawnPages, ({ locale }) => locale))
  test(`a headline of 60 characters more breaks no page in ${locale}`, async ({ page: tab }) => {
    test.setTimeout(480_000)
    for (const page of pages) {
      await tab.goto(buildAddress(page))
      for (const size of sizes.filter(({ width }) => widths.includes(width))) {
        await tab.setViewportSize(size)
        await settle(tab)
        expect.soft(await tab.evaluate(longHeadlineIssues), `${page.path} at ${size.width} px`).toEqual([])
      }
    }
  })

// The check itself, on headlines that push, cover and do not wrap.
test('a headline that squeezes its neighbour, covers it or leaves the window is reported', async ({ page: tab }) => {
  await tab.setViewportSize({ width: 1440, height: 900 })
  await tab.goto('/pricing')
  await settle(tab)
  expect(await tab.evaluate(longHeadlineIssues)).toEqual([])
  const plant = (style: Partial<CSSStyleDeclaration>) =>
    tab.locator('h1').evaluate((headline, css) => void Object.assign(headline.parentElement?.style ?? {}, css), style)
  await plant({ gridTemplateColumns: 'auto minmax(0, 1fr)' })
  expect((await tab.evaluate(longHeadlineIssues)).join('\n')).toMatch(/px wide, and was \d{3}/)
  await plant({ gridTemplateRows: '6rem' })
  expect((await tab.evaluate(longHeadlineIssues)).join('\n')).toContain('overlap')
  await tab.locator('h1').evaluate((headline) => (headline.style.textWrap = 'nowrap'))
  expect((await tab.evaluate(longHeadlineIssues)).join('\n')).toContain('leaves the window')
})
