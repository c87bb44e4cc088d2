import { expect, testWithEverything } from './site-with-collector.ts'
import { questionOn } from './site-with-tags.ts'
import { stubbedTags } from './stub-tags.ts'
import { consent } from './words.ts'

// A service that counts, a collector, and how fast pages are.
const test = testWithEverything.extend<{ tags: void }>({ tags: stubbedTags })

test('TR-03 web vitals are measured after consent, sent once per metric, and to the collector only', async ({
  page: tab,
  context,
  stack,
}) => {
  const scripts: string[] = []
  context.on('request', (request) => scripts.push(request.url()))
  await context.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ body: '' }))
  await tab.goto('/pricing')
  await tab.waitForLoadState('networkidle')
  expect(scripts.filter((url) => url.includes('vitals'))).toEqual([])
  const { region, more, yes } = questionOn(tab)
  await more.click()
  await expect(region).toContainText('Google')
  await expect(region).toContainText(consent.en.countedBy.speed)
  await yes.click()
  await expect.poll(() => scripts.filter((url) => url.includes('vitals')).length).toBe(1)
  // What is known by now comes at once: the script has run.
  await expect
    .poll(async () => (await stack.rows("select from events where name = 'web_vital'")).length)
    .toBeGreaterThan(0)
  await tab.locator('main summary').first().click()
  const reported = await tab.evaluate(() => JSON.stringify((window as unknown as { visitLayer: object[] }).visitLayer))
  // A sentence by each setting. All of them: apps/site/sections/legal/visible-chapters.test.ts.
  await tab.goto('/privacy')
  for (const said of ['how fast a page loaded on your device', 'Google Ads', 'Slack, Zapier'])
    await expect(tab.getByRole('main')).toContainText(said)

  await expect
    .poll(async () => {
      const rows = await stack.rows(
        `select details ->> 'metric' as metric, details ->> 'page' as page, (details ->> 'value')::float8 as value from events
         where name = 'web_vital' and route = '/pricing' order by 1`,
      )
      return rows.map(({ metric, page, value }) => [metric, page, value >= 0 && value < 60_000])
    })
    .toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((metric) => [metric, '/pricing', true]))
  expect(reported).not.toMatch(/web_vital|"page_view"|outbound/)
})
