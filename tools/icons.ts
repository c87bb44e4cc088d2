import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { themeColor } from '@repo/site/seo/theme-color.ts'
import { icoFile } from './ico-file.ts'
import { systemChromium } from '@repo/testing/system-chromium.ts'

/**
 * `npm run icons --workspace @repo/site`: draws the other icons of `apps/site/public/` from `favicon.svg`: transparent for browser tabs, on the brand's colour for home
 * screens. A browser draws them, because it draws every SVG.
 */
const svg = readFileSync('apps/site/public/favicon.svg')
const surface = themeColor()
const browser = await chromium.launch(systemChromium)
try {
  writeFileSync('apps/site/public/favicon.ico', icoFile(await Promise.all([16, 32].map((size) => picture(size, 1)))))
  // A launcher may cut a maskable icon to the circle of 80 %: a square of 56 % is inside of it.
  for (const [name, size] of [
    ['apple-touch-icon', 180] as const,
    ['icon-192', 192] as const,
    ['icon-512', 512] as const,
  ])
    writeFileSync(`apps/site/public/${name}.png`, (await picture(size, 0.56, surface)).png)
} finally {
  await browser.close()
}
console.log(
  `apps/site/public/: favicon.ico, apple-touch-icon.png, icon-192.png, icon-512.png, from favicon.svg, on ${surface}`,
)

async function picture(size: number, share: number, background = 'transparent') {
  const tab = await browser.newPage({ viewport: { width: size, height: size } })
  const side = `width: ${size * share}px; height: ${size * share}px`
  await tab.setContent(
    `<body style="margin: 0; height: 100vh; display: grid; place-items: center; background: ${background}">
      <img style="${side}" src="data:image/svg+xml;base64,${svg.toString('base64')}">`,
  )
  await tab.locator('img').evaluate((image: HTMLImageElement) => image.decode())
  const png = await tab.screenshot({ omitBackground: true })
  await tab.close()
  return { size, png }
}
