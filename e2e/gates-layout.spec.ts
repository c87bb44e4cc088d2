import { figureFaults } from './figure-faults.ts'
import { layoutFaults } from './layout-faults.ts'
import { addressOf, drawnPages } from './page-list.ts'
import { expect, test } from './quiet-page.ts'
import { settle } from './settle.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]

for (const page of drawnPages) {
  test(`${page.path} fits every width, with its figures in reading order`, async ({ page: tab }) => {
    await tab.goto(addressOf(page))
    for (const size of sizes) {
      await tab.setViewportSize(size)
      await settle(tab)
      expect.soft(await tab.evaluate(layoutFaults), `at ${size.width} px`).toEqual([])
      if (page.locale === 'he') expect.soft(await tab.evaluate(figureFaults), `figures at ${size.width} px`).toEqual([])
    }
  })

  test(`${page.path} stands still under reduced motion`, async ({ page: tab }) => {
    await tab.emulateMedia({ reducedMotion: 'reduce' })
    await tab.goto(addressOf(page))
    await settle(tab)
    const first = await tab.screenshot({ fullPage: true })
    await tab.waitForTimeout(600)
    const second = await tab.screenshot({ fullPage: true })
    const running = await tab.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation.playState === 'running')
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
    )
    expect(running).toEqual([])
    expect(first.equals(second), 'two pictures 600 ms apart are the same').toBe(true)
  })
}
