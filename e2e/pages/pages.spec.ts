import { addressOf, pages, sampledPages } from '../page-list.ts'
import { expect, test } from '../strict-page.ts'
import { settle } from '../settle.ts'
import { expectAccessible } from './access.ts'
import { expectSameWithoutScripts, linesOn } from './copy.ts'
import { expectFades, expectLargestElementAtOnce } from './fades.ts'
import { expectFitsWindow, runningAnimations, sizes } from './layout.ts'
import { expectQuietMainThread } from './main-thread.ts'
import { expectSilence, requestsOf } from './silence.ts'
import { expectFitsEverySetting } from './visitor-settings.ts'

// One visit, many questions: opening a page costs more than any one of them. A question that fails does not stop the next.

test.use({ viewport: { width: 1440, height: 900 } })

for (const page of sampledPages) {
  test(`TR-03 SH-06 ${page.path} fits every window and setting, is accessible, silent and the same without scripts`, async ({
    page: tab,
    context,
    browser,
    baseURL,
  }) => {
    const requests = requestsOf(context)
    await tab.goto(addressOf(page))
    await expectQuietMainThread(tab, 'as opened')
    await expectFades(tab, page)
    await expectLargestElementAtOnce(tab, 1440)
    const lines = await linesOn(tab)

    for (const size of sizes) {
      await expectFitsWindow(tab, page, size)
      if (size.width === 390) await expectLargestElementAtOnce(tab, size.width)
    }
    await tab.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expectSilence(tab, context, requests)
    await expectFitsEverySetting(tab)
    await expectAccessible(tab)

    await tab.emulateMedia({ reducedMotion: 'reduce' })
    await tab.reload()
    await settle(tab)
    expect.soft(await runningAnimations(tab), 'animations under reduced motion').toEqual([])
    await expectSameWithoutScripts(browser, { page, lines, baseURL })
  })
}

for (const page of pages.filter(({ shell }) => shell === 'none')) {
  test(`TR-03 ${page.path} is empty and silent`, async ({ page: tab, context }) => {
    const requests = requestsOf(context)
    await tab.goto(addressOf(page))
    await expectSilence(tab, context, requests)
  })
}
