import type { Page as Tab } from '@playwright/test'
import { consentVersion } from '#content/consent/consent.ts'
import { expect, ids, questionOn, test } from './site-with-tags.ts'
import { listen, quizPage, quizzes } from './quiz-page.ts'
import type { StubTags } from './stub-tags.ts'
import { consent } from './words.ts'

// What is loaded, sent and stored, answer by answer. How the question looks and behaves: consent-screen.spec.ts. That the
// default build has no trace of it: checks/served/silent-files.test.ts.
test.describe.configure({ mode: 'default' })

const version = `${consentVersion} google meta`
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}

for (const { lang, path, next } of [
  { lang: 'en', path: '/', next: '/pricing' },
  { lang: 'he', path: '/5-reasons', next: '/quiz' },
] as const) {
  test.describe(lang, () => {
    test('TR-03 a question that is ignored is a no, and the page goes on', async ({ page: tab, tags }) => {
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

    test('TR-03 no means no, here and on the next page', async ({ page: tab, tags }) => {
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

    test('TR-01 TR-02 yes: each event once, to each, with the campaign of the landing', async ({ page: tab, tags }) => {
      const { region, yes } = questionOn(tab)
      await tab.goto(`${path}?utm_source=meta&utm_campaign=spring`)
      await report(tab)
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

    test('TR-03 asked again from the footer, and taken back', async ({ page: tab, context, tags }) => {
      const { region, yes, no, again } = questionOn(tab)
      const { now } = consent[lang]
      await tab.goto(path)
      await yes.click()
      await expect.poll(() => tags.meta).toContainEqual(['track', 'PageView'])
      await expect
        .poll(async () => (await context.cookies()).map(({ name }) => name).toSorted())
        .toEqual(['_fbp', '_ga'])

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
  })
}

for (const quiz of quizzes) {
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
    const before = reported.length
    await visitor.walkTo('build')
    await tab.clock.runFor(15_000)
    await tab.waitForURL(`**${quiz.results}?scenario=D&utm_source=meta&utm_term=survey`)
    await tab.locator('[data-install]:visible').first().click()
    const sent = () => reported.slice(before).map(({ name, ...details }) => [name, flat(details)])
    await expect.poll(() => sent().map(([name]) => name)).toContain('cta_install_click')
    for (const name of ['quiz_completed', 'plan_view', 'cta_install_click']) {
      expect(sent().filter(([sent]) => sent === name)).toHaveLength(1)
    }
    for (const { utm_source, utm_term } of reported) expect([utm_source, utm_term]).toEqual(['meta', 'survey'])
    // The two pages' requests may overtake each other.
    for (const list of [tags.google, tags.meta])
      await expect.poll(() => inOrder(eventsIn(list))).toEqual(inOrder(sent()))
  })
}

for (const [what, kept] of [
  ['to an older version of the question', `granted ${consentVersion - 1} google meta`],
  ['when fewer were counting', `granted ${consentVersion} google`],
  ['with an unknown value', 'yes'],
] as const) {
  test(`TR-03 consent ${what} is asked for again`, async ({ page: tab, tags }) => {
    await tab.addInitScript((value) => localStorage.setItem('consent', value), kept)
    await tab.goto('/')
    await expect(questionOn(tab).region).toBeVisible()
    await expectSilence(tab, tags, kept)
  })
}

test('TR-03 an answer holds in every open tab', async ({ page: tab, context, tags }) => {
  const other = await context.newPage()
  await tab.goto('/')
  await other.goto('/pricing')
  await questionOn(tab).yes.click()
  await expect(questionOn(other).region).toBeHidden()
  await expect.poll(() => tags.loaded.length).toBe(4)

  await questionOn(tab).again.click()
  const fresh = Promise.all([tab.waitForEvent('load'), other.waitForEvent('load')])
  await questionOn(tab).no.click()
  await fresh
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
  expect([tags.loaded, tags.google, tags.meta]).toEqual([[], [], []])
  expect(await tab.context().cookies()).toEqual([])
  expect(await tab.evaluate(() => ({ local: { ...localStorage }, session: sessionStorage.length }))).toEqual({
    local: answer === null ? {} : { consent: answer },
    session: 0,
  })
}

/** The events among the commands that a service received. */
function eventsIn(sent: readonly unknown[][]): unknown[][] {
  return sent.filter(([command]) => command === 'event' || command === 'trackCustom').map(([, ...event]) => event)
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
