import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from '@playwright/test'
import type { AstroIntegration, AstroIntegrationLogger } from 'astro'
import { systemChromium } from './system-chromium.ts'

/**
 * The pictures of shared links: the built pages in `share/` become PNGs of the same name, drawn by a browser, which sets
 * Hebrew right. A picture is kept by what it shows, so that only a changed one is drawn again. Nothing of this runs while
 * developing.
 */
export function shareImages(): AstroIntegration {
  return {
    name: 'share-images',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir)
        const folder = join(root, 'share')
        const pages = (await readdir(folder)).filter((name) => name.endsWith('.html'))
        if (process.env.SHARE_IMAGES !== 'off') await draw(pages, folder, root, logger)
        for (const page of pages) await rm(join(folder, page))
      },
    },
  }
}

const kept = 'node_modules/.cache/share-images'

async function draw(pages: string[], folder: string, root: string, logger: AstroIntegrationLogger): Promise<void> {
  await mkdir(kept, { recursive: true })
  let browser: Browser | undefined
  let told = Date.now()
  for (const [index, page] of pages.entries()) {
    const html = await readFile(join(folder, page), 'utf8')
    const picture = join(kept, `${createHash('sha256').update(html).digest('hex').slice(0, 24)}.png`)
    const image = join(folder, page.replace(/html$/, 'png'))
    if (await copyIfThere(picture, image)) continue
    browser ??= await launch()
    await photograph(browser, html, root, picture)
    await copyFile(picture, image)
    if (Date.now() - told > 2_000) {
      logger.info(`pictures of shared links: ${index + 1} of ${pages.length}`)
      told = Date.now()
    }
  }
  await browser?.close()
  logger.info(`${pages.length} pictures of shared links`)
}

/** The page is shown to the browser without a server: whatever it asks for is read from the build. */
async function photograph(browser: Browser, html: string, root: string, file: string): Promise<void> {
  const tab = await browser.newPage({ viewport: { width: 1200, height: 630 }, reducedMotion: 'reduce' })
  await tab.route('**', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/share') await route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
    else await route.fulfill({ path: join(root, pathname) })
  })
  await tab.goto('http://site.invalid/share')
  await tab.evaluate(() => document.fonts.ready)
  await tab.screenshot({ path: file })
  await tab.close()
}

async function launch(): Promise<Browser> {
  try {
    return await chromium.launch(systemChromium)
  } catch (error) {
    throw new Error(
      'The pictures of shared links are drawn by a browser, and there is none. Install one (apt-get install chromium), or build without pictures: SHARE_IMAGES=off npm run build.',
      { cause: error },
    )
  }
}

async function copyIfThere(from: string, to: string): Promise<boolean> {
  return copyFile(from, to).then(
    () => true,
    () => false,
  )
}
