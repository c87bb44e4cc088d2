import type { Page as Tab } from '@playwright/test'
import { consentVersion } from '@repo/content/consent/consent.ts'
import type { ClosingOption } from '@repo/contract/closing-survey.ts'
import { personalQuiz } from '@repo/contract/quiz/personal.ts'
import { typeInto } from '@repo/testing/type-into.ts'
import { questionOn } from './site-with-tags.ts'
import { expect, keptBy, test, type Stack } from './site-with-collector.ts'
import { alternating, drawnPages } from './page-list.ts'
import { asRead } from './page-copy.ts'
import { listen, quizPage, quizzes } from './quiz-page.ts'
import { consent } from './words.ts'

// What reaches an owner's own collector, with nothing in between left out: nginx, the service, PostgreSQL. Leads:
// collector-lead.spec.ts. That the default build has no trace of it: apps/site/checks/served/silent-files.test.ts.
test.describe.configure({ mode: 'default' })

const yes = `granted ${consentVersion} collector`

const visits = [
  { lang: 'en', path: '/' },
  { lang: 'he', path: '/5-reasons' },
] as const

for (const { lang, path } of alternating(visits, 0)) {
  test(`TR-03 ${lang}: a question that is ignored is a no, and a no is a no`, async ({
    page: tab,
    requests,
    stack,
  }) => {
    const { region, no, more } = questionOn(tab)
    await tab.clock.install()
    await tab.goto(path)
    await more.click()
    await expect(region).toContainText(consent[lang].counted[0] ?? '')
    await expect(region).not.toContainText(/Google|Meta\b/)
    await report(tab)
    await tab.clock.runFor(60_000)
    expect(await keptBy(tab)).toEqual({ local: {}, session: [] })
    await no.click()
    await report(tab)
    await tab.clock.runFor(60_000)
    await tab.goto('/pricing')
    await tab.clock.runFor(60_000)
    expect(await keptBy(tab)).toEqual({ local: { consent: `denied ${consentVersion} collector` }, session: [] })
    expect(requests).toEqual([])
    expect(await stored(stack)).toEqual([])
  })
}

/** A landing for each quiz that has one in its language. */
const entries = quizzes.flatMap((quiz) =>
  drawnPages
    .filter(({ locale, sections }) => locale === quiz.lang && sections.some(({ kind }) => kind === 'quizEntry'))
    .slice(0, 1)
    .map(({ path }) => ({ quiz, entry: path })),
)

for (const { quiz, entry } of alternating(entries, 1)) {
  test(`TR-01 TR-02 TR-05 ${quiz.lang}: from landing to listing, each event is stored once, as it was reported`, async ({
    page: tab,
    context,
    stack,
  }) => {
    await context.route('https://apps.shopify.com/**', (route) => route.fulfill({ body: 'The listing' }))
    await tab.clock.install()
    const reported = await listen(tab)
    const visitor = quizPage(tab, quiz)
    const campaign = { utm_source: 'meta', utm_campaign: 'אביב' }
    const assigned = `headline-${quiz.lang}.b.${Math.floor(Date.now() / 1000)}`
    await tab.goto(`${entry}?${new URLSearchParams({ ...campaign, exp: `${assigned}.0123456789ab` })}`)
    await questionOn(tab).yes.click()
    await tab.locator('[data-quiz-start]:visible').first().click()
    await expect(visitor.hydrated).toBeVisible()
    // An answer before the tracker runs, a deferred script, is not reported: no visitor is that fast.
    await tab.waitForLoadState()
    await visitor.walkTo('build')
    await tab.clock.runFor(15_000)
    await tab.waitForURL(`**${quiz.results}?scenario=D**`)
    await expect(tab.locator('[data-install]:visible').first()).not.toHaveAttribute('href', /from=|exp=/)
    await tab.locator('[data-install]:visible').first().click()
    await expect.poll(() => reported.map(({ name }) => name)).toContain('cta_install_click')
    await tab.clock.runFor(3000)

    // Of the address the collector keeps the path.
    const sent = reported.map(({ ts, route, ...event }) => ({ ts, route: route.split('?')[0], ...event }))
    await expect.poll(async () => (await stored(stack)).map(({ name }) => name)).toContain('cta_install_click')
    const rows = await stored(stack)
    const site = rows.filter(({ name }) => !['page_view', 'outbound_click'].includes(name))
    const withoutOrigin = (details: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(details).filter(([name]) => name !== 'from' && name !== 'exp'))
    const asReported = site.map(({ name, ts, route, details }) => ({ name, ts, route, ...withoutOrigin(details) }))
    // If the quiz hydrates before the tracker has loaded, consent reports start and first step itself, with a later time.
    const isFirst = (event: { name: string; stepId?: unknown }) =>
      event.name === 'quiz_started' || (event.name === 'quiz_step_view' && event.stepId === personalQuiz[0].id)
    const inTime = (events: readonly { name: string; ts: number }[]) =>
      inOrder(events.map((event) => (isFirst(event) ? { ...event, ts: 0 } : event)))
    expect(inTime(asReported)).toEqual(inTime(sent))
    const start = (events: readonly { name: string; ts: number }[]) =>
      Math.min(...events.filter(isFirst).map(({ ts }) => ts))
    expect(start(asReported)).toBeGreaterThanOrEqual(start(sent))
    expect(new Set(site.map(({ name }) => name))).toEqual(
      new Set([
        'cta_start_quiz',
        'quiz_started',
        'quiz_step_view',
        'quiz_option_select',
        'quiz_completed',
        'plan_view',
        'cta_install_click',
      ]),
    )
    const own = rows.filter(({ name }) => ['page_view', 'outbound_click'].includes(name))
    expect(own.map(({ name, details }) => ({ name, ...details }))).toEqual([
      // Pages after the first say where the visit began. The assignment is stored with its place in the network.
      ...[entry, quiz.path, quiz.results].map((page) => ({
        name: 'page_view',
        page,
        variant: page,
        device: 'desktop',
        referrer: '',
        exp: `${assigned}.1`,
        ...(page !== entry && { from: entry }),
        ...campaign,
      })),
      { name: 'outbound_click', page: quiz.results, target: 'install', from: entry, exp: `${assigned}.1`, ...campaign },
    ])
    // One visit, in the page's language.
    expect(new Set(rows.map(({ visit }) => visit)).size).toBe(1)
    expect(new Set(rows.map(({ page_lang }) => page_lang))).toEqual(new Set([quiz.lang]))
  })
}

for (const quiz of quizzes.slice(0, 1)) {
  test(`TR-03 a prerendered ${quiz.path} reports nothing before its visitor opens it`, async ({
    page: tab,
    requests,
    stack,
  }) => {
    await tab.clock.install()
    // The tests' Chromium prerenders nothing, so the test sets `document.prerendering`.
    await tab.addInitScript((answer) => {
      localStorage.setItem('consent', answer)
      Object.defineProperty(document, 'prerendering', { value: true })
    }, yes)
    await tab.goto(quiz.path)
    await tab.clock.runFor(60_000)
    expect(requests).toEqual([])
    await tab.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
    await tab.clock.runFor(5000)
    await expect
      .poll(async () => (await stored(stack)).map(({ name }) => name))
      .toEqual(['page_view', 'quiz_started', 'quiz_step_view'])
  })
}

test('PG-08 that the demo was changed to an own product is reported once, without what was typed', async ({
  page: tab,
  stack,
}) => {
  await tab.goto('/')
  await questionOn(tab).yes.click()
  await tab.locator('[data-invite]').click()
  await typeInto(tab.locator('.own-form [name=store]'), 'Studio Noam')
  await typeInto(tab.locator('.own-form [name=product]'), 'Cedar candle')
  await tab.goto('/pricing')
  await expect
    .poll(async () => (await stored(stack)).filter(({ name }) => name === 'demo_personalised'))
    .toMatchObject([{ details: { page: '/' } }])
  expect(JSON.stringify(await stored(stack))).not.toMatch(/Noam|candle/)
})

/** The front pages, and what their closing survey asks. */
const closings = drawnPages
  .filter(({ path }) => path === '/' || path === '/he')
  .flatMap(({ path, locale, sections }) =>
    sections.flatMap((section) => (section.kind === 'closing' ? [{ path, locale, survey: section.survey }] : [])),
  )

for (const { path, locale, survey } of alternating(closings, 0)) {
  const answer = (tab: Tab, id: ClosingOption) =>
    tab
      .locator('main > section')
      .last()
      .getByRole('radio', { name: asRead(survey.answers.find((one) => one.id === id)?.text ?? '') })

  test(`CL-25 TR-02 the closing survey of ${path} is reported once, with the answer that a visitor stopped at`, async ({
    page: tab,
    stack,
  }) => {
    const reported = await listen(tab)
    await tab.clock.install()
    await tab.goto(path)
    await questionOn(tab).yes.click()
    // By the arrows a visitor passes over an answer.
    await answer(tab, 'slow').focus()
    await tab.keyboard.press('ArrowDown')
    await tab.keyboard.press('ArrowDown')
    await tab.clock.runFor(2000)
    await answer(tab, 'setup').check()
    await tab.clock.runFor(5000)
    await tab.goto('/pricing')
    await expect
      .poll(async () => (await stored(stack)).filter(({ name }) => name === 'closing_answer'))
      .toMatchObject([{ page_lang: locale, route: path, details: { page: path, option: 'nothing', language: locale } }])
    expect(reported.map(({ name }) => String(name))).not.toContain('closing_answer')
  })

  test(`CL-25 the closing survey of ${path} opens unanswered where it is counted, and each answer can be the first`, async ({
    page: tab,
    stack,
  }) => {
    await tab.clock.install()
    await tab.goto(path)
    await questionOn(tab).yes.click()
    await expect(tab.locator('[data-closing]:checked')).toHaveCount(0)
    await answer(tab, 'slow').check()
    await tab.clock.runFor(2000)
    await tab.goto('/pricing')
    await expect
      .poll(async () => (await stored(stack)).filter(({ name }) => name === 'closing_answer'))
      .toMatchObject([{ details: { page: path, option: 'slow' } }])
  })

  test(`CL-25 TR-03 the closing survey of ${path} is not reported after a no`, async ({
    page: tab,
    requests,
    stack,
  }) => {
    await tab.clock.install()
    await tab.goto(path)
    await questionOn(tab).no.click()
    await answer(tab, 'setup').check()
    await tab.clock.runFor(60_000)
    expect(requests).toEqual([])
    expect(await stored(stack)).toEqual([])
  })
}

test('a variant is reported with its original, and so is an outbound click', async ({ page: tab, context, stack }) => {
  await context.route('https://apps.shopify.com/**', (route) => route.fulfill({ body: 'The listing' }))
  await tab.clock.install()
  await tab.goto('/5-reasons-2')
  await questionOn(tab).yes.click()
  await tab.locator('main a[href^="https://apps.shopify.com"]:visible').first().click()
  await tab.clock.runFor(3000)
  await expect
    .poll(async () => (await stored(stack)).map(({ name, details }) => [name, details]))
    .toEqual([
      ['page_view', { page: '/5-reasons', variant: '/5-reasons-2', device: 'desktop', referrer: '' }],
      ['outbound_click', { page: '/5-reasons', target: 'install' }],
    ])
})

for (const [what, without] of [
  ['with the page', ''],
  ['by beacon, where a browser knows no other way', 'keepalive'],
] as const) {
  test(`what a page still has when it is left goes ${what}`, async ({ page: tab, stack }) => {
    await tab.addInitScript((name) => Reflect.deleteProperty(Request.prototype, name), without)
    const time = Date.now() - 3_600_000
    await tab.clock.install({ time })
    await tab.goto('/pricing')
    await tab.clock.pauseAt(time + 1_800_000)
    await questionOn(tab).yes.click()
    expect(await stored(stack)).toEqual([])
    await tab.goto('about:blank')
    await expect.poll(async () => (await stored(stack)).map(({ name }) => name)).toEqual(['page_view'])
  })
}

test('without a network events wait, and arrive once when it is back', async ({ page: tab, context, stack }) => {
  await tab.clock.install()
  await tab.goto('/pricing')
  await tab.waitForLoadState('networkidle')
  await context.setOffline(true)
  await questionOn(tab).yes.click()
  await report(tab)
  await tab.clock.runFor(30_000)
  expect((await keptBy(tab)).session).toEqual(['visit'])
  expect(JSON.parse((await keptBy(tab)).local.events ?? '[]')).toHaveLength(2)
  expect(await stored(stack)).toEqual([])
  await context.setOffline(false)
  await tab.clock.runFor(60_000)
  await expect.poll(async () => (await stored(stack)).map(({ name }) => name)).toEqual(['page_view', 'plan_view'])
  await expect.poll(async () => (await keptBy(tab)).local).toEqual({ consent: yes })
})

test('a service that asks for patience gets it, and then every event once', async ({ page: tab, requests, stack }) => {
  await stack.up({ COLLECTOR_EVENTS_PER_MINUTE: '2' })
  // The clock stands: the restart below takes seconds of the machine's.
  const time = Date.now() - 3_600_000
  await tab.clock.install({ time })
  await tab.goto('/pricing')
  await tab.clock.pauseAt(time + 1_800_000)
  await questionOn(tab).yes.click()
  await tab.clock.runFor(3000)
  await expect.poll(async () => (await stored(stack)).length).toBe(1)
  const refused = tab.waitForResponse((response) => response.status() === 429)
  for (let count = 0; count < 3; count++) await report(tab)
  await tab.clock.runFor(3000)
  const seconds = Number((await refused).headers()['retry-after'])
  expect(seconds).toBeGreaterThan(10)
  await stack.up({})
  const before = requests.length
  await tab.clock.runFor(seconds * 1000 - 3000)
  expect(requests).toHaveLength(before)
  await tab.clock.runFor(3000)
  await expect.poll(async () => (await stored(stack)).length).toBe(4)
  expect(requests).toHaveLength(before + 1)
})

test('TR-03 withdrawn consent empties the queue, here and in the other tab', async ({
  page: tab,
  context,
  requests,
  stack,
}) => {
  await stack.down()
  const other = await context.newPage()
  for (const one of [tab, other]) await one.clock.install()
  await tab.goto('/pricing')
  await other.goto('/')
  await questionOn(tab).yes.click()
  await expect(questionOn(other).region).toBeHidden()
  // Both write in the same instant, so one may keep its own in memory only.
  await expect.poll(async () => JSON.parse((await keptBy(tab)).local.events ?? '[]')).not.toEqual([])
  for (const one of [tab, other]) await expect.poll(async () => (await keptBy(one)).session).toEqual(['visit'])
  await questionOn(tab).again.click()
  const fresh = Promise.all([tab.waitForEvent('load'), other.waitForEvent('load')])
  await questionOn(tab).no.click()
  await fresh
  for (const one of [tab, other]) {
    expect(await keptBy(one)).toEqual({ local: { consent: `denied ${consentVersion} collector` }, session: [] })
  }
  requests.length = 0
  await stack.up()
  for (const one of [tab, other]) await one.clock.runFor(600_000)
  expect(requests).toEqual([])
})

test('TR-03 consent given before there was a collector is asked for again', async ({ page: tab, requests }) => {
  await tab.addInitScript((answer) => localStorage.setItem('consent', answer), `granted ${consentVersion} google`)
  await tab.goto('/')
  await expect(questionOn(tab).region).toBeVisible()
  expect(requests).toEqual([])
})

/** Dispatches an event as the page does. */
function report(tab: Tab): Promise<void> {
  return tab.evaluate(() => {
    const detail = { name: 'plan_view', ts: Date.now(), route: '/', scenario: 'A', lang: 'en' }
    document.dispatchEvent(new CustomEvent('sondia:event', { detail }))
  })
}

async function stored(stack: Stack): Promise<Stored[]> {
  const sql = `select name, visit_id as visit, page_lang, route, details,
    (extract(epoch from occurred_at) * 1000)::float8 as ts from events order by event_id`
  return (await stack.rows(sql)) as Stored[]
}

interface Stored {
  name: string
  visit: string
  page_lang: string
  route: string
  details: Record<string, unknown>
  ts: number
}

/** Alike whatever the order of events and of their fields. */
function inOrder(events: readonly object[]): string[] {
  return events.map((event) => JSON.stringify(event, Object.keys(event).toSorted())).toSorted()
}
