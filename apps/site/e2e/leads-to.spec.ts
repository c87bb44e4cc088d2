import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page as Tab } from '@playwright/test'
import { startFakeCrm, type FakeCrm } from '@repo/collector/testing/fake-crm.ts'
import lead from '@repo/content/pages/lead.he.ts'
import leadEn from '@repo/content/pages/lead-en.en.ts'
import { linkTo } from '@repo/site/link-to.ts'
import { freePort } from '@repo/testing/free-port.ts'
import { typeInto } from '@repo/testing/type-into.ts'
import { startLeadFunction } from '../../../deploy/testing/lead-function-server.ts'
import { builtSite } from './built-site.ts'
import { alternating } from './page-list.ts'
import { sectionOn } from './section-on.ts'
import { keptBy } from './site-with-collector.ts'

// Leads without a collector (LEADS_TO): through the function of a static host to a webhook, or by the chat alone.
const noa = { fullName: 'נועה לב', phone: '050-555-0142' }

/** The site of a static host, its function, which may be down, and the owner's webhook. */
interface Host {
  origin: string
  webhook: FakeCrm
  down: () => Promise<unknown>
  up: () => Promise<void>
}

const test = base.extend<{ fresh: void }, { host: Host; chatAlone: { origin: string } }>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, run) => {
      const port = await freePort()
      const { origin, close } = await builtSite('with-function', `127.0.0.1:${port}`)
      const webhook = await startFakeCrm()
      const settings = { LEADS_WEBHOOK: webhook.url, LEADS_SECRET: 'a secret' }
      let running: Awaited<ReturnType<typeof startLeadFunction>> | undefined
      const host = {
        origin,
        webhook,
        async down() {
          await running?.close()
          running = undefined
        },
        async up() {
          running ??= await startLeadFunction(settings, { origin, port })
        },
      }
      await host.up()
      await run(host)
      await host.down()
      await webhook.close()
      close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  chatAlone: [
    // oxlint-disable-next-line no-empty-pattern -- The same.
    async ({}, run) => {
      const site = await builtSite('chat-alone')
      await run(site)
      site.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ host }, run) => run(host.origin),
  fresh: [
    async ({ host }, run) => {
      host.webhook.requests.length = 0
      host.webhook.answer = 200
      await host.up()
      await run()
    },
    { auto: true },
  ],
})

test.describe.configure({ mode: 'default' })

for (const page of alternating([lead, leadEn], 0)) {
  const words = sectionOn(page.path, 'leadForm')

  test(`LD-01 LD-02 LD-04 ${page.path} asks name and number in the chat, sends them through the function to the webhook, thanks, and lights what comes next`, async ({
    page: tab,
    host,
  }) => {
    await tab.setViewportSize({ width: 1440, height: 900 })
    const { form, name, phone, button, said } = await openForm(tab, page.path)
    await expect(tab.getByRole('main')).not.toContainText(words.unsent.note)
    await expect(form).toContainText(words.passed.privacy)
    await expect(form).not.toContainText(/encrypted|מוצפנ/)
    await expect(tab.locator('#consent-banner')).toHaveCount(0)
    const question = form.getByText(words.form.phone.question)
    await expect(question).toHaveCSS('border-style', 'dashed')
    await button.click()
    await expect(form.getByRole('alert')).toHaveText(words.form.empty)
    await name.pressSequentially(noa.fullName)
    await expect(question).not.toHaveCSS('border-style', 'dashed')
    await phone.pressSequentially(noa.phone)
    await expect(form.locator('[data-lands]:visible')).toHaveCount(2)
    await tab.clock.runFor(2000)
    await phone.press('Enter')
    await expect(form.getByRole('alert')).toHaveText(words.form.thanks)
    expect(said).toEqual([words.form.empty, words.form.thanks])
    // Cleared, and still to be read: what was said stands where the next would be typed.
    await expect(name).toHaveValue('')
    await expect(name).toHaveAttribute('placeholder', noa.fullName)
    await expect(button).toBeEnabled()
    await expect(tab.locator('header').first()).toHaveCSS('background-color', mint)
    await expect(tab.getByRole('listitem').filter({ hasText: words.talk.steps[0] ?? '' })).toHaveCSS('color', paper)
    const report = await new AxeBuilder({ page: tab }).setLegacyMode().include('main').analyze()
    expect(report.violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([])
    expect(host.webhook.requests.map(({ body }) => JSON.parse(body).lead)).toEqual([
      expect.objectContaining({ ...noa, lang: page.locale, route: page.path, flags: [] }),
    ])
    expect(await keptBy(tab)).toEqual({ local: {}, session: [] })
    await name.pressSequentially('א')
    await expect(name).toHaveAttribute('placeholder', words.form.fullName.placeholder)
    await expect(form.getByRole('alert')).toHaveCount(0)
  })
}

test('LD-02 the webhook or the function is down: the lead waits in the browser, and any page of the site sends it, once', async ({
  page: tab,
  host,
}) => {
  const words = sectionOn('/lead', 'leadForm')
  const { form, name, phone, button, said } = await openForm(tab, '/lead')
  host.webhook.answer = 500
  await typeInto(name, noa.fullName)
  await typeInto(phone, noa.phone)
  await button.click()
  await expect(form.getByRole('alert')).toHaveText(words.sent.failed)
  await expect(button).toHaveText(words.sent.retry)
  await host.down()
  await button.click()
  await expect(button).toHaveText(words.sent.retry)
  expect(said).toEqual([])
  expect(Object.keys((await keptBy(tab)).local)).toEqual([expect.stringMatching(/^lead:/)])

  host.webhook.answer = 200
  const tried = host.webhook.requests.splice(0)
  await host.up()
  await tab.goto('/pricing')
  await expect.poll(() => host.webhook.requests.length).toBe(1)
  await expect.poll(() => keptBy(tab)).toEqual({ local: {}, session: [] })
  const keys = [...tried, ...host.webhook.requests].map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
  await tab.goto('/lead')
  await tab.waitForLoadState('networkidle')
  expect(host.webhook.requests).toHaveLength(1)
})

test('LD-02 a lead with the honeypot filled in is passed on, with its flag', async ({ page: tab, host }) => {
  const { form, name, phone, button, said } = await openForm(tab, '/lead')
  await typeInto(name, noa.fullName)
  await typeInto(phone, noa.phone)
  // A robot sets the value of a field that nobody sees.
  await form.locator('input[name="website"]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example'
  })
  await tab.clock.runFor(2000)
  await button.click()
  await expect.poll(() => said).toHaveLength(1)
  expect(JSON.parse(host.webhook.requests[0]?.body ?? '')).toMatchObject({ lead: { flags: ['honeypot'] } })
})

for (const { path } of alternating([{ path: '/results' }, { path: '/results-en' }] as const, 0)) {
  test(`RS-05 the call after the plan on ${path} has the form, which sends through the function`, async ({
    page: tab,
    host,
  }) => {
    const { name, phone, button, said } = await openForm(tab, `${path}?scenario=A`)
    await typeInto(name, noa.fullName)
    await typeInto(phone, noa.phone)
    await button.click()
    await expect.poll(() => said).toHaveLength(1)
    expect(JSON.parse(host.webhook.requests[0]?.body ?? '')).toMatchObject({ lead: { ...noa, route: path } })
  })
}

for (const page of alternating([lead, leadEn], 1)) {
  test(
    `LD-04 ${page.path} with LEADS_TO=none is the chat alone: three questions, one button, no form`,
    { tag: '@nightly' },
    async ({ page: tab, chatAlone }) => {
      const { chat } = sectionOn(page.path, 'leadForm')
      await tab.goto(chatAlone.origin + page.path)
      const main = tab.getByRole('main')
      await expect(main.locator('form, astro-island')).toHaveCount(0)
      await expect(main).toContainText(chat.note)
      const link = main.getByRole('link')
      await main.getByRole('radio').nth(1).focus()
      await tab.keyboard.press('Space')
      await expect(link).toHaveAttribute(
        'href',
        linkTo(`chat-${page.locale}`, { adds: chat.chips[1]?.asks }).href ?? '',
      )
      await tab.keyboard.press('Tab')
      await expect(link).toBeFocused()
      await expect(main.getByText(sectionOn(page.path, 'leadForm').unsent.note)).toHaveCount(0)
    },
  )
}

const mint = 'rgb(195, 242, 220)'
const paper = 'rgb(255, 255, 255)'

async function openForm(tab: Tab, address: string) {
  const said: string[] = []
  tab.on('dialog', async (dialog) => {
    said.push(dialog.message())
    await dialog.accept()
  })
  await tab.clock.install()
  const form = tab.locator('form[data-lead-form]')
  const button = form.getByRole('button').last()
  await tab.goto(address)
  await expect(button).toBeEnabled()
  return {
    said,
    form,
    button,
    name: form.locator('input[name="fullName"]'),
    phone: form.locator('input[name="phone"]'),
  }
}
