import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { readLivePages } from '@repo/content/read-pages.ts'
import { changedPages } from './changed-pages.ts'
import { servedFolder } from '@repo/testing/served-folder.ts'
import { systemChromium } from '@repo/testing/system-chromium.ts'

/**
 * `npm run --workspace @repo/site page-pictures -- /pricing /quiz`, or `--since HEAD^` for the pages whose words have changed: each whole page of the build as it is
 * deployed, on a desktop, a phone and the smallest phone, into reports/pictures/. Build first.
 */
const folder = 'reports/pictures'
const { positionals, values } = parseArgs({ allowPositionals: true, options: { since: { type: 'string' } } })
const paths = values.since ? await changedSince(values.since) : positionals
if (paths.length > 0) await take(paths)
console.log(paths.length > 0 ? `Pictures of ${paths.join(', ')} in ${folder}/.` : 'No page to take a picture of.')

async function changedSince(commit: string): Promise<string[]> {
  const files = execFileSync('git', ['diff', '--name-only', commit, '--', 'packages/content'], { encoding: 'utf8' })
  return changedPages(await readLivePages(), new Set(files.split('\n')))
}

async function take(paths: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const site = await servedFolder('dist')
  const browser = await chromium.launch(systemChromium)
  try {
    for (const path of paths)
      for (const width of [1440, 390, 320]) {
        const tab = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
        await tab.goto(site.origin + path, { waitUntil: 'networkidle' })
        await tab.evaluate(() => document.fonts.ready)
        await tab.screenshot({ path: `${folder}/${path.slice(1) || 'index'}-${width}.png`, fullPage: true })
        await tab.close()
      }
  } finally {
    await browser.close()
    site.close()
  }
}
