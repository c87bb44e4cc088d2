import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { dev } from 'astro'
import { ledgerIn } from '@repo/content/claims/ledger.ts'
import { brand } from '@repo/content/brand.ts'
import { fillPage } from '@repo/content/fill.ts'
import { readPages } from '@repo/content/read-pages.ts'
import { missingShareImages, type ShareImage } from '@repo/site/seo/share-image.ts'
import { freePort } from '@repo/testing/free-port.ts'
import { ownerSettings } from './owner-settings.ts'
import { readEnv } from './read-env.ts'
import { systemChromium } from '@repo/testing/system-chromium.ts'

/**
 * `npm run share-images`: draws the Open Graph images that are not in the cache, as screenshots of the development
 * server, because a browser sets Hebrew right. `npm run build` copies them.
 */
const ledger = ledgerIn(ownerSettings(brand, ...readEnv()).claims)
const pages = (await readPages()).map(({ page }) => fillPage(page, ledger))
const missing = missingShareImages(pages, ledger)
if (missing.length > 0) await drawAll(missing)
console.log(`Pictures of shared links: ${missing.length} drawn, the others are in the cache.`)

async function drawAll(images: readonly ShareImage[]): Promise<void> {
  const browser = await launch()
  const server = await dev({ root: 'apps/site', logLevel: 'error', server: { port: await freePort() } })
  try {
    const waiting = [...images]
    const drawSome = async () => {
      for (let image = waiting.shift(); image; image = waiting.shift())
        await draw(browser, `http://localhost:${server.address.port}/share/${image.name}`, image.file)
    }
    // Three at a time: much of a picture's time is waiting.
    await Promise.all([drawSome(), drawSome(), drawSome()])
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function draw(browser: Browser, address: string, file: string): Promise<void> {
  const tab = await browser.newPage({ viewport: { width: 1200, height: 630 }, reducedMotion: 'reduce' })
  // The server compiles the site for the first one, which takes a busy machine more than the usual half minute.
  tab.setDefaultTimeout(180_000)
  const answer = await tab.goto(address, { waitUntil: 'load' })
  if (!answer?.ok()) throw new Error(`${address} answered ${answer?.status()}.`)
  await tab.evaluate(() => document.fonts.ready)
  await mkdir(dirname(file), { recursive: true })
  await tab.screenshot({ path: file })
  await tab.close()
}

async function launch(): Promise<Browser> {
  try {
    return await chromium.launch(systemChromium)
  } catch (error) {
    throw new Error(
      'The pictures of shared links are drawn by a browser, and there is none. Install one (apt-get install chromium), or build without pictures.',
      { cause: error },
    )
  }
}
