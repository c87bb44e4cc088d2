import { gzipSync } from 'node:zlib'
import { expect, settled, setLocale, test } from './console-page.ts'

const most = 150

test('no screen loads more than 150 KB of script', async ({ page }) => {
  await setLocale(page, 'he')
  for (const screen of [
    '/',
    '/leads',
    '/funnel?tab=answers',
    '/pages',
    '/experiments/five-question',
    '/health',
    '/settings',
  ]) {
    const sizes = new Map<string, Promise<number>>()
    const add = (response: import('@playwright/test').Response) => {
      if (response.url().endsWith('.js'))
        sizes.set(
          response.url(),
          response.body().then((body) => gzipSync(body).length),
        )
    }
    page.on('response', add)
    await page.goto(screen)
    await settled(page)
    page.off('response', add)
    const kilobytes = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0) / 1000
    console.log(`${screen}: ${kilobytes.toFixed(1)} KB of script, gzipped`)
    expect(kilobytes, screen).toBeGreaterThan(50)
    expect(kilobytes, screen).toBeLessThanOrEqual(most)
  }
})
