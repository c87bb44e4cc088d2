import { chromium, expect, test, type Browser } from '@playwright/test'
import lighthouse from 'lighthouse'
import { freePort } from '@repo/testing/free-port.ts'
import { systemChromium } from '@repo/testing/system-chromium.ts'
import { buildAddress, pages } from '../page-list.ts'

// One page of each kind, as Lighthouse sees it on a phone. How fast a page is depends on how busy the machine is, so speed
// is not asked here; apps/site/checks/served/budgets.test.ts holds the bytes.
const sample = ['/', '/pricing', '/quiz', '/results', '/5-reasons', '/advertorial-he']

test.describe.configure({ mode: 'serial', timeout: 240_000 })

let browser: Browser
let port: number

test.beforeAll(async () => {
  port = await freePort()
  browser = await chromium.launch({
    ...systemChromium,
    args: [...systemChromium.args, `--remote-debugging-port=${port}`],
  })
})

test.afterAll(() => browser.close())

for (const page of pages.filter(({ path }) => sample.includes(path))) {
  const asked = ['accessibility', 'best-practices', ...(page.indexable ? ['seo'] : [])]

  test(`${page.path} has 100 in ${asked.join(', ')}`, async ({ baseURL }) => {
    const result = await lighthouse(`${baseURL}${buildAddress(page)}`, {
      port,
      onlyCategories: asked,
      throttlingMethod: 'provided',
      disableFullPageScreenshot: true,
      logLevel: 'error',
    })
    if (!result) throw new Error('Lighthouse gave no report')
    const { audits, categories, runtimeError } = result.lhr
    expect(runtimeError).toBeUndefined()
    const holding = Object.values(categories)
      .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
      .map(({ id }) => audits[id])
      .filter((audit) => audit && audit.score !== null && audit.score < 1)
      .map((audit) => `${audit?.id}: ${audit?.title}`)
    expect(holding, 'the audits that hold a score below 100').toEqual([])
    expect(Object.values(categories).map(({ id, score }) => ({ id, score }))).toEqual(
      asked.map((id) => ({ id, score: 1 })),
    )
  })
}
