import { test as loud, type BrowserContext } from '@playwright/test'
import { contentPolicy } from '../build/content-policy.ts'
import { brand } from '#content/brand.ts'
import { expect, test } from './strict-page.ts'

const path = '/casestudy'
const id = 'dQw4w9WgXcQ'
const player = `https://www.youtube-nocookie.com/embed/${id}`

test('RT-26 PG-07 the page is English and its sections come in order', async ({ page: tab }) => {
  await tab.goto(path)
  await expect(tab.locator('html')).toHaveAttribute('lang', 'en')
  const headings = tab.locator('main h1, main h2')
  const parts = [
    /in sales/,
    /thousand visitors/,
    /did for the page/,
    /Six merchants/,
    /Live before/,
    /60 days/,
    /click/,
  ]
  for (const [place, words] of parts.entries()) await expect(headings.nth(place)).toContainText(words)
  await expect(tab.locator('main figure')).toHaveCount(6)
  await expect(tab.locator('main ol').first().locator('li')).toHaveCount(5)
  await expect(tab.locator('main ol').last().locator('li')).toHaveCount(4)
  expect(await tab.locator('.faq details').count()).toBeGreaterThan(4)
})

test('RT-26 PG-07 CP-11 every "Get Instant Access ($0)" leads to the listing, in a new tab', async ({ page: tab }) => {
  await tab.goto(path)
  const buttons = tab.getByRole('link', { name: 'Get Instant Access ($0)', exact: true })
  await expect(buttons).toHaveCount(4)
  for (const button of await buttons.all()) {
    await expect(button).toHaveAttribute('href', brand.listing)
    await expect(button).toHaveAttribute('target', '_blank')
  }
})

test('PG-07 CL-07 CL-08 CL-10 CL-13 the page shows its figures, drawn or written', async ({ page: tab }) => {
  await tab.goto(path)
  await expect(tab.getByRole('heading', { level: 1 })).toHaveAccessibleName(/\$278,000 in sales/)
  for (const rate of ['1.6%', '3.1%']) await expect(tab.getByRole('img', { name: rate, exact: true })).toBeVisible()
  const text = (await tab.locator('body').textContent()) ?? ''
  for (const figure of ['61 reviews', '1,000+ stores', '60 days', '7 days', 'under 5 minutes', '24/7', '5/5'])
    expect.soft(text).toContain(figure)
  expect(text).not.toMatch(/14[- ]day/)
})

test('CL-10 a thousand dots hold as many buyers as the rates say', async ({ page: tab }) => {
  await tab.goto(path)
  await expect(tab.getByText('16 bought before')).toBeVisible()
  await expect(tab.getByText('15 more bought after they were asked')).toBeVisible()
})

test('PG-07 without a video of the owner’s, both posters wait and say that it is coming', async ({ page: tab }) => {
  await tab.goto(path)
  for (const title of ['The whole story', 'A question going live']) {
    const button = tab.getByRole('button', { name: title })
    await expect(button).toBeDisabled()
    await expect(button).toContainText('Video coming soon')
  }
  await expect(tab.locator('iframe')).toHaveCount(0)
  expect(await tab.locator('meta[http-equiv]').getAttribute('content')).not.toContain('frame-src')
})

loud(
  'PG-07 TR-03 with a video, nothing comes from elsewhere until it is pressed',
  async ({ page: tab, context, baseURL }) => {
    const elsewhere = await withVideos(context, baseURL ?? '')
    await tab.goto(path)
    const end = await tab.evaluate(() => document.documentElement.scrollHeight)
    for (let y = 0; y < end; y += 800) await tab.mouse.wheel(0, 800)
    const button = tab.getByRole('button', { name: 'The whole story' })
    await button.hover()
    expect(elsewhere).toEqual([])
    await button.focus()
    await tab.keyboard.press('Enter')
    const frame = tab.locator('iframe')
    await expect(frame).toHaveAttribute('title', 'The whole story')
    await expect(frame.contentFrame().getByText('A player')).toBeVisible()
    expect(elsewhere.map((url) => url.split('?')[0])).toEqual([player])
    // The other one still waits.
    await expect(tab.getByRole('button', { name: 'A question going live' })).toBeEnabled()
  },
)

/** The page as it is built once the owner named its videos, and a player that stays on this machine. */
async function withVideos(context: BrowserContext, origin: string): Promise<string[]> {
  const elsewhere: string[] = []
  context.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== origin) elsewhere.push(request.url())
  })
  await context.route(`${player}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'A player' }))
  await context.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const html = (await response.text())
      .replace(/<meta http-equiv[^>]*>/, '')
      .replaceAll(' disabled=""', '')
      .replaceAll('data-video=""', `data-video="${id}"`)
    const policy = `<meta http-equiv="content-security-policy" content="${contentPolicy(html)}">`
    await route.fulfill({ response, body: html.replace('<meta charset="utf-8">', `<meta charset="utf-8">${policy}`) })
  })
  return elsewhere
}
