import { buildAddress, drawnPages } from '../page-list.ts'
import { runningAnimations } from '../pages/layout.ts'
import { expect, test } from '../strict-page.ts'
import { settle } from '../settle.ts'

for (const page of drawnPages) {
  test(`${page.path} looks the same 600 ms later under reduced motion`, async ({ page: tab }) => {
    await tab.emulateMedia({ reducedMotion: 'reduce' })
    await tab.goto(buildAddress(page))
    await settle(tab)
    const first = await tab.screenshot({ fullPage: true })
    await tab.waitForTimeout(600)
    const second = await tab.screenshot({ fullPage: true })
    expect(await runningAnimations(tab)).toEqual([])
    expect(first.equals(second), 'two pictures 600 ms apart are the same').toBe(true)
  })
}
