import type { Page as Tab } from '@playwright/test'
import { consentVersion } from '@repo/content/consent/consent.ts'
import { expect, ids, questionOn, test } from './site-with-tags.ts'
import { answers, listen, quizPage, quizzes } from './quiz-page.ts'
import { alternating } from './page-list.ts'
import { open, walkTo } from './quiz2-page.ts'
import type { StubTags } from './stub-tags.ts'
import { consent } from './words.ts'

// What is loaded, sent and stored, answer by answer. How the question looks and behaves: consent-screen.spec.ts. That the
// default build has no trace of it: apps/site/checks/served/silent-files.test.ts.
test.describe.configure({ mode: 'default' })

const version = `${consentVersion} google meta`
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}

const visits = [
  { lang: 'en', path: '/', next: '/pricing' },
  { lang: 'he', path: '/5-reasons', next: '/quiz' },
] as const

for (const { lang, path, next } of alternating(visits, 0)) {
  test(`TR-03 ${lang}: a question that is ignored is a no, and the page goes on`, async ({ page: tab, tags }) => {
    const { region } = questionOn(tab)
    await tab.goto(path)
    await expect(region).toBeVisible()
    await tab.mouse.wheel(0, 3000)
    await expect.poll(() => tab.evaluate(() => scrollY)).toBeGreaterThan(400)
    await report(tab)
    await tab.goto(next)
    await expect(region).toBeVisible()
    await expectSilence(tab, tags, null)
  })
}

for (const { lang, path, next } of alternating(visits, 1)) {
  test(`TR-03 ${lang}: no means no, here and on the next page`, async ({ page: tab, tags }) => {
    const { region, no } = questionOn(tab)
    await tab.goto(path)
    await no.click()
    await expect(region).toBeHidden()
    await report(tab)
    await tab.goto(next)
    await report(tab)
    await expect(region).toBeHidden()
    await expectSilence(tab, tags, `denied ${version}`)
  })
}

for (const { lang, path } of alternating(visits, 2)) {
  test(`TR-01 TR-02 ${lang}: yes: each event once, to each, with the campaign of the landing`, async ({
    page: tab,
    tags,
  }) => {
    const { region, yes } = questionOn(tab)
    await tab.goto(`${path}?utm_source=meta&utm_campaign=spring`)
    await report(tab)
    // As a browser that translates the page does.
    await yes.evaluate((button) => (button.innerHTML = `<font>${button.innerHTML}</font>`))
    await yes.click()
    await expect(region).toBeHidden()
    await expect.poll(() => tags.google.length).toBe(4)
    expect(tags.google.slice(0, 2)).toEqual([
      ['consent', 'default', denied],
      ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
    ])
    expect(tags.google[3]?.slice(0, 2)).toEqual(['config', ids.google])
    await expect
      .poll(() => tags.meta)
      .toEqual([
        ['set', 'autoConfig', false, ids.meta],
        ['init', ids.meta],
        ['track', 'PageView'],
      ])
    await tab.evaluate(() => history.replaceState(null, '', location.pathname))
    await report(tab)
    const sent = { ts: 1, route: '/', utm_source: 'meta', utm_campaign: 'spring', scenario: 'A', lang: 'en' }
    await expect.poll(() => eventsIn(tags.google)).toEqual([['plan_view', sent]])
    await expect.poll(() => eventsIn(tags.meta)).toEqual([['plan_view', sent]])
    expect(tags.loaded.toSorted()).toEqual(['/en_US/fbevents.js', '/gtag/js'])
    expect(await tab.evaluate(() => localStorage.getItem('consent'))).toBe(`granted ${version}`)
  })
}

for (const { lang, path, next } of alternating(visits, 3)) {
  test(`TR-03 ${lang}: asked again from the footer, and taken back`, async ({ page: tab, context, tags }) => {
    const { region, yes, no, again } = questionOn(tab)
    const { now } = consent[lang]
    await tab.goto(path)
    await yes.click()
    await expect.poll(() => tags.meta).toContainEqual(['track', 'PageView'])
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name).toSorted()).toEqual(['_fbp', '_ga'])

    await again.click()
    await expect(region).toContainText(now.granted)
    await expect(region.getByText(now.denied)).toBeHidden()
    const fresh = tab.waitForEvent('load')
    await no.click()
    await fresh
    await expect.poll(() => tags.google.at(-1)).toEqual(['consent', 'update', denied])
    await expect.poll(() => tags.meta.at(-1)).toEqual(['consent', 'revoke'])
    tags.forget()
    await tab.goto(next)
    await report(tab)
    await expectSilence(tab, tags, `denied ${version}`)
  })
}

for (const quiz of alternating(quizzes, 0)) {
  test(`TR-02 ${quiz.path} is counted as it reports itself, through to the plan and the click`, async ({
    page: tab,
    context,
    tags,
  }) => {
    await context.route('https://apps.shopify.com/**', (route) => route.fulfill({ body: 'The listing' }))
    await tab.clock.install()
    const reported = await listen(tab)
    const visitor = quizPage(tab, quiz)
    await visitor.open(`${quiz.path}?utm_source=meta&utm_term=survey`)
    await questionOn(tab).yes.click()
    await visitor.walkTo('build')
    await tab.clock.runFor(15_000)
    await tab.waitForURL(`**${quiz.results}?scenario=D&utm_source=meta&utm_term=survey`)
    await tab.locator('[data-install]:visible').first().click()
    await expect.poll(() => reported.map(({ name }) => name)).toContain('cta_install_click')
    for (const name of ['quiz_started', 'quiz_completed', 'plan_view', 'cta_install_click']) {
      expect(reported.filter((event) => event.name === name)).toHaveLength(1)
    }
    for (const { utm_source, utm_term } of reported) expect([utm_source, utm_term]).toEqual(['meta', 'survey'])
    const campaign = { utm_source: 'meta', utm_term: 'survey' }
    // The two pages' requests may overtake each other.
    const expectAll = async (list: readonly unknown[][], names: Readonly<Record<string, string>>, about: string) => {
      const expected = reported.map((event) => {
        const { name, ts: _, ...details } = event
        if (name === 'cta_install_click') {
          return [names.install, { route: event.route, lang: quiz.lang, ...campaign, [about]: 'install' }]
        }
        return names[name] ? [names[name], { ...flat(details), [about]: 'quiz' }] : [name, flat(details)]
      })
      await expect.poll(() => inOrder(eventsIn(list).map(timeless))).toEqual(inOrder(expected))
    }
    await expectAll(
      tags.google,
      { quiz_started: 'tutorial_begin', quiz_completed: 'tutorial_complete', install: 'select_content' },
      'content_type',
    )
    await expectAll(
      tags.meta,
      { quiz_started: 'ViewContent', quiz_completed: 'CompleteRegistration', install: 'InitiateCheckout' },
      'content_name',
    )
  })
}

for (const quiz of alternating(quizzes, 1)) {
  test(`TR-01 TR-02 ${quiz.path}: with consent the quiz and the step on screen are reported as of now, and no answer before it`, async ({
    page: tab,
    tags,
  }) => {
    await tab.clock.install()
    const reported = await listen(tab)
    const visitor = quizPage(tab, quiz)
    await visitor.open(quiz.path)
    await visitor.walkTo('pain')
    await expectSilence(tab, tags, null)
    await tab.clock.runFor(60_000)
    const now = await tab.evaluate(() => Date.now())
    await questionOn(tab).yes.click()
    const context = { ts: expect.any(Number), route: quiz.path, lang: quiz.lang }
    const step = ['quiz_step_view', { ...context, stepId: 'pain' }]
    await expect
      .poll(() => eventsIn(tags.google))
      .toEqual([['tutorial_begin', { ...context, content_type: 'quiz' }], step])
    await expect.poll(() => eventsIn(tags.meta)).toEqual([['ViewContent', { ...context, content_name: 'quiz' }], step])
    for (const [, details] of [tags.google, tags.meta].flatMap(eventsIn)) {
      expect(Object(details).ts).toBeGreaterThanOrEqual(now)
    }
    // The document reports each once.
    expect(reported.map(({ name }) => name)).toEqual([
      'quiz_started',
      'quiz_step_view',
      'quiz_option_select',
      'quiz_step_view',
    ])
    expect(JSON.stringify([tags.google, tags.meta])).not.toContain(answers.goal)
  })
}

test('GQ-05 TR-03 /quiz2 reports its start and its end after consent, each once, and never an answer', async ({
  page: tab,
  tags,
}) => {
  await tab.addInitScript(() => Object.assign(window, { dataLayer: [] }))
  const reported = await listen(tab)
  await open(tab)
  await walkTo(tab, 1, 3)
  await expectSilence(tab, tags, null)
  await questionOn(tab).yes.click()
  const context = { ts: expect.any(Number), route: '/quiz2', lang: 'en' }
  const started = [
    ['tutorial_begin', { ...context, content_type: 'game' }],
    ['ViewContent', { ...context, content_name: 'game' }],
  ]
  const completed = [
    ['tutorial_complete', { ...context, content_type: 'game' }],
    ['CompleteRegistration', { ...context, content_name: 'game' }],
  ]
  await expect.poll(() => [tags.google, tags.meta].flatMap(eventsIn)).toEqual(started)
  await walkTo(tab, 3, 12)
  const both = [started[0], completed[0], started[1], completed[1]]
  await expect.poll(() => [tags.google, tags.meta].flatMap(eventsIn)).toEqual(both)
  // Once more to the end, in the same load.
  await tab.goBack()
  await walkTo(tab, 11, 12)
  await tab.waitForLoadState('networkidle')
  expect([tags.google, tags.meta].flatMap(eventsIn)).toEqual(both)
  // It is no event of the document, nor of an owner's tag manager.
  expect([reported, await tab.evaluate(() => Reflect.get(window, 'dataLayer'))]).toEqual([[], []])
})

test('GQ-05 TR-03 without consent /quiz2 reports nothing, to its end', async ({ page: tab, tags }) => {
  await open(tab)
  await questionOn(tab).no.click()
  await walkTo(tab, 1, 12)
  await expectSilence(tab, tags, `denied ${version}`)
})

const withInstall = [
  { path: '/5-reasons-v2', lang: 'en' },
  { path: '/5-reasons', lang: 'he' },
  { path: '/pricing', lang: 'en' },
] as const

for (const { path, lang } of alternating(withInstall, 1)) {
  test(`TR-02 an install click on ${path} reaches Google and Meta once, after consent`, async ({
    page: tab,
    context,
    tags,
  }) => {
    await context.route('https://apps.shopify.com/**', (route) => route.fulfill({ body: 'The listing' }))
    await tab.goto(`${path}?utm_source=meta`)
    const install = tab.locator('main a[href^="https://apps.shopify.com"]:visible').first()
    await install.click()
    await expectSilence(tab, tags, null)
    await questionOn(tab).yes.click()
    await install.click()
    const details = { ts: expect.any(Number), route: `${path}?utm_source=meta`, lang, utm_source: 'meta' }
    await expect
      .poll(() => [tags.google, tags.meta].flatMap(eventsIn))
      .toEqual([
        ['select_content', { ...details, content_type: 'install' }],
        ['InitiateCheckout', { ...details, content_name: 'install' }],
      ])
  })
}

test('TR-03 consent to an older question, to fewer services or with an unknown value is asked for again', async ({
  page: tab,
  tags,
}) => {
  await tab.goto('/favicon.svg')
  for (const kept of [`granted ${consentVersion - 1} google meta`, `granted ${consentVersion} google`, 'yes']) {
    await tab.evaluate((value) => localStorage.setItem('consent', value), kept)
    await tab.goto('/')
    await expect(questionOn(tab).region).toBeVisible()
    await expectSilence(tab, tags, kept)
  }
})

test('TR-03 an answer holds in every open tab', async ({ page: tab, context, tags }) => {
  const other = await context.newPage()
  await tab.goto('/')
  await other.goto('/pricing')
  await questionOn(tab).yes.click()
  await expect(questionOn(other).region).toBeHidden()
  await expect.poll(() => tags.loaded.length).toBe(4)
  await expect.poll(() => [tags.google.length, tags.meta.length]).toEqual([8, 6])

  await questionOn(tab).again.click()
  const fresh = Promise.all([tab.waitForEvent('load'), other.waitForEvent('load')])
  await questionOn(tab).no.click()
  await fresh
  // Each tab says to each of the services that consent is withdrawn.
  await expect.poll(() => [tags.google.length, tags.meta.length]).toEqual([10, 8])
  tags.forget()
  await report(other)
  await expectSilence(other, tags, `denied ${version}`)
})

test('TR-03 where storage throws the answer holds for the page', async ({ page: tab, tags }) => {
  await tab.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  const { region, yes } = questionOn(tab)
  await tab.goto('/')
  await yes.click()
  await expect.poll(() => tags.loaded.length).toBe(2)
  await tab.goto('/pricing')
  await expect(region).toBeVisible()
})

/** Dispatches an event as the page does. */
function report(tab: Tab): Promise<void> {
  return tab.evaluate(() => {
    const detail = { name: 'plan_view', ts: 1, route: '/', scenario: 'A', lang: 'en' }
    document.dispatchEvent(new CustomEvent('sondia:event', { detail }))
  })
}

/** No request was made, and nothing is stored but the answer itself. */
async function expectSilence(tab: Tab, tags: StubTags, answer: string | null): Promise<void> {
  await tab.waitForLoadState('networkidle')
  expect([tags.loaded, tags.google, tags.ads, tags.meta]).toEqual([[], [], [], []])
  expect(await tab.context().cookies()).toEqual([])
  expect(await tab.evaluate(() => ({ local: { ...localStorage }, session: sessionStorage.length }))).toEqual({
    local: answer === null ? {} : { consent: answer },
    session: 0,
  })
}

/** The events among the commands that a service received. */
function eventsIn(sent: readonly unknown[][]): unknown[][] {
  return sent
    .filter(([command, name]) => /^(event|track|trackCustom)$/.test(String(command)) && name !== 'PageView')
    .map(([, ...event]) => event)
}

function timeless([name, details]: unknown[]): unknown[] {
  const { ts: _, ...rest } = Object(details)
  return [name, rest]
}

function flat(details: object): object {
  return Object.fromEntries(
    Object.entries(details).map(([key, value]) => [key, Array.isArray(value) ? `${value}` : value]),
  )
}

function inOrder(events: readonly unknown[][]): string[] {
  return events.map((event) => JSON.stringify(event, keysOf(event[1]))).toSorted()
}

function keysOf(details: unknown): string[] {
  return Object.keys(Object(details)).toSorted()
}
