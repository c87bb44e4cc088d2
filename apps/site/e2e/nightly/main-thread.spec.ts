import { buildAddress, drawnPages } from '../page-list.ts'
import { expectQuietMainThread } from '../pages/main-thread.ts'
import { test } from '../strict-page.ts'

for (const page of drawnPages) {
  test(`${page.path} leaves the main thread alone, screen by screen`, async ({ page: tab }) => {
    await tab.goto(buildAddress(page))
    const screens = await tab.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight))
    for (let screen = 0; screen < screens; screen++) {
      await tab.evaluate((place) => scrollTo({ top: place * innerHeight, behavior: 'instant' }), screen)
      await expectQuietMainThread(tab, `screen ${screen + 1} of ${screens}`, 1000)
    }
  })
}
