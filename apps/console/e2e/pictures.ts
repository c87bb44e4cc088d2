import { chromium } from '@playwright/test'
import { freePort } from '@repo/testing/free-port.ts'
import { systemChromium } from '@repo/testing/system-chromium.ts'
import { startDemo } from '../testing/demo/start-demo.ts'

/** `npm run pictures --workspace @repo/console`: the picture of the console in the README, taken from its demo. `npm run console:build` first. */
const demo = await startDemo(await freePort())
const browser = await chromium.launch(systemChromium)
try {
  const tab = await browser.newPage({ viewport: { width: 1440, height: 1000 }, reducedMotion: 'reduce', locale: 'en' })
  await tab.goto(`${demo.origin}/leads`)
  await tab.waitForLoadState('networkidle')
  await tab.keyboard.press('j')
  await tab.keyboard.press('Enter')
  await tab.waitForLoadState('networkidle')
  await tab.evaluate(() => document.fonts.ready)
  await tab.screenshot({ path: 'docs/pictures/console-leads.jpg', quality: 85 })
} finally {
  await browser.close()
  await demo.stop()
}
