import type { Page, Request } from '@playwright/test'
import pg from 'pg'
import { isolated } from '../shared/words/isolated.ts'
import { todayIn } from '@repo/content/schedule.ts'
import { addDays } from '@repo/contract/days.ts'
import { alternating } from '@repo/site/e2e/page-list.ts'
import { localeCodes } from '@repo/contract/locale.ts'
import { messagesEn } from '../features/settings/words/messages.en.ts'
import { he } from '../shared/words/he.ts'
import { panelsEn } from '../shared/words/panels.en.ts'
import { storeLeads } from '../testing/seed/store-leads.ts'
import { formatIn } from '../shared/words/format.ts'
import { startConsoleOn, type TestConsole } from '../testing/test-console.ts'
import { en } from '../shared/words/en.ts'
import { callList, expect, settled, signInLink, setLocale, test } from './console-page.ts'
import { zone } from '../testing/seed/sample-counts.ts'

test.beforeEach(({ page }) => setLocale(page, 'en'))

test('a period without visits is one state for the screen, and offers the nearest that has some', async ({ page }) => {
  const { empty } = panelsEn
  const figures = page.getByRole('group', { name: en.funnel.figures })
  for (const path of ['/funnel', '/funnel?tab=answers']) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}source=google&campaign=nowhere`)
    await expect(page.getByRole('heading', { name: empty.title })).toHaveCount(1)
    await expect(figures).toHaveCount(0)
    // Never the filter that leaves nothing, first the one that gives most.
    await expect(page.getByRole('main').getByRole('link').first()).toContainText(empty.without('nowhere'))
  }
  await page.goto('/funnel?source=nowhere')
  await page.getByRole('link', { name: empty.everything }).click()
  await expect(page).not.toHaveURL(/nowhere/)
  await expect(figures).toContainText('9,640')
})

test('a period before counting began says so, and shows what there is since', async ({ page }) => {
  await page.goto('/funnel?from=2024-01-01&to=2024-01-07')
  await page.getByRole('button', { name: panelsEn.empty.showSince }).click()
  await expect(page.getByRole('group', { name: en.funnel.figures })).toContainText(/\d,\d{3}/)
})

for (const locale of alternating(localeCodes, 1))
  test(`an unknown address stays in the shell and names the screen that was meant, in ${locale}`, async ({ page }) => {
    const words = { en, he }[locale].shell
    await setLocale(page, locale)
    await page.goto('/leeds/of/today')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notFound)
    await expect(page.getByRole('navigation', { name: words.navigation })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: words.screens.leads }).click()
    await expect(page).toHaveURL(/\/leads$/)
    await page.goto('/qqqqqqqqqqqq')
    await expect(page.getByRole('main').getByRole('link')).toHaveText([words.toToday])
  })

test.describe('what is gone', () => {
  test.use({ expects: [/status of 404/] })
  test('an unknown experiment and an erased lead are said as such, without a way to try again', async ({ page }) => {
    await page.goto('/experiments/nope')
    await expect(page.getByRole('heading', { name: en.experiments.unknown })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link')).toHaveText([/All experiments/])
    // Almost the address of one: that is the first way out.
    await page.goto('/experiments/five-questions')
    await expect(page.getByText('Did you mean five-question?')).toBeVisible()
    await page.getByRole('main').getByRole('link').first().press('Enter')
    await expect(page).toHaveURL(/five-question$/)
    await expect(page.getByRole('button', { name: panelsEn.tryAgain })).toHaveCount(0)
    await page.goto(`/leads?lead=${crypto.randomUUID()}`)
    await expect(page.getByRole('heading', { name: en.leads.gone })).toBeVisible()
    await page.getByRole('main').getByRole('link').first().press('Enter')
    await expect(page.getByRole('heading', { name: en.leads.gone })).toHaveCount(0)
    await expect(page.getByRole('group', { name: en.leads.title, exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: panelsEn.tryAgain })).toHaveCount(0)
  })
})

test('on a phone every screen of the bar has its word, none over another', async ({ page }) => {
  for (const locale of localeCodes) {
    await setLocale(page, locale)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/')
    await settled(page)
    const { navigation, screens } = { en, he }[locale].shell
    const bar = page.getByRole('navigation', { name: navigation })
    const places: [left: number, right: number][] = []
    for (const [name, word] of Object.entries(screens)) {
      if (name === 'settings') continue
      const box = await bar.getByText(word, { exact: true }).boundingBox()
      expect(box?.width, word).toBeGreaterThan(12)
      expect(box?.height, word).toBeGreaterThan(8)
      places.push([box?.x ?? 0, (box?.x ?? 0) + (box?.width ?? 0)])
    }
    places.sort(([one], [other]) => one - other)
    expect(places[0]?.[0]).toBeGreaterThanOrEqual(0)
    expect(places.at(-1)?.[1]).toBeLessThanOrEqual(320)
    for (const [index, [left]] of places.entries()) expect(left).toBeGreaterThan(places[index - 1]?.[1] ?? -1)
  }
})

test('on a phone the filters are one chip; its sheet is opened, used and closed by keyboard', async ({ page }) => {
  const { filters } = en.shell
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/funnel')
  await settled(page)
  const chip = page.getByRole('search').getByRole('button')
  await expect(chip).toHaveText(`${filters.wholeDays(30)} · ${filters.everything}`)
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await chip.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: filters.label })
  await expect(sheet).toBeVisible()
  const source = sheet.getByLabel(filters.source)
  for (let tabs = 0; tabs < 6 && !(await source.evaluate((one) => one === document.activeElement)); tabs++)
    await page.keyboard.press('Tab')
  await expect(source).toBeFocused()
  await page.keyboard.press('g')
  await expect(page).toHaveURL(/source=google/)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(chip).toBeFocused()
  await expect(chip).toHaveText(`${filters.wholeDays(30)} · Google`)
})

test('day one: screens open on today, without a yesterday and without percentages', async ({ page, running }) => {
  const urls = running.postgres.database('day_one')
  const owner = new pg.Client({ connectionString: urls.owner })
  await owner.connect()
  const { rows } = await owner.query("select time_zone from rollup_cursors where rollup = 'funnel'")
  const today = todayIn(rows[0]?.time_zone ?? 'UTC')
  const stages = [
    ['visit', ''],
    ['step:goal', 'start'],
  ]
  for (const [stage, entry] of stages) {
    await owner.query(
      `insert into funnel_daily (day, lang, page, variant, utm_source, utm_medium, utm_campaign, quiz_lang, stage, entry, clicks, visits)
       values ($1, 'en', '/', '/', '', '', '', '', $2, $3, 0, 3)`,
      [today, stage, entry],
    )
    for (const [table, columns, values] of [
      ['source_daily', 'day, lang, utm_source, stage, entry, clicks', "$1, 'en', '', $2, $3, 0"],
      ['page_daily', 'day, lang, variant, utm_source, stage, entry, clicks', "$1, 'en', '/', '', $2, $3, 0"],
    ])
      await owner.query(`insert into ${table} (${columns}, visits) values (${values}, 3)`, [today, stage, entry])
  }
  await owner.end()
  const first = await startConsoleOn(urls.console)
  await openOther(page, { ...first, urls })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.today.first.title)
  await expect(page.locator('[data-figure="visits"]')).toContainText(
    en.today.comparedFrom(formatIn('en', 'UTC').day(addDays(today, 8))),
  )
  await expect(page.getByRole('region', { name: en.today.first.setUp })).toBeVisible()
  await page.getByRole('link', { name: en.shell.screens.funnel }).click()
  await expect(page.getByText(panelsEn.firstDay)).toBeVisible()
  await expect(page.getByRole('group', { name: en.funnel.figures })).toContainText('3')
  await expect(page.getByText(en.trend.noDay)).toBeVisible()
  await page.getByRole('link', { name: en.funnel.byStep }).click()
  await expect(page.getByRole('main')).toContainText(en.funnel.few('30'))
  await expect(page.getByRole('main')).not.toContainText('%')
  await page.close()
  await first.stop()
})

test('where nobody agreed to be counted, the leads of earlier days are on Today', async ({ page, running }) => {
  const urls = running.postgres.database('uncounted')
  const uncounted = await startConsoleOn(urls.console)
  const owner = new pg.Client({ connectionString: urls.owner })
  await owner.connect()
  const rows = async (sql: string, values: unknown[] = []) => (await owner.query(sql, values)).rows
  await storeLeads({ ...uncounted, urls, rows }, [{ fullName: 'Of yesterday', at: new Date(Date.now() - 86_400_000) }])
  await owner.end()
  await openOther(page, { ...uncounted, urls })
  await expect(callList(page)).toContainText('Of yesterday')
  // Nor is it said to be the first day, or the first lead still to come.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.today.title)
  await expect(page.getByText(en.today.firstLead)).toHaveCount(0)
  await page.close()
  await uncounted.stop()
})

test('counting that is behind is said, with the time it came to', async ({ page, running }) => {
  await running.rows("update rollup_cursors set counted_at = now() - interval '7 minutes 10 seconds'")
  await page.goto('/funnel')
  // Once, and not in each of the panels.
  await expect(page.getByRole('status').filter({ hasText: en.panels.stale(7) })).toHaveCount(1)
  await expect(page.getByText(en.panels.stale(7))).toHaveCount(1)
  await expect(page.getByRole('link', { name: en.panels.seeHealth })).toHaveCount(1)
  await running.rows("update rollup_cursors set counted_at = now() + interval '1 hour'")
})

test('Today, left open, adds nothing to the audit log until there is another lead to show', async ({
  page,
  running,
}) => {
  const listed = async () => {
    const [entry] = await running.rows("select count(*)::integer from audit_log where action = 'leads-listed'")
    return entry.count as number
  }
  const before = await listed()
  await page.clock.install()
  await page.goto('/')
  await settled(page)
  await expect(page.locator('ol > li')).toHaveCount(6)
  const counts = countResponses(page, '/api/leads/counts')
  const underway = countUnderway(page)
  // The timer of a count starts after the count before: a jump of the clock can come too early for it.
  await expect(async () => {
    await page.clock.fastForward(61_000)
    expect(counts()).toBeGreaterThanOrEqual(3)
  }).toPass()
  expect(await listed()).toBe(before + 1)
  await storeLeads(running, [{ fullName: 'Newest of all', at: new Date(Date.now() + 600_000) }])
  await expect(async () => {
    // A jump of the clock ends a request that is on its way as one without an answer, and it is sent again.
    await expect.poll(underway).toBe(0)
    await page.clock.fastForward(61_000)
    await expect(page.getByRole('link', { name: 'Newest of all', exact: true })).toBeVisible({ timeout: 2000 })
  }).toPass()
  expect(await listed()).toBe(before + 2)
})

test('what Today says of leads and errors is as current as the numbers beside Leads and Health', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await settled(page)
  const pulses = countResponses(page, '/api/pulse')
  const others = ['/api/leads/counts', '/api/health'].map((path) => countResponses(page, path))
  await expect(async () => {
    await page.clock.fastForward(10_500)
    expect(pulses()).toBeGreaterThanOrEqual(4)
  }).toPass()
  for (const count of others) await expect.poll(count).toBeGreaterThanOrEqual(3)
})

/** Signs Dana in to a console on another database. */
async function openOther(page: Page, other: Pick<TestConsole, 'origin' | 'urls'>): Promise<void> {
  await page.context().clearCookies()
  await page.goto(`${other.origin}/sign-in#${await signInLink(other, 'Dana')}`)
  await page.getByRole('link', { name: en.signIn.notHere }).click()
}

function countResponses(page: Page, path: string): () => number {
  let count = 0
  page.on('response', (response) => {
    if (response.url().endsWith(path)) count += 1
  })
  return () => count
}

/** Requests to the API that have no answer yet. */
function countUnderway(page: Page): () => number {
  let count = 0
  const add = (by: number) => (request: Request) => {
    if (request.url().includes('/api/')) count += by
  }
  page.on('request', add(1)).on('requestfinished', add(-1)).on('requestfailed', add(-1))
  return () => count
}

test('the view for phones begins at the width of the token, not at one of its own', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 })
  // Only the view for phones has its filters in a sheet.
  const sheet = page.getByRole('search').getByRole('button')
  await page.goto('/funnel')
  await settled(page)
  await expect(sheet).toBeVisible()
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () =>
      document.documentElement.style.setProperty('--breakpoint-tab', '20rem'),
    ),
  )
  await page.reload()
  await settled(page)
  await expect(page.getByLabel(en.shell.filters.source, { exact: true })).toBeVisible()
  await expect(sheet).toHaveCount(0)
})

test.describe('a viewer', () => {
  test.use({ expects: [/status of 403/] })
  test('sees counts and no lead, and the screen says so where leads would be', async ({ page, context, running }) => {
    await context.addCookies([(await running.signIn('viewer')).browserCookie])
    await page.goto('/')
    await expect(page.getByText(en.panels.notAllowed)).toBeVisible()
    await expect(page.locator('[data-figure="visits"]')).toContainText('812')
    await page.goto('/leads')
    await expect(page.getByText(en.panels.notAllowed).first()).toBeVisible()
  })
})

test('a caller reads on a screen for owners whom it is for', async ({ page, context, running }) => {
  await context.addCookies([(await running.signIn('caller')).browserCookie])
  for (const path of ['/funnel/cost', '/experiments/new', '/experiments/proposed/any']) {
    await page.goto(path)
    await expect(page.getByText(en.panels.ownersOnly), path).toBeVisible()
    await expect(page.getByText(en.panels.notAllowed), path).toHaveCount(0)
  }
})

test('before the first event a panel has the steps for a developer', async ({ page, running }) => {
  const urls = running.postgres.database('empty')
  const empty = await startConsoleOn(urls.console)
  await openOther(page, { ...empty, urls })
  await page.getByRole('link', { name: en.shell.screens.funnel }).click()
  await expect(page.getByText(en.panels.noDataMore).first()).toBeVisible()
  await expect(page.getByText('COLLECTOR_URL').first()).toBeHidden()
  await page.getByText(en.panels.steps.see).first().click()
  await expect(page.getByText('COLLECTOR_URL').first()).toBeVisible()
  await page.close()
  await empty.stop()
})

test.describe('errors', () => {
  test.use({ expects: [/status of 50[03]|net::ERR|Failed to load resource|dynamically imported/] })

  test.describe('on a device of another time zone', () => {
    test.use({ timezoneId: 'America/New_York' })
    test('figures that were not refreshed have the time of the owner’s zone', async ({ page }) => {
      const minute = new Date(Math.floor(Date.now() / 60_000) * 60_000)
      await page.clock.install({ time: minute })
      await page.goto('/funnel')
      await settled(page)
      await page.route('**/api/reports/totals*', (route) => route.fulfill({ status: 503, json: { error: 'database' } }))
      await page.clock.fastForward(61_000)
      const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone }).format(minute)
      const alert = page.getByRole('group', { name: en.funnel.figures }).getByRole('alert')
      await expect(alert).toContainText(en.panels.figuresOf(isolated(time)))
    })
  })

  test('the database goes away: panels say so, keep their figures, and recover by themselves', async ({
    page,
    running,
  }) => {
    await page.clock.install()
    await page.goto('/funnel')
    await settled(page)
    const figures = page.getByRole('group', { name: en.funnel.figures })
    await expect(figures).toContainText('9,640')
    running.postgres.halt('fast')
    await page.clock.fastForward(61_000)
    await expect(figures.getByRole('alert')).toContainText(
      `${en.panels.failed.database} ${en.panels.figuresOf('').slice(0, -1)}`,
    )
    await expect(figures).toContainText('9,640')
    await expect(figures).toContainText(en.panels.notRefreshed)
    running.postgres.start()
    await figures.getByRole('button', { name: en.panels.tryAgain }).click()
    await expect(figures.getByRole('alert')).toHaveCount(0)
    // The other panels try again every ten seconds.
    await page.clock.fastForward(10_500)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('a change that the server does not take is said beside its button', async ({ page }) => {
    await page.route('**/api/{sign-out,messages/letters/*}', (route) =>
      route.fulfill({ status: 503, json: { error: 'database' } }),
    )
    await page.goto('/settings')
    await page.getByRole('button', { name: en.settings.signOut, exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: en.panels.failed.database })).toBeVisible()
    await page.route('**/api/messages', async (route) => {
      const report = await (await route.fetch()).json()
      await route.fulfill({
        json: { ...report, people: report.people.map((one: object) => ({ ...one, mail: 'a@b.example' })) },
      })
    })
    await page.goto('/settings?tab=messages')
    await page.getByRole('switch', { name: messagesEn.health }).click()
    await expect(
      page.getByRole('group', { name: messagesEn.health }).getByRole('alert').filter({ hasText: /./ }),
    ).toBeVisible()
  })

  test('a table is locked: that panel says so, the others live', async ({ page, running }) => {
    const locker = new pg.Client({ connectionString: running.urls.owner })
    await locker.connect()
    await locker.query('begin; lock table source_daily in access exclusive mode')
    const figures = page.getByRole('group', { name: en.today.visits })
    try {
      await page.goto('/')
      await expect(callList(page)).toContainText('תמר אור')
      await expect(figures.getByRole('alert')).toContainText(en.panels.failed.database)
    } finally {
      await locker.end()
    }
    // It tries again by itself, every ten seconds.
    await expect(page.locator('[data-figure="visits"]')).toContainText('812')
  })

  test('a server that does not answer: a way out after ten seconds, and after thirty it is no connection', async ({
    page,
  }) => {
    await page.clock.install()
    await page.route('**/api/reports/trend*', () => {})
    await page.goto('/')
    const month = page.getByRole('region', { name: en.trend.last })
    await expect(callList(page)).toContainText('תמר אור')
    await page.clock.fastForward(10_000)
    await expect(month.getByRole('button', { name: en.shell.reload })).toBeVisible()
    await page.clock.fastForward(20_000)
    await expect(month.getByRole('alert')).toContainText(en.panels.failed.offline)
    await page.unroute('**/api/reports/trend*')
    await month.getByRole('button', { name: en.panels.tryAgain }).press('Enter')
    await expect(month).toContainText(/\d\d,\d{3}/)
  })

  test('offline and back: the last figures stay, and refresh by themselves', async ({ page, context, running }) => {
    await page.goto('/')
    await settled(page)
    await context.setOffline(true)
    await expect(page.getByText(en.shell.offline)).toBeVisible()
    await expect(page.locator('[data-figure="visits"]')).toContainText('812')
    const more = (visits: number) =>
      running.rows(
        `update source_daily set visits = visits + $1 where ctid = (select ctid from source_daily where stage = 'visit' and clicks = 0 and day = (select max(day) from source_daily) order by utm_source limit 1)`,
        [visits],
      )
    await more(100)
    await context.setOffline(false)
    await expect(page.getByText(en.shell.offline)).toHaveCount(0)
    await expect(page.locator('[data-figure="visits"]')).toContainText('912')
    await more(-100)
  })

  test('a screen whose script does not arrive says so, and the rail stays', async ({ page }) => {
    await page.route('**/assets/experiments-screen-*.js', (route) => route.abort())
    await page.goto('/funnel')
    await settled(page)
    await page.getByRole('link', { name: en.shell.screens.experiments }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.shell.broke)
    await page.unroute('**/assets/experiments-screen-*.js')
    await page.getByRole('button', { name: en.shell.reload }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.experiments.title)
  })
})
