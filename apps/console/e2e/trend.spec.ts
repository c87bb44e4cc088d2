import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { todayIn } from '@repo/content/schedule.ts'
import { addDays } from '@repo/contract/days.ts'
import { localeCodes, locales } from '@repo/contract/locale.ts'
import type { CampaignsReport } from '../features/cost/api/money.ts'
import { en } from '../shared/words/en.ts'
import { formatIn } from '../shared/words/format.ts'
import { he } from '../shared/words/he.ts'
import { trendEn } from '../features/funnel/words/trend.en.ts'
import { fewestDays } from '../features/funnel/screen/trend-days.ts'
import { reached, zone } from '../testing/seed/sample-counts.ts'
import { expect, settled, setLocale, test } from './console-page.ts'

const day = (ago: number) => addDays(todayIn(zone), -ago)

test('in forced colours the average of the trend is drawn, and the current screen and tab are marked', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await setLocale(page, 'en')
  await page.goto('/funnel')
  await settled(page)
  const text = await page.evaluate(() => getComputedStyle(document.body).color)
  await expect(page.getByRole('main').locator('polyline').first()).toHaveCSS('stroke', text)
  const current = page.locator('[aria-current]:visible')
  expect(await current.count()).toBeGreaterThan(1)
  for (const link of await current.all()) await expect(link).toHaveCSS('outline-style', 'solid')
})

for (const locale of localeCodes) {
  const words = { en, he }[locale]
  const format = formatIn(locale, zone)
  const isRtl = locales[locale].dir === 'rtl'

  test(`a day of the trend is read by keyboard and by pointer, in ${locale}`, async ({ page }) => {
    await setLocale(page, locale)
    await page.goto('/funnel')
    await settled(page)
    const range = page.getByRole('slider', { name: words.trend.label })
    const strip = page.getByRole('main').locator('[data-side]')
    await expect(strip).toHaveText('')
    const { starts } = words.trend.since
    await expect(page.getByText(starts(format.day(day(7)), '25', '21', true))).toBeVisible()
    const isRead = async (ago: number) => {
      await expect(range).toHaveAttribute('aria-valuetext', new RegExp(`^${format.weekday(day(ago))}, `))
      await expect(strip).toContainText(format.weekday(day(ago)))
    }
    await tabTo(page, range)
    await isRead(1)
    // The days run with the reading: in Hebrew the left arrow is later.
    await page.keyboard.press(isRtl ? 'ArrowRight' : 'ArrowLeft')
    await isRead(2)
    await expect(strip).toContainText('1,377')
    await expect(strip).toContainText(words.trend.vsWeekBefore(format.weekdayName(day(2))))
    await page.keyboard.press('PageDown')
    await isRead(9)
    await page.keyboard.press('Home')
    await isRead(30)
    await page.keyboard.press(isRtl ? 'ArrowRight' : 'ArrowLeft')
    await isRead(30)
    await page.keyboard.press('End')
    await isRead(1)
    await page.keyboard.press('Tab')
    await expect(strip).toHaveText('')
    const box = await range.locator('xpath=..').locator('svg').first().boundingBox()
    if (!box) throw new Error('The chart is not drawn.')
    await page.mouse.move(box.x + (isRtl ? box.width - 3 : 3), box.y + 10)
    await isRead(30)
  })

  test(`whom to call, what a lead costs, which page won and where they leave take 0, 2, 1 and 1 keys on a link, in ${locale}`, async ({
    page,
  }) => {
    await setLocale(page, locale)
    await page.goto('/')
    await settled(page)
    const first = page.getByRole('main').locator('ol > li').first()
    await expect(first).toContainText('תמר אור')
    await expect(first.locator('a[href^="tel:"]')).toBeVisible()
    const follow = async (name: string) => {
      await tabTo(page, page.getByRole('link', { name, exact: true }).first())
      await page.keyboard.press('Enter')
      await settled(page)
    }
    await follow(words.shell.screens.funnel)
    const stages = words.funnel.stages
    const [before = 0, after = 0] = [reached[3], reached[4]]
    const loss = format.percent((before - after) / before)
    await expect(page.getByText(words.funnel.largest(stages['step:traffic'], stages['step:aov'], loss))).toBeVisible()
    await follow(words.funnel.campaigns)
    await expect(page.locator('[data-per-lead]', { hasText: '₪' }).first()).toBeVisible()
    await page.goto('/')
    await settled(page)
    await follow(words.shell.screens.experiments)
    await expect(
      page.getByRole('main').getByText(words.experiments.tags.better('B'), { exact: true }).first(),
    ).toBeVisible()
  })
}

test('the trend is 30 or 90 days, a table and a file, with the experiments that began', async ({ page }) => {
  await setLocale(page, 'en')
  await page.goto('/funnel')
  await settled(page)
  await expect(page.getByRole('main')).toContainText(
    `${en.trend.began(formatIn('en', zone).day(day(10)))} Does the price first bring more install clicks?`,
  )
  const days = () => page.getByRole('table', { name: en.trend.label }).getByRole('row').count()
  expect(await days()).toBe(31)
  await page.getByRole('button', { name: en.shell.filters.wholeDays(90) }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`from=${day(90)}`))
  await settled(page)
  // Counting began 75 days ago.
  await expect.poll(days).toBe(76)
  await page.getByRole('link', { name: en.panels.asTable }).press('Enter')
  await page.getByRole('button', { name: en.trend.byWeek }).press('Enter')
  await expect.poll(days).toBe(11)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: en.trend.download }).press('Enter'),
  ])
  const [head, newest] = readFileSync(await download.path(), 'utf8').split('\r\n')
  expect(head).toBe(`\uFEFF${trendEn.week},Visits,Quiz starts,Leads`)
  expect(newest).toBe(`${day(7)},9640,2400,73`)
})

for (const locale of localeCodes)
  test(`a day of the trend opens its campaigns beside the same weekday before, by pointer, key and finger, in ${locale}`, async ({
    page,
    browser,
    running,
  }) => {
    const { trend, campaigns } = { trend: { en, he }[locale].trend, campaigns: { en, he }[locale].funnel.campaigns }
    const format = formatIn(locale, zone)
    await setLocale(page, locale)
    const isOpen = async (ago: number) => {
      await expect(page).toHaveURL(new RegExp(`tab=campaigns&from=${day(ago)}&to=${day(ago)}`))
      await expect(page.getByRole('region', { name: campaigns })).toBeVisible()
    }
    // Counting began seven days ago.
    await page.route('**/api/money/campaigns*', async (route) => {
      const report: CampaignsReport = await (await route.fetch()).json()
      const rows = report.campaigns.map((one) => ({
        ...one,
        before: { visits: one.visits + 7, starts: one.starts, leads: one.leads },
      }))
      await route.fulfill({ json: { ...report, campaigns: rows, weekBefore: day(9) } })
    })
    await page.goto('/funnel')
    await settled(page)
    const range = page.getByRole('slider', { name: trend.label })
    await tabTo(page, range)
    await page.keyboard.press(locale === 'he' ? 'ArrowRight' : 'ArrowLeft')
    await page.keyboard.press('Enter')
    await isOpen(2)
    const [name, weekday] = [format.weekday(day(2)), format.weekdayName(day(2))]
    await expect(page.getByText(trend.dayVsWeekBefore(name, weekday))).toBeVisible()
    const row = page.getByRole('table').getByRole('row', { name: 'autumn-sale' })
    await expect(row.getByRole('cell', { name: '−7' })).toBeVisible()
    await page.goBack()
    const box = await range.locator('xpath=..').locator('svg').first().boundingBox()
    if (!box) throw new Error('The chart is not drawn.')
    // The last day, which is at the left in Hebrew.
    await page.mouse.click(locale === 'he' ? box.x + 3 : box.x + box.width - 3, box.y + 10)
    await isOpen(1)

    const { browserCookie } = await running.signIn('owner')
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    await phone.addCookies([browserCookie])
    const touched = await phone.newPage()
    await setLocale(touched, locale)
    await touched.goto(`${running.origin}/funnel`)
    await settled(touched)
    await touched.getByRole('button', { name: trend.openDay }).tap()
    await expect(touched).toHaveURL(new RegExp(`tab=campaigns&from=${day(1)}&to=${day(1)}`))
    await phone.close()
  })

test('a period of three days is too short for a change, whenever it was', async ({ page }) => {
  await setLocale(page, 'en')
  await page.goto(`/funnel?from=${day(5)}&to=${day(3)}`)
  await expect(page.getByText(en.trend.shortPeriod)).toBeVisible()
})

test('what the trend cannot say yet, it says from when on', async ({ page }) => {
  await setLocale(page, 'en')
  const { fewWeeks } = en.trend
  // This page was counted first 12 days ago.
  await page.goto('/funnel?page=%2Fhe-landing')
  await expect(page.getByText(fewWeeks(formatIn('en', zone).day(addDays(day(12), fewestDays))))).toBeVisible()
})

test('Today has the last 30 days, and leads to them', async ({ page }) => {
  await setLocale(page, 'en')
  await page.goto('/')
  await settled(page)
  const month = page.getByRole('region', { name: en.trend.last })
  await expect(month).toContainText(/Visits\s*\d\d,\d{3}/)
  await tabTo(page, month.getByRole('link', { name: en.trend.open }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('slider', { name: en.trend.label })).toBeVisible()
})

/** Walks with Tab until it is reached. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}
