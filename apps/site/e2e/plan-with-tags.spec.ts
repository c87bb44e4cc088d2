import { consentVersion } from '@repo/content/consent/consent.ts'
import { expect, test } from './site-with-tags.ts'

const fragment = '#1.repeat_q.tiktok.b2.none.not_at_all'
const shows = 'D answers repeat_q tiktok b2 none not_at_all'

// Tags report the address of a page. The stub tags do, too.
test('RS-04 TR-03 where tags measure, the answers leave the address before a tag loads, and no request contains them', async ({
  page: tab,
  context,
  tags,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await tab.addInitScript((value) => localStorage.setItem('consent', value), `granted ${consentVersion} google meta`)
  const sent: string[] = []
  // Playwright adds the fragment to the address of a navigation; a browser sends none.
  context.on('request', (request) => {
    const url = request.isNavigationRequest() ? request.url().split('#')[0] : request.url()
    sent.push(decodeURIComponent(`${url} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`))
  })
  const expectPlan = async () => {
    await expect(tab.locator('html')).toHaveAttribute('data-shows', shows)
    await expect(tab).toHaveURL(/\/results-en\?scenario=D&utm_source=meta$/)
    await expect.poll(() => tags.meta).toContainEqual(['track', 'PageView'])
    await expect.poll(() => sent.filter((request) => request.includes('"href":')).length).toBeGreaterThan(3)
  }

  await tab.goto(`/results-en?scenario=D&utm_source=meta${fragment}`)
  await expectPlan()
  tags.forget()
  await tab.reload()
  await expectPlan()
  tags.forget()
  await tab.goto('/pricing')
  await tab.goBack()
  await expectPlan()

  await tab.locator('[data-copy="link"]').click()
  const origin = new URL(tab.url()).origin
  await expect
    .poll(() => tab.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${origin}/results-en?scenario=D${fragment}`)

  tags.forget()
  await tab.locator('a[data-change="aov"]').filter({ visible: true }).click()
  await expect(tab.locator('[data-step="aov"]')).toBeVisible()
  await expect(tab).toHaveURL(/\/quiz-en\?utm_source=meta$/)
  await expect.poll(() => tags.meta).toContainEqual(['track', 'PageView'])
  expect(sent.filter((request) => /repeat_q|not_at_all|tiktok/.test(request))).toEqual([])
})

test('PG-08 TR-03 where tags measure, a linked shop leaves the address before a tag loads, and no request contains it', async ({
  page: tab,
  context,
  tags,
}) => {
  await tab.addInitScript((value) => localStorage.setItem('consent', value), `granted ${consentVersion} google meta`)
  const sent: string[] = []
  context.on('request', (request) => {
    const url = request.isNavigationRequest() ? request.url().split('#')[0] : request.url()
    sent.push(decodeURIComponent(`${url} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`))
  })
  const shop = 'demo=1&s=Zephyrine&p=Cedar+candle&a=34&c=USD&k=scent&d=candle&h=0'
  for (const [page, link] of [
    ['/', `#${shop}`],
    ['/results-en?scenario=D', `#${shop}`],
    ['/results-en?scenario=B', `${fragment}&${shop}`],
  ] as const) {
    tags.forget()
    sent.length = 0
    await tab.goto(page + link)
    await expect(tab.locator('[data-own=product]')).toHaveText('Cedar candle')
    expect(await tab.evaluate(() => location.pathname + location.search + location.hash)).toBe(page)
    await expect.poll(() => tags.meta).toContainEqual(['track', 'PageView'])
    await expect.poll(() => sent.filter((request) => request.includes('"href":')).length).toBeGreaterThan(0)
    await tab.reload()
    await expect(tab.locator('[data-own=product]')).toHaveText('Cedar candle')
    expect(sent.filter((request) => /Zephyrine|Cedar|repeat_q/.test(request))).toEqual([])
  }
})
