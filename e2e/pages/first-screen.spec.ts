import { campaignPages } from '../page-list.ts'
import { expect, test } from '../strict-page.ts'
import { firstScreenFaults } from './first-screen.ts'

for (const page of campaignPages) {
  test(`CP-13 ${page.path} has a call to action in its first screen`, async ({ page: tab }) => {
    await tab.goto(page.path)
    expect(await firstScreenFaults(tab, page)).toEqual([])
  })
}

// The check itself, on a page planted without its buttons.
const [planted] = campaignPages.filter(({ sections: [first] }) => first?.kind === 'campaignHero')

test('CP-13 a campaign page without a button, or with a dead trial in its bar, is reported', async ({ page: tab }) => {
  if (!planted) throw new Error('No campaign page starts with a campaignHero. Plant another one here.')
  await tab.goto(planted.path)
  expect(await firstScreenFaults(tab, planted)).toEqual([])
  await tab.locator('main a.button').evaluateAll((buttons) => buttons.forEach((button) => button.remove()))
  await tab.locator('header a.button').evaluate((trial) => trial.removeAttribute('href'))
  expect(await firstScreenFaults(tab, planted)).toEqual(
    ['1440×900', '1366×768', '390×844'].flatMap((window) => [
      `no call to action whole in the first screen at ${window}`,
      `the trial in the bar is no link to the listing at ${window}`,
    ]),
  )
})
