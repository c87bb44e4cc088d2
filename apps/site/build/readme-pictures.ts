import { mkdir } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import { dev } from 'astro'
import { freePort } from '@repo/testing/free-port.ts'
import { servedFolder } from '@repo/testing/served-folder.ts'
import { systemChromium } from '@repo/testing/system-chromium.ts'

/**
 * `npm run readme-pictures --workspace @repo/site`: the pictures of the README and of docs/for-marketers.md, or some of them by name, taken from the built site as it
 * is deployed and, for /kit, from the development server. Build first.
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
  { name: 'link', address: '/kit', viewport: { width: 1000, height: 640 }, isKit: true, prepare: fillLink },
]
const named = process.argv.slice(2)
const wanted = pictures.filter(({ name }) => named.length === 0 || named.includes(name))

const site = await servedFolder('dist')
const kit = await dev({ root: 'apps/site', logLevel: 'error', server: { port: await freePort() } })
const browser = await chromium.launch(systemChromium)
await mkdir(folder, { recursive: true })
try {
  for (const { name, address, viewport, isKit, prepare } of wanted) {
    const tab = await browser.newPage({ viewport, reducedMotion: 'reduce' })
    // The development server compiles what /kit loads, for minutes on a busy machine.
    if (isKit)
      await tab.goto(`http://localhost:${kit.address.port}${address}`, { waitUntil: 'commit', timeout: 120_000 })
    else await tab.goto(site.origin + address, { waitUntil: 'networkidle' })
    await prepare?.(tab)
    await tab.evaluate(() => document.fonts.ready)
    await tab.screenshot({ path: `${folder}/${name}.jpg`, quality: 85 })
    await tab.close()
  }
} finally {
  await browser.close()
  await kit.stop()
  site.close()
}
console.log(`${wanted.length} pictures in ${folder}/.`)

interface Picture {
  name: string
  address: string
  viewport: { width: number; height: number }
  isKit?: true
  prepare?: (tab: Page) => Promise<void>
}

async function fillLink(tab: Page): Promise<void> {
  const form = tab.locator('#link-builder')
  await form.getByLabel('page').selectOption('/pricing', { timeout: 120_000 })
  await form.getByLabel('source').fill('meta')
  await form.getByLabel('campaign').fill('spring')
  // Until its script listens.
  await tab.waitForFunction(
    () => {
      const filled = document.querySelector('#link-builder')
      filled?.dispatchEvent(new Event('input'))
      return filled?.querySelector('a')?.hidden === false
    },
    undefined,
    { timeout: 120_000 },
  )
}
