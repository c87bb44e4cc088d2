import { campaignPages, drawnPages } from '../page-list.ts'
import { expect, test } from '../strict-page.ts'
import { callGaps } from './call-gaps.ts'
import { destinations, firstScreenIssues, lowScreens } from './first-screen.ts'

const smallPhone = { width: 320, height: 640 }

// One tab for all pages of a language: they share most of their files.
for (const [locale, pages] of Map.groupBy(campaignPages, ({ locale }) => locale)) {
  test(`CP-13 every campaign page in ${locale} has a call to action in its first screen, and in every three screens of a phone`, async ({
    page: tab,
  }) => {
    for (const page of pages) {
      await tab.goto(page.path)
      expect.soft(await firstScreenIssues(tab, page, [...lowScreens, smallPhone]), page.path).toEqual([])
      expect.soft(await callGaps(tab), page.path).toEqual([])
    }
  })
}

const sellingPages = drawnPages.filter(({ shell, sections: [first] }) => shell === 'site' && first?.kind !== 'notFound')

// From there on a phone has the bar at the bottom (SH-03).
test("every selling page of the site has a call to action in its first screen, under a browser's bars too", async ({
  page: tab,
}) => {
  for (const page of sellingPages) {
    await tab.goto(page.path)
    expect.soft(await firstScreenIssues(tab, page, lowScreens), page.path).toEqual([])
  }
})

test('a plan has a call to action in every three screens of a phone, and the quiz is none', async ({ page: tab }) => {
  const calls = destinations.filter((to) => !to.startsWith('/quiz'))
  for (const { path } of drawnPages.filter(({ shell }) => shell === 'results')) {
    await tab.goto(`${path}#1.low_cr.meta.b1.none.not_at_all`)
    expect.soft(await callGaps(tab, calls), path).toEqual([])
  }
  // The check itself, on the last plan without its buttons.
  await tab.locator('main a').evaluateAll((links) => links.forEach((link) => link.remove()))
  expect(await callGaps(tab)).toHaveLength(1)
})

// The check itself, on a page planted without its buttons.
const [planted] = campaignPages.filter(({ sections: [first] }) => first?.kind === 'campaignHero')

test('CP-13 a campaign page without a button, or with a dead trial in its bar, is reported', async ({ page: tab }) => {
  if (!planted) throw new Error('No campaign page starts with a campaignHero. Plant another one here.')
  await tab.goto(planted.path)
  expect(await firstScreenIssues(tab, planted)).toEqual([])
  await tab.locator('main a').evaluateAll((links) => links.forEach((link) => link.remove()))
  await tab.locator('header a.button').evaluate((trial) => trial.removeAttribute('href'))
  expect(await firstScreenIssues(tab, planted)).toEqual(
    ['1440×900', '1366×768', '390×844'].flatMap((window) => [
      `no call to action whole in the first screen at ${window}`,
      `the trial in the bar is no link to the listing at ${window}`,
    ]),
  )
})
