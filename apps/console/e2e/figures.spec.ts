import type { Page } from '@playwright/test'
import { locales } from '@repo/contract/locale.ts'
import { todayIn } from '@repo/content/schedule.ts'
import { addDays } from '@repo/contract/days.ts'
import type { ExperimentsReport } from '../features/experiments/api/experiments.ts'
import type { TodayReport } from '../features/funnel/api/reports.ts'
import { en } from '../shared/words/en.ts'
import { expect, settled, setLocale, test } from './console-page.ts'
import { answered, laterStarts, reached, steps, visits, visitsToday, zone } from '../testing/seed/sample-counts.ts'

test.beforeEach(({ page }) => setLocale(page, 'en'))

test('the dots of every step are the figures of the table, divided by what one dot is', async ({ page }) => {
  await page.goto('/funnel?tab=steps')
  await settled(page)
  const starts = (reached[0] ?? 0) + laterStarts
  await expect(
    page.getByText(en.funnel.began(starts.toLocaleString('en'), reached[0]?.toLocaleString('en') ?? '')),
  ).toBeVisible()
  await expect(page.getByText(en.funnel.oneDot('50'))).toBeVisible()
  const dots = await dotsBy(page, 'step')
  const table = await page
    .locator('[data-reached]')
    .evaluateAll((cells) => cells.map((cell) => [cell.getAttribute('data-reached'), cell.textContent] as const))
  // Without a column of its own for `completed`: who completes a quiz sees the results.
  const drawn = steps
    .map((stage, place) => [stage, reached[place] ?? 0] as const)
    .filter(([stage]) => stage !== 'completed')
  expect(table).toEqual(drawn.map(([stage, count]) => [stage, count.toLocaleString('en')]))
  for (const [stage, count] of drawn) {
    const { here = 0, install = 0, left = 0, loss = 0, gone = 0 } = dots[stage] ?? {}
    expect(here + install, stage).toBe(Math.round(count / 50))
    expect(here + install + left + loss + gone, `all of ${stage}`).toBe(38)
  }
  expect(Object.keys(dots).filter((stage) => (dots[stage]?.loss ?? 0) > 0)).toEqual(['step:aov'])

  await page.getByRole('link', { name: en.panels.asTable }).click()
  await expect(page.getByRole('row', { name: en.funnel.stages['step:aov'] })).toContainText(
    (reached[steps.indexOf('step:aov')] ?? 0).toLocaleString('en'),
  )
  await expect(page.locator('[data-step]')).toHaveCount(0)
})

test('answers: a row of dots for every option, the most chosen first', async ({ page }) => {
  await page.goto('/funnel?tab=answers')
  await settled(page)
  await expect(page.getByText(en.funnel.oneDotAnswers('50'))).toBeVisible()
  const rows = await page.locator('[data-answer]').evaluateAll((all) =>
    all.map((row) => ({
      answer: row.getAttribute('data-answer'),
      dots: row.querySelectorAll('i').length,
      count: Number(row.querySelectorAll('bdi')[0]?.textContent?.replaceAll(/\D/g, '')),
    })),
  )
  expect(rows.slice(0, 4)).toEqual([
    { answer: 'goal:pdp', dots: 16, count: answered(0) },
    { answer: 'goal:lead', dots: 8, count: answered(1) },
    { answer: 'goal:aov', dots: 5, count: answered(2) },
    { answer: 'goal:checkout', dots: 4, count: answered(3) },
  ])
  for (const { dots, count, answer } of rows) expect(dots, answer ?? '').toBe(Math.round(count / 50))
})

test('a part under 30 starts is grey, without dots or a percentage', async ({ page }) => {
  await page.goto('/funnel?tab=steps')
  const row = page.getByRole('row', { name: en.shell.sources.influencers ?? '' })
  await expect(row).toContainText(en.panels.tooFew)
  await expect(row.locator('i')).toHaveCount(0)
  await expect(row).not.toContainText('%')
  const meta = page.getByRole('row', { name: en.shell.sources.meta ?? '' })
  await expect(meta.locator('i')).toHaveCount(Math.round(1299 / 50))
})

test('today: ink dots up to the last full hour, a tick where the same weekday was then, grey ones up to its end', async ({
  page,
}) => {
  const weekday = addDays(todayIn(zone), -7)
  // Up to 11:00, whatever time it is.
  await page.route('**/api/today', async (route) => {
    const report: TodayReport = await (await route.fetch()).json()
    expect(report.earlier).toMatchObject({ day: weekday, all: { visits: 1377 } })
    const figures = { visits: 700, starts: 150, installClicks: 40, leads: 0 }
    const sameHours = { upTo: `${todayIn(zone)}T09:00:00Z`, now: figures, before: { ...figures, visits: 812 } }
    await route.fulfill({ json: { ...report, earlier: report.earlier && { ...report.earlier, sameHours } } })
  })
  await page.goto('/')
  await settled(page)
  const dots = await dotsBy(page, 'figure')
  expect(dots.visits).toEqual({ here: 14, since: 2, gone: 12 })
  const card = page.locator('[data-figure="visits"]')
  await expect(card.locator('i').nth(15)).toHaveAttribute('data-tick', 'after')
  const name = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(new Date(weekday))
  await expect(card).toContainText(String(visitsToday))
  await expect(card).toContainText(/By .*1[12]:00.*: 700.*−112.* vs\. last /)
  await expect(card).toContainText(`All of last ${name}: 1,377.`)
  await expect(page.getByRole('main')).toContainText(new RegExp(`where last ${name} was at .*1[12]:00`))
  await expect(page.locator('ol > li').first()).toContainText('תמר אור')
  await expect(page.locator('ol > li')).toHaveCount(6)
})

test('split by page: a page has rates from 100 visits on and a link to its words; versions are compared, not tested', async ({
  page,
}) => {
  const { funnel, experiments } = en
  // Two versions that ads divide.
  await page.route('**/api/experiments', async (route) => {
    const report: ExperimentsReport = await (await route.fetch()).json()
    const variants = ['/he-landing', '/duplicate'].map((variant) => ({ variant, visits: 120 }))
    await route.fulfill({ json: { ...report, compared: [{ page: '/he-landing', lang: 'he', variants }] } })
  })
  await page.goto('/experiments')
  await page.getByRole('link', { name: experiments.list.toVersions }).click()
  await expect(page).toHaveURL(/\/funnel\?tab=steps&by=variant/)
  await expect(page.getByText(funnel.compared)).toBeVisible()
  await page.getByRole('link', { name: funnel.splits.page, exact: true }).click()
  await expect(page.getByText(funnel.pagesFoot)).toBeVisible()
  await expect(page.getByText(funnel.compared)).toHaveCount(0)
  const small = page.getByRole('row', { name: /\/duplicate/ })
  await expect(small).toContainText(en.panels.tooFew)
  await expect(small.getByText('–', { exact: true })).toHaveCount(2)
  const edit = page.getByRole('link', { name: funnel.editPage('/he-landing') })
  await expect(edit).toHaveAttribute('href', 'https://edit.example/he-landing')
  const large = page.getByRole('row').filter({ has: edit })
  await expect(large).not.toContainText('–')
  await expect(large).toContainText(/\d\.\d/)
  // Without the address of edit mode there is no link to it.
  await page.route('**/api/session', async (route) => {
    const { editUrl: _, ...session } = await (await route.fetch()).json()
    await route.fulfill({ json: session })
  })
  await page.reload()
  await settled(page)
  await expect(small).toBeVisible()
  await expect(edit).toHaveCount(0)
})

test('filters are the address: they survive a reload, Back, and the way to another screen', async ({ page }) => {
  await page.goto('/funnel')
  await settled(page)
  const total = page.getByRole('group', { name: en.funnel.figures })
  await expect(total).toContainText(visits.toLocaleString('en'))
  await page.getByLabel(en.shell.filters.source, { exact: true }).selectOption('google')
  await expect(page).toHaveURL(/source=google/)
  await expect(total).not.toContainText(visits.toLocaleString('en'))
  await settled(page)
  const narrowed = await total.textContent()
  await page.reload()
  await expect(total).toHaveText(narrowed ?? '')
  await expect(page.getByLabel(en.shell.filters.source, { exact: true })).toHaveValue('google')
  await page.getByText(locales.he.name, { exact: true }).click()
  await expect(page).toHaveURL(/lang=he/)
  await page.goBack()
  await expect(page).not.toHaveURL(/lang=he/)
  await expect(total).toHaveText(narrowed ?? '')
  await page.getByLabel(en.shell.filters.page, { exact: true }).selectOption('/he-landing')
  await page.getByRole('link', { name: en.shell.screens.today }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: en.shell.screens.funnel }).click()
  await expect(page).toHaveURL(/\/funnel\?.*source=google/)
  await expect(page.getByLabel(en.shell.filters.page, { exact: true })).toHaveValue('/he-landing')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('days that are no preset have their two fields, also when Back leads to them', async ({ page }) => {
  const { filters } = en.shell
  const period = page.getByLabel(filters.period, { exact: true })
  const from = page.getByLabel(filters.from, { exact: true })
  await page.goto('/funnel?from=2026-01-02&to=2026-01-05')
  await expect(from).toHaveValue('2026-01-02')
  await period.selectOption('7')
  await expect(from).toHaveCount(0)
  await page.goBack()
  await expect(from).toHaveValue('2026-01-02')
})

/** Dots in the page by the attribute `data-<name>` of what they belong to, and by kind. */
function dotsBy(page: Page, name: string): Promise<Record<string, Record<string, number>>> {
  return page.locator(`[data-${name}]`).evaluateAll(
    (all, attribute) =>
      Object.fromEntries(
        all.map((element) => {
          const kinds: Record<string, number> = {}
          for (const dot of element.querySelectorAll<HTMLElement>('[data-dots] > i'))
            kinds[dot.dataset.kind ?? ''] = (kinds[dot.dataset.kind ?? ''] ?? 0) + 1
          return [element.getAttribute(attribute) ?? '', kinds]
        }),
      ),
    `data-${name}`,
  )
}
