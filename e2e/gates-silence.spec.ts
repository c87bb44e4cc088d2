import { addressOf, drawnPages } from './page-list.ts'
import { expect, test } from './quiet-page.ts'

for (const page of drawnPages) {
  // Errors and requests are the quiet page's own business: see quiet-page.ts.
  test(`TR-03 ${page.path} asks nobody, sends nothing and keeps nothing`, async ({ page: tab, context }) => {
    await tab.goto(addressOf(page))
    const end = await tab.evaluate(() => document.documentElement.scrollHeight)
    for (let y = 0; y < end; y += 800) await tab.mouse.wheel(0, 800)
    await tab.waitForLoadState('networkidle')
    expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] })
    const kept = await tab.evaluate(async () => ({
      session: sessionStorage.length,
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }))
    expect(kept).toEqual({ session: 0, caches: [], workers: 0 })
  })
}
