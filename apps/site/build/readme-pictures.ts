import { mkdir } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { servedFolder } from '@repo/testing/served-folder.ts'
import { systemChromium } from '@repo/testing/system-chromium.ts'

/**
 * `npm run readme-pictures --workspace @repo/site`: the pictures of the README and of docs/for-marketers.md, or some of them by name, taken from the built site as it
 * is deployed. Build first.
 */
const folder = 'docs/pictures'
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const pictures: Picture[] = [
  { name: 'home', address: '/', viewport: desktop },
  { name: 'quiz', address: '/quiz', viewport: phone },
  {
    name: 'plan',
    address: '/results-en?scenario=A#1.pdp_drop.meta.b1.none.not_at_all',
    viewport: desktop,
  },
  { name: 'banner', address: '/10-ways-he', viewport: { width: 1440, height: 480 } },
]
const named = process.argv.slice(2)
const wanted = pictures.filter(({ name }) => named.length === 0 || named.includes(name))

const site = await servedFolder('dist')
const browser = await chromium.launch(systemChromium)
await mkdir(folder, { recursive: true })
try {
  for (const { name, address, viewport } of wanted) {
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
console.log(`${wanted.length} pictures in ${folder}/.`)

interface Picture {
  name: string
  address: string
  viewport: { width: number; height: number }
}
