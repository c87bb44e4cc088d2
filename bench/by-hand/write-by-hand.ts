import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { compressFiles } from '@repo/site/build/compress-files.ts'
import { benchPages } from '../pages.ts'
import { plainBody } from './plain-body.ts'

/**
 * Lower bound: each page's text and pictures as static HTML with one small inline stylesheet. Fonts and their preloads are
 * those of the page, so that the two differ only in markup, styles and scripts.
 */
export async function writeByHand(browser: Browser, origin: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await cp('dist/assets', join(folder, 'assets'), { recursive: true, filter: (file) => !/\.(js|gz|br)$/.test(file) })
  await cp('dist/favicon.ico', join(folder, 'favicon.ico'))
  const css = (await readFile(new URL('by-hand.css', import.meta.url), 'utf8')).replace(/\s+/g, ' ')
  // Without scripts: the page is read as the server sent it.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  const tab = await context.newPage()
  for (const { path } of benchPages) {
    await tab.goto(origin + path)
    const body = await tab.evaluate(plainBody)
    const head = await tab.evaluate(writeHead)
    await write(path === '/' ? '/index.html' : `${path}.html`, page(head, css, body))
  }
  await context.close()

  async function write(path: string, text: string) {
    const file = join(folder, path)
    await writeFile(file, text)
    await compressFiles([file])
  }
}

function page({ lang, dir, title, faces, preloads }: ReturnType<typeof writeHead>, css: string, body: string): string {
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${preloads}
<style>${faces} ${css}</style>
</head>
<body>
${body}
</body>
</html>
`
}

/** Runs in the page. */
function writeHead() {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const { lang, dir } = document.documentElement
  return {
    lang,
    dir,
    title: document.title,
    faces: rules
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ cssText }) => cssText)
      .join(' '),
    preloads: [...document.querySelectorAll('link[rel=preload]')].map(({ outerHTML }) => outerHTML).join('\n'),
  }
}
