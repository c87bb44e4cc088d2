import { expect, settled, setLocale, test } from './console-page.ts'

test('the list leads to the verdict: words, dots and the line to change', async ({ page }) => {
  await setLocale(page, 'en')
  await page.goto('/experiments')
  await settled(page)
  const row = page.getByRole('row', { name: /Does a question in the headline/ })
  await expect(row).toContainText('Better')
  await expect(row).toContainText('600 of about 380, one dot is 10')
  await expect(row.locator('[data-kind="install"]')).toHaveCount(60)
  await expect(page.getByRole('row', { name: /Does a shorter text/ })).toContainText('Planned')

  await row.getByRole('link').click()
  // Percentages are isolated.
  await expect(
    page.getByText(/^B brings more install clicks: at least .49%. more, most likely about .100%.\.$/),
  ).toBeVisible()
  await expect(page.getByText(/First reached on .*, day 7\./)).toBeVisible()
  await expect(page.getByRole('row', { name: /5-reasons-copy/ })).toContainText('10.0%')
  await expect(page.getByText("ended: { page: '/5-reasons-copy' },")).toBeVisible()
  await page.getByText('As a table').click()
  await expect(page.locator('details').getByRole('row')).toHaveCount(11)
})

test('while the draw is off, no goal reaches the browser', async ({ page }) => {
  await setLocale(page, 'en')
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/experiments/')) bodies.push(response.text())
  })
  await page.goto('/experiments/price-first')
  await settled(page)
  await expect(page.getByText('Do not trust these figures. The split is not half and half.')).toBeVisible()
  await expect(page.getByText('A fair draw would give B 2,500; it is 140 short.')).toBeVisible()
  await expect(page.locator('[data-kind="loss"]')).toHaveCount(1)
  // 410 and 430 clicks.
  await expect(page.locator('main')).not.toContainText(/\b4[13]0\b|%/)
  expect((await Promise.all(bodies)).join()).not.toMatch(/\b4[13]0\b|effect|"low"/)
})

test('manipulation is reported: an unusual share of one network, visits left out, a voided verdict', async ({
  page,
}) => {
  await setLocale(page, 'en')
  const tell = (verdict: object) =>
    page.route('**/api/experiments/five-question', async (route) => {
      const report = await (await route.fetch()).json()
      const [comparison] = report.comparisons
      const crowd = { date: report.until, visits: 513, all: 900 }
      await route.fulfill({
        json: {
          ...report,
          crowd,
          leftOut: 508,
          byDay: [],
          comparisons: [{ ...comparison, effect: undefined, verdict }],
        },
      })
    })
  await tell({ kind: 'voided', on: '2026-11-14', reason: 'Visits of one network' })
  await page.goto('/experiments/five-question')
  await settled(page)
  await expect(page.getByText('The verdict was voided on 14 Nov.')).toBeVisible()
  await expect(page.getByText(/Reason: “.Visits of one network.”\. To ask again,/)).toBeVisible()
  await expect(page.getByText('508 more visits are left out')).toBeVisible()
  await expect(page.getByText(/brings more/)).toHaveCount(0)
  await page.unroute('**/api/experiments/five-question')
  await tell({ kind: 'running' })
  await page.reload()
  await settled(page)
  await expect(page.getByText(/^On .*, one network sent at least 513 of 900 visits\.$/)).toBeVisible()
  await expect(page.getByText('npm run collector:void-verdict -- --experiment five-question')).toBeVisible()
  await page.unroute('**/api/experiments/five-question')
  await tell({ kind: 'unsigned' })
  await page.reload()
  await settled(page)
  await expect(page.getByText('No verdict: the browser drew, and nothing signed it.')).toBeVisible()
})

test('the arithmetic of a plan', async ({ page }) => {
  await setLocale(page, 'en')
  await page.goto('/experiments')
  await settled(page)
  await page.getByRole('button', { name: 'Plan one' }).click()
  await page.getByLabel('Rate of the first page, %').fill('4')
  await page.getByLabel('Visits a day, both pages').fill('2000')
  await expect(page.getByRole('status')).toHaveText('About 1,840 install clicks, 41,800 visits. At this pace 21 days. ')
  await page.getByLabel('Smallest lift worth knowing, %').fill('3')
  await expect(page.getByRole('status')).toContainText('Write a rate above 0')
})
