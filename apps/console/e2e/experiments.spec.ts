import { experimentsEn as words } from '../features/experiments/words/experiments.en.ts'
import { isolated } from '../shared/words/isolated.ts'
import type { OutlierDay } from '@repo/stats/outlier-day.ts'
import { typeInto } from '@repo/testing/type-into.ts'
import { expect, settled, setLocale, test } from './console-page.ts'

test('the list leads to the verdict: words, dots and the line to change', async ({ page }) => {
  await setLocale(page, 'en')
  await page.goto('/experiments')
  await settled(page)
  const row = page.getByRole('row', { name: /Does a question in the headline/ })
  await expect(row).toContainText(words.tags.better)
  await expect(row).toContainText(words.list.progress('600', '380', '10'))
  await expect(row.locator('[data-kind="install"]')).toHaveCount(60)
  await expect(page.getByRole('row', { name: /Does a shorter text/ })).toContainText(words.tags.planned)

  await row.getByRole('link').click()
  const sizes = [words.better.least(isolated('49%')), words.better.likely(isolated('100%'))].join(', ')
  await expect(page.getByText(`${words.better.title('B', words.goals.install, undefined)}: ${sizes}.`)).toBeVisible()
  await expect(page.getByText(new RegExp(words.better.reached('.*', '7')))).toBeVisible()
  await expect(page.getByRole('row', { name: /5-reasons-copy/ })).toContainText('10.0%')
  await expect(page.getByText("ended: { page: '/5-reasons-copy' }")).toBeVisible()
  await page.getByText(words.byDay.table).click()
  await expect(page.locator('details').getByRole('row')).toHaveCount(11)
})

test('while the split is off, no goal reaches the browser', async ({ page }) => {
  await setLocale(page, 'en')
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/experiments/')) bodies.push(response.text())
  })
  await page.goto('/experiments/price-first')
  await settled(page)
  await expect(page.getByText(words.stop.titleHalf)).toBeVisible()
  await expect(page.getByText(words.split.fair('B', '2,500', '140'))).toBeVisible()
  await expect(page.locator('[data-kind="loss"]')).toHaveCount(1)
  // 410 and 430 clicks.
  await expect(page.locator('main')).not.toContainText(/\b4[13]0\b|%/)
  expect((await Promise.all(bodies)).join()).not.toMatch(/\b4[13]0\b|effect|"low"/)
})

test('manipulation is reported: an unusual day or share of one network, visits left out, a voided verdict', async ({
  page,
}) => {
  await setLocale(page, 'en')
  const tell = (verdict: object, more: { outlier?: OutlierDay } = {}) =>
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
          comparisons: [{ ...comparison, effect: undefined, verdict, restsOn: more.outlier?.date }],
          ...more,
        },
      })
    })
  await tell({ kind: 'voided', on: '2026-11-14', reason: 'Visits of one network' })
  await page.goto('/experiments/five-question')
  await settled(page)
  await expect(page.getByText(words.voided.title('14 Nov'))).toBeVisible()
  await expect(
    page.getByText(`${words.voided.more(isolated('Visits of one network'))} ${words.voided.again}`),
  ).toBeVisible()
  await expect(page.getByText(words.arms.leftOut('508'))).toBeVisible()
  await expect(page.getByText(words.better.title('B', words.goals.install, undefined))).toHaveCount(0)
  await page.unroute('**/api/experiments/five-question')
  await tell({ kind: 'running' }, { outlier: { date: '2026-11-14', arm: 1, goals: 107, expected: 12.6 } })
  await page.reload()
  await settled(page)
  await expect(
    page.getByText(words.outlier.title('14 Nov', 'B', words.goalsOf('107', words.goals.install), '13')),
  ).toBeVisible()
  await expect(page.getByText(words.restsOn('14 Nov'))).toBeVisible()
  await expect(page.getByText(new RegExp(words.crowd.title('.*', '513', '900')))).toBeVisible()
  await expect(page.getByText('npm run admin -- void-verdict --experiment five-question')).toHaveCount(2)
})

test('the arithmetic of a plan', async ({ page }) => {
  await setLocale(page, 'en')
  await page.goto('/experiments')
  await settled(page)
  await page.getByRole('button', { name: words.plan.open }).click()
  await typeInto(page.getByLabel(words.plan.baseline), '4')
  await typeInto(page.getByLabel(words.plan.visits), '2000')
  await expect(page.getByRole('status')).toHaveText(
    `${words.plan.needs(words.goalsOf('1,840', words.goals.install), words.visitsOf('41,800'))} ${words.plan.lasts(words.days(21, '21'))} `,
  )
  await typeInto(page.getByLabel(words.plan.worth), '3')
  await expect(page.getByRole('status')).toContainText(words.plan.invalid)
})
