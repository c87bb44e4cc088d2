import { experimentsEn as words } from '../features/experiments/words/experiments.en.ts'
import { en } from '../shared/words/en.ts'
import { isolated } from '../shared/words/isolated.ts'
import { typeInto } from '@repo/testing/type-into.ts'
import { expect, settled, setLocale, test } from './console-page.ts'

test('the list leads to the verdict: words, dots and days', async ({ page }) => {
  await setLocale(page, 'en')
  await page.goto('/experiments')
  await settled(page)
  const row = page.getByRole('row', { name: /Does a question in the headline/ })
  await expect(row).toContainText(words.tags.better('B'))
  await expect(row).toContainText(words.list.enough(words.goalsOf('600', words.goals.install)))
  await expect(row.locator('[data-kind="install"]')).toHaveCount(38)
  await expect(row.locator('[data-kind="beyond"]')).toHaveCount(22)
  await expect(page.getByRole('row', { name: /Does a shorter text/ })).toContainText(words.tags.draft)

  await row.getByRole('link').click()
  const sizes = [words.better.least(isolated('49%'), words.goals.install), words.better.likely(isolated('100%'))].join(
    ', ',
  )
  await expect(page.getByText(`${words.better.title('B', undefined)}: ${sizes}.`)).toBeVisible()
  await expect(page.getByText(new RegExp(words.reached.ratio('.*', '7')))).toBeVisible()
  await expect(page.getByRole('row', { name: /5-reasons-copy/ })).toContainText('10.0')
  await page.getByText(words.byDay.table).click()
  await expect(page.locator('details').getByRole('row')).toHaveCount(11)
})

test('an experiment is announced by its question in its own language, never by its id', async ({ page }) => {
  await setLocale(page, 'en')
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/experiments/five-question', async (route) => {
    await answered
    await route.fallback()
  })
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/experiments')
  await settled(page)
  const link = page.getByRole('row', { name: /Does a question in the headline/ }).getByRole('link')
  const question = (await link.textContent()) ?? ''
  await expect(link.locator('bdi')).toHaveAttribute('lang', 'en')
  await link.press('Enter')
  await expect(heading, 'from the list it is known before its figures are').toHaveText(question)
  await expect(heading).toBeFocused()

  await page.reload()
  await expect(heading).toHaveText(words.title)
  await expect(page).toHaveTitle(`${words.title} | ${en.shell.product}`)
  answer()
  await expect(heading, 'opened by its address it is focused once it is known').toHaveText(question)
  await expect(heading).toBeFocused()
  await expect(heading.locator('bdi')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle(new RegExp(question.replace('?', '\\?')))
})

test('while the split is off, no goal is shown', async ({ page }) => {
  await setLocale(page, 'en')
  await page.goto('/experiments/price-first')
  await settled(page)
  await expect(page.getByText(words.stop.titleHalf)).toBeVisible()
  await expect(page.getByText(words.split.half('2,500', '140'))).toBeVisible()
  await expect(page.locator('[data-kind="loss"]')).toHaveCount(1)
  // 410 and 430 clicks.
  await expect(page.locator('main')).not.toContainText(/\b4[13]0\b|%/)
})

test('what a result rests on is reported: one day, an unusual share of one network, visits left out, a voided result', async ({
  page,
}) => {
  await setLocale(page, 'en')
  const tell = (verdict: object, restsOn?: string) =>
    page.route('**/api/experiments/five-question', async (route) => {
      const report = await (await route.fetch()).json()
      const [comparison] = report.comparisons
      const crowd = { date: report.until, visits: 513, all: 900 }
      const comparisons = [{ ...comparison, effect: undefined, verdict, restsOn }]
      await route.fulfill({ json: { ...report, crowd, leftOut: 508, byDay: [], comparisons } })
    })
  await tell({ kind: 'stopped', why: 'voided', on: '2026-11-14', reason: 'Visits of one network' })
  await page.goto('/experiments/five-question')
  await settled(page)
  await expect(page.getByText(words.voided.title('14 Nov'))).toBeVisible()
  await expect(
    page.getByText(`${words.voided.more(isolated('Visits of one network'))} ${words.voided.again}`),
  ).toBeVisible()
  await expect(page.getByText(words.arms.leftOut('508'))).toBeVisible()
  await expect(page.getByText(words.better.title('B', undefined))).toHaveCount(0)
  await page.unroute('**/api/experiments/five-question')
  await tell({ kind: 'better', arm: 1, since: '2026-11-14', by: 'ratio' }, '2026-11-14')
  await page.reload()
  await settled(page)
  await expect(page.getByText(words.restsOn('14 Nov'))).toBeVisible()
  await expect(page.getByText(new RegExp(words.crowd.title('.*', '513', '900')))).toBeVisible()
})

test('the arithmetic of a plan', async ({ page }) => {
  await setLocale(page, 'en')
  await page.goto('/experiments')
  await settled(page)
  await page.getByRole('button', { name: words.plan.open }).click()
  await typeInto(page.getByLabel(words.plan.baseline), '4')
  await typeInto(page.getByLabel(words.plan.visits), '2000')
  await expect(page.getByRole('status')).toHaveText(
    `${words.plan.needs(words.goalsOf('1,840', words.goals.install), words.visitsOf('41,800'))} ${words.plan.lasts(words.weeks(3, '3'))} `,
  )
  await typeInto(page.getByLabel(words.plan.worth), '3')
  await expect(page.getByRole('status')).toContainText(words.plan.invalid)
})
