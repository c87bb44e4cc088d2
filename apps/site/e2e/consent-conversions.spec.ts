import type { Page as Tab } from '@playwright/test'
import { consentVersion } from '@repo/content/consent/consent.ts'
import { typeInto } from '@repo/testing/type-into.ts'
import { sites } from './built-site.ts'
import { quizIn, quizPage } from './quiz-page.ts'
import { open, walkTo } from './quiz2-page.ts'
import { createStackFixture, type Stack } from './site-with-collector.ts'
import { expect, questionOn, test as withTags } from './site-with-tags.ts'
import { consent } from './words.ts'

// The site of an owner who switched everything on: what reaches the collector, Google, Google Ads and Meta at once.
const test = withTags.extend<{ clean: void }, { stack: Stack }>({
  stack: createStackFixture('with-everything'),
  origin: [({ stack }, run) => run(stack.origin), { scope: 'worker' }],
  clean: [
    async ({ stack, tags }, run) => {
      // In every test, so that none reaches the real services.
      tags.forget()
      await stack.rows('truncate events, bad_events, leads, outbox cascade')
      await run()
      expect(await stack.rows('select reason, payload from bad_events')).toEqual([])
      await stack.up()
    },
    { auto: true },
  ],
})
test.describe.configure({ mode: 'default' })

const noa = { fullName: 'נועה לב', phone: '050-555-0142' }
const ads = sites['with-everything'].MEASURE_GOOGLE_ADS
const yes = `granted ${consentVersion} google meta ads personalAds collector answers`

test('LD-02 TR-03 a sent lead reaches Google, Google Ads and Meta after consent, and nothing of it does', async ({
  page: tab,
  context,
  stack,
  tags,
}) => {
  const sent: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/collect/v1/leads')) return
    sent.push(decodeURIComponent(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`))
  })
  const address = '/lead?utm_source=meta'
  await tab.goto(address)
  await send(tab)
  await expect.poll(() => countOf(stack, 'leads')).toBe(1)
  await tab.waitForLoadState('networkidle')
  expect([tags.loaded, tags.google, tags.ads, tags.meta]).toEqual([[], [], [], []])

  await questionOn(tab).yes.click()
  await send(tab)
  await expect.poll(() => countOf(stack, 'leads')).toBe(2)
  const details = { ts: expect.any(Number), route: address, lang: 'he', utm_source: 'meta' }
  await expect
    .poll(() => tags.google.filter(([command]) => command === 'event'))
    .toEqual([
      ['event', 'generate_lead', { ...details, content_type: 'lead' }],
      ['event', 'conversion', { send_to: `${ads}/LeadLabel-1` }],
    ])
  await expect.poll(() => tags.ads).toEqual([['event', 'conversion', { send_to: `${ads}/LeadLabel-1` }]])
  await expect
    .poll(() => tags.meta.filter(([command]) => command === 'track'))
    .toEqual([
      ['track', 'PageView'],
      ['track', 'Lead', { ...details, content_name: 'lead' }],
    ])
  expect(sent.filter((request) => /נועה|555.?0142/.test(request))).toEqual([])
})

test('LD-02 a lead that waited for the collector is reported when it arrives, from another page too', async ({
  page: tab,
  stack,
  tags,
  noise,
}) => {
  await tab.addInitScript((value) => localStorage.setItem('consent', value), yes)
  await stack.down()
  await tab.goto('/lead')
  await typeInto(tab.getByRole('textbox').first(), noa.fullName)
  await typeInto(tab.getByRole('textbox').nth(1), noa.phone)
  const refused = tab.waitForResponse((response) => response.url().endsWith('/v1/leads'))
  await tab.locator('main form').getByRole('button').last().click()
  await refused
  // No script: the form itself does not retry.
  await tab.goto('/favicon.svg')
  await stack.up()
  await tab.goto('/pricing')
  await expect.poll(() => countOf(stack, 'leads')).toBe(1)
  await expect
    .poll(() => tags.meta.filter(([, name]) => name === 'Lead'))
    .toEqual([['track', 'Lead', expect.objectContaining({ route: '/pricing' })]])
  // The browser logs each answer of the service that was down.
  noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('502')))
})

test('TR-03 the first command denies everything; consent grants ads too, because the question asks for them', async ({
  page: tab,
  tags,
}) => {
  const denied = {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  }
  const granted = Object.fromEntries(Object.keys(denied).map((kind) => [kind, 'granted']))
  await tab.goto('/pricing')
  await questionOn(tab).yes.click()
  await expect
    .poll(() => tags.google.slice(0, 2))
    .toEqual([
      ['consent', 'default', denied],
      ['consent', 'update', granted],
    ])
  await expect.poll(() => tags.google.map(([, id]) => id)).toContain(ads)
  await questionOn(tab).again.click()
  await questionOn(tab).no.click()
  await expect.poll(() => tags.google.at(-1)).toEqual(['consent', 'update', denied])
})

test('TR-03 consent to counting alone, given before ads were switched on, is asked for again', async ({
  page: tab,
  tags,
}) => {
  const before = `granted ${consentVersion} google meta collector answers`
  await tab.addInitScript((value) => localStorage.setItem('consent', value), before)
  await tab.goto('/')
  await expect(questionOn(tab).region).toBeVisible()
  await tab.waitForLoadState('networkidle')
  expect(tags.loaded).toEqual([])
})

for (const { lang, path } of [
  { lang: 'en', path: '/' },
  { lang: 'he', path: '/5-reasons' },
] as const) {
  test(`TR-03 ${lang}: the question names ads before it is opened, and the answers stay in reach`, async ({
    page: tab,
  }) => {
    const { region, more, yes, no } = questionOn(tab)
    const { ads, personalAds, google } = consent[lang].countedBy
    await tab.setViewportSize({ width: 320, height: 450 })
    await tab.goto(path)
    for (const sentence of [ads, personalAds]) await expect(region.getByText(sentence)).toBeVisible()
    await expect(region.getByText(google)).toBeHidden()
    for (const answer of [yes, no]) await expect(answer).toBeInViewport({ ratio: 1 })
    await more.click()
    await expect(region.getByText(google)).toBeVisible()
    for (const answer of [yes, no]) await expect(answer).toBeInViewport({ ratio: 1 })
  })
}

test('SH-08 with ads too, the question is away while answers of the first screen are under it', async ({
  page: tab,
}) => {
  const { region } = questionOn(tab)
  await tab.emulateMedia({ reducedMotion: 'reduce' })
  await tab.setViewportSize({ width: 390, height: 844 })
  await tab.goto('/')
  await expect(region).toHaveAttribute('data-away')
  await tab.evaluate(() => scrollTo({ top: innerHeight * 2, behavior: 'instant' }))
  await expect(region).toBeVisible()
})

test('TR-02 the collector gets the quiz and the step on screen with consent, each once', async ({
  page: tab,
  stack,
}) => {
  const quiz = quizIn('en')
  await tab.clock.install()
  await quizPage(tab, quiz).open(quiz.path)
  await tab.clock.runFor(60_000)
  const now = await tab.evaluate(() => Date.now())
  await questionOn(tab).yes.click()
  await tab.clock.runFor(3000)
  await expect
    .poll(async () => (await stored(stack)).map(({ name, details }) => [name, details]))
    .toEqual([
      ['page_view', { page: quiz.path, variant: quiz.path, device: 'desktop', referrer: '' }],
      ['quiz_started', { lang: 'en' }],
      ['quiz_step_view', { stepId: 'goal', lang: 'en' }],
    ])
  for (const { ts } of await stored(stack)) expect(ts).toBeGreaterThanOrEqual(now)
})

test('GQ-05 the collector gets the start and the end of /quiz2, without an answer', async ({ page: tab, stack }) => {
  // The collector takes events of the last seven days.
  await open(tab, Date.now() - 3_600_000)
  await walkTo(tab, 1, 2)
  await questionOn(tab).yes.click()
  await walkTo(tab, 2, 12)
  await tab.clock.runFor(3000)
  await expect
    .poll(async () => (await stored(stack)).map(({ name, details }) => [name, details]))
    .toEqual([
      ['page_view', { page: '/quiz2', variant: '/quiz2', device: 'desktop', referrer: '' }],
      ['game_started', { lang: 'en' }],
      ['game_completed', { lang: 'en' }],
    ])
})

/** Sends the form, and closes the thanks. */
async function send(tab: Tab): Promise<void> {
  const form = tab.locator('main form')
  await expect(form.getByRole('button').last()).toBeEnabled()
  await typeInto(form.getByRole('textbox').first(), noa.fullName)
  await typeInto(form.getByRole('textbox').nth(1), noa.phone)
  const thanks = tab.waitForEvent('dialog').then((dialog) => dialog.accept())
  await form.getByRole('button').last().click()
  await thanks
}

async function countOf(stack: Stack, table: string): Promise<number> {
  return (await stack.rows(`select from ${table}`)).length
}

async function stored(stack: Stack): Promise<{ name: string; details: object; ts: number }[]> {
  const sql = `select name, details, (extract(epoch from occurred_at) * 1000)::float8 as ts from events
    order by event_id`
  return (await stack.rows(sql)) as { name: string; details: object; ts: number }[]
}
