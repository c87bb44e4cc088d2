import { mkdir } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { servedFolder } from './served-folder.ts'
import { systemChromium } from './system-chromium.ts'

/** `npm run readme-pictures`: the pictures of the README, taken from the built site as it is deployed. Build first. */
const folder = 'docs/pictures'
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const pictures = [
  { name: 'home', address: '/', viewport: desktop },
  { name: 'quiz', address: '/quiz', viewport: phone },
  {
    name: 'plan',
    address: '/results-en?scenario=A#1.pdp_drop.meta.b1.none.not_at_all',
    viewport: desktop,
  },
  { name: 'campaign', address: '/10-ways', viewport: desktop },
]

const site = await servedFolder('dist')
const browser = await chromium.launch(systemChromium)
await mkdir(folder, { recursive: true })
try {
  for (const { name, address, viewport } of pictures) {
    const tab = await browser.newPage({ viewport, reducedMotion: 'reduce' })
    await tab.goto(site.origin + address, { waitUntil: 'networkidle' })
    await tab.evaluate(() => document.fonts.ready)
    await tab.screenshot({ path: `${folder}/${name}.jpg`, quality: 85 })
    await tab.close()
  }
} finally {
  await browser.close()
  site.close()
}
console.log(`${pictures.length} pictures in ${folder}/.`)
