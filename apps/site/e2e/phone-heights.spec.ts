import type { Page as Tab } from '@playwright/test'
import { scenarios } from '@repo/contract/scenario.ts'
import { planFragment } from '@repo/contract/quiz/plan-answers.ts'
import { resultsPages } from '@repo/content/testing/quiz-pages.ts'
import { brand } from '@repo/content/brand.ts'
import { drawnPages } from './page-list.ts'
import { settle } from './settle.ts'
import { expect, test } from './strict-page.ts'

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

/** The whole page, parts out of view included: Chromium guesses their height until they are drawn (`content-visibility`). */
async function layOutAll(tab: Tab) {
  await tab.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*{content-visibility:visible!important}')
    document.adoptedStyleSheets.push(sheet)
  })
  await settle(tab)
}

/** Where a card with the offer closes the page; after a film its closing line does. */
const closedByCard = drawnPages
  .filter(({ sections }) =>
    sections.some((part) => part.kind === 'withSideCard' && part.skeleton && part.skeleton !== 'film'),
  )
  .map(({ path }) => path)

const heightOf = (tab: Tab) => tab.evaluate(() => document.documentElement.scrollHeight)

for (const [path, ids, px] of [
  ['/', 'PG-01', 9_000],
  ['/he', 'PG-01', 9_000],
  ['/features', 'PG-03', 8_200],
  ['/features-he', 'PG-03', 8_200],
  ['/advertorial', 'CP-14', 9_500],
  ['/advertorial-he', 'CP-14', 9_500],
] as const)
  test(`${ids} SH-02 ${path} on a phone is at most ${px} px high, and its footer 600`, async ({ page: tab }) => {
    await tab.goto(path)
    await layOutAll(tab)
    expect(await heightOf(tab)).toBeLessThanOrEqual(px)
    expect((await tab.locator('footer').boundingBox())?.height).toBeLessThanOrEqual(600)
  })

// The answers with the longest sentences.
const longest = { pain: 'pdp_drop', traffic: 'influ', aov: 'b1', tools: 'both', question: 'not_at_all' } as const

for (const { path } of resultsPages)
  test(`RS-01 RS-04 ${path} on a phone is at most 8,000 px high in every scenario, with the longest answers, and its footer 600`, async ({
    page: tab,
  }) => {
    for (const scenario of scenarios) {
      await tab.goto(`${path}?scenario=${scenario}&n=${scenario}${planFragment(longest)}`)
      await layOutAll(tab)
      expect(await heightOf(tab), scenario).toBeLessThanOrEqual(8_000)
      expect((await tab.locator('footer').boundingBox())?.height, scenario).toBeLessThanOrEqual(600)
    }
  })

for (const { path, ids, rails } of [
  { path: '/', ids: 'PG-01', rails: 3 },
  { path: '/features-he', ids: 'PG-03', rails: 1 },
  { path: `/results-en?scenario=A${planFragment(longest)}`, ids: 'RS-04', rails: 2 },
  { path: '/advertorial', ids: 'CP-14', rails: 1 },
])
  test(`${ids} rails of ${path} on a phone are named regions that keys scroll to their last card; a printer has every card`, async ({
    page: tab,
  }) => {
    await tab.goto(path)
    await layOutAll(tab)
    const regions = tab.locator('main section[aria-label][tabindex="0"]:visible')
    await expect(regions).toHaveCount(rails)
    for (const region of await regions.all()) {
      await expect(region).toHaveAccessibleName(/\S/)
      const last = region.locator('> * > *:visible').last()
      await region.focus()
      await expect(last).not.toBeInViewport({ ratio: 0.9 })
      const onward = path.includes('-he') || path === '/advertorial' ? 'ArrowLeft' : 'ArrowRight'
      await expect(async () => {
        await region.press(onward)
        await expect(last).toBeInViewport({ ratio: 0.9, timeout: 300 })
      }).toPass({ timeout: 20_000 })
    }
    await tab.emulateMedia({ media: 'print' })
    for (const region of await regions.all())
      expect(await region.evaluate((rail) => rail.scrollWidth <= rail.clientWidth + 1)).toBe(true)
  })

for (const width of [390, 320])
  test(`CP-07 CP-09 at ${width} px no offer stands right above or below the card with the offer`, async ({
    page: tab,
  }) => {
    await tab.setViewportSize({ width, height: 844 })
    for (const path of closedByCard) {
      await tab.goto(path)
      await layOutAll(tab)
      const card = await tab.locator('aside').boundingBox()
      const others = await tab
        .locator(`main a[href="${brand.listing}"]:visible`)
        .evaluateAll((links) =>
          links.filter((link) => !link.closest('aside')).map((link) => link.getBoundingClientRect().bottom + scrollY),
        )
      const near = others.filter((bottom) => bottom > (card?.y ?? 0) - 400)
      expect(near, path).toEqual([])
    }
  })
