import type { Page as Tab } from '@playwright/test'
import { drawnPages, alternating } from './page-list.ts'
import { expect, test } from './strict-page.ts'
import { quizzes } from './quiz-page.ts'

// Speculation rules: the next page comes before it is asked for. Which pages have which rules: apps/site/checks/served/serve.test.ts.

for (const quiz of alternating(quizzes, 1)) {
  const landing = drawnPages.find(
    ({ locale, sections }) => locale === quiz.lang && sections.some(({ kind }) => kind === 'quizEntry'),
  )
  if (!landing) continue

  test(`${quiz.path} is prefetched on ${landing.path}, and its results on the quiz`, async ({ page: tab }) => {
    const fetched = listPrefetched(tab)
    await tab.goto(landing.path)
    const link = tab.locator(`main a[href^="${quiz.path}"]`).first()
    await link.hover()
    await expect.poll(() => fetched).toContain(quiz.path)
    await link.click()
    await tab.waitForURL(`**${quiz.path}`)
    expect(await readDelivery(tab)).toBe('navigational-prefetch')
    await expect.poll(() => fetched).toEqual([quiz.path, quiz.results])
    await tab.evaluate((address) => location.assign(address), `${quiz.results}?scenario=D`)
    await tab.waitForURL(`**${quiz.results}?scenario=D`)
    expect(await readDelivery(tab)).toBe('navigational-prefetch')
  })
}

/** The pages that the browser prefetches from now on. */
function listPrefetched(tab: Tab): string[] {
  const fetched: string[] = []
  tab.on('request', (request) => {
    if (request.headers()['sec-purpose'] === 'prefetch') fetched.push(new URL(request.url()).pathname)
  })
  return fetched
}

/** How the browser came to this page, by its own account. */
function readDelivery(tab: Tab): Promise<unknown> {
  return tab.evaluate(() => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().deliveryType)[0])
}
