import { buildAddress, alternating, pages, sampledPages } from '../page-list.ts'
import { expect, test } from '../strict-page.ts'
import { settle } from '../settle.ts'
import { expectAccessible } from './access.ts'
import { expectReadsWithoutScripts, linesOn } from './copy.ts'
import { expectFades, expectLargestElementAtOnce } from './fades.ts'
import { expectFitsWindow, runningAnimations, sizes } from './layout.ts'
import { expectQuietMainThread } from './main-thread.ts'
import { expectSilence, recordRequests } from './silence.ts'
import { expectFitsEverySetting } from './visitor-settings.ts'

// One visit, many questions: opening a page costs more than any one of them. A question that fails does not stop the next.

test.use({ viewport: { width: 1440, height: 900 } })

for (const [turn, page] of sampledPages.entries()) {
  test(`TR-03 SH-06 ${page.path} fits every window and setting, is accessible, silent and the same without scripts`, async ({
    page: tab,
    context,
    browser,
    baseURL,
  }) => {
    const requests = recordRequests(context)
    await tab.goto(buildAddress(page))
    await expectQuietMainThread(tab, 'as opened')
    // The demo of a home page plays until the first touch, and its reply would be read as a line of the page.
    await tab.evaluate(() => {
      document.querySelector('[data-scene] fieldset')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    })
    await expectFades(tab, page)
    await expectLargestElementAtOnce(tab, 1440)
    const lines = await linesOn(tab)
    const withoutScripts = await expectReadsWithoutScripts(browser, { page, baseURL })
    const scripted = lines.filter((line) => !withoutScripts.has(line))
    expect.soft(scripted, 'lines only a script writes').toEqual([])

    for (const size of sizes) {
      await expectFitsWindow(tab, page, size)
      if (size.width === 390) await expectLargestElementAtOnce(tab, size.width)
    }
    await tab.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expectSilence(tab, context, requests)
    await expectFitsEverySetting(tab, turn)
    for (const width of alternating([1440, 390], turn)) await expectAccessible(tab, width)

    await tab.emulateMedia({ reducedMotion: 'reduce' })
    await tab.reload()
    await settle(tab)
    expect.soft(await runningAnimations(tab), 'animations under reduced motion').toEqual([])
  })
}

test('RT-24 TR-03 the empty pages show nothing and are silent', async ({ page: tab, context }) => {
  const requests = recordRequests(context)
  for (const page of pages.filter(({ shell }) => shell === 'none')) {
    await tab.goto(buildAddress(page))
    await expect(tab.locator('body :visible')).toHaveCount(0)
    await expect(tab.locator('body')).toHaveText('')
    await expectSilence(tab, context, requests)
  }
})
