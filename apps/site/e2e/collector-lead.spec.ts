import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type BrowserContext, type Page as Tab } from '@playwright/test'
import lead from '@repo/content/pages/lead.he.ts'
import leadEn from '@repo/content/pages/lead-en.en.ts'
import { uuidTimePrefix } from '@repo/contract/uuid-time.ts'
import { systemChromium } from '@repo/testing/system-chromium.ts'
import { typeInto } from '@repo/testing/type-into.ts'
import { expect, keptBy, test, type Stack } from './site-with-collector.ts'
import { alternating } from './page-list.ts'
import { sectionOn } from './section-on.ts'

// A lead on its way through nginx and the service into PostgreSQL. No test here ever agrees to being counted.
test.describe.configure({ mode: 'default' })

const noa = { fullName: 'נועה לב', phone: '050-555-0142' }
const thanks = 'תודה! נחזור אליך בהקדם'
const words = sectionOn(lead.path, 'leadForm').sent

const opened = [
  ['another page', '/pricing'],
  ['the form', '/lead'],
] as const

for (const [where, path] of alternating(opened, 0)) {
  test(`LD-02 sent while the service is down, the browser closed and opened again on ${where}: it arrives exactly once`, async ({
    stack,
  }) => {
    await stack.down()
    const profile = mkdtempSync(join(tmpdir(), 'visitor-'))
    const first = await openBrowser(profile)
    const form = await openForm(first.pages()[0] ?? (await first.newPage()), `${stack.origin}/lead?utm_source=meta`)
    await form.complete()
    await form.button.click()
    await expect(form.note).toHaveText(words.failed)
    await expect(form.button).toHaveText(words.retry)
    await expect(form.button).toBeEnabled()
    expect(form.said).toEqual([])
    expect(Object.keys((await keptBy(form.tab)).local)).toEqual([expect.stringMatching(/^lead:/)])
    await first.close()

    await stack.up()
    expect(await leads(stack)).toEqual([])
    const second = await openBrowser(profile)
    const tab = second.pages()[0] ?? (await second.newPage())
    await tab.goto(stack.origin + path)
    await expect.poll(async () => (await leads(stack)).length).toBe(1)
    if (path === '/lead') await expect(tab.getByRole('status')).toHaveText(words.earlier.arrived)
    await expect.poll(() => keptBy(tab)).toEqual({ local: {}, session: [] })
    await tab.goto(`${stack.origin}/lead`)
    await tab.goto(`${stack.origin}/pricing`)
    await tab.waitForLoadState('networkidle')
    await second.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })

    expect(await leads(stack)).toEqual([
      { route: '/lead', campaign: { utm_source: 'meta' }, page_lang: 'he', isReadable: false },
    ])
    expect(await stack.rows('select kind from outbox')).toEqual([{ kind: 'lead.created' }])
  })
}

for (const page of alternating([lead, leadEn], 0)) {
  test(`LD-02 RT-33 no thanks on ${page.path} before the service has answered, then the alert, and nothing is kept`, async ({
    page: tab,
    stack,
  }) => {
    const { form: copy } = sectionOn(page.path, 'leadForm')
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await tab.route('**/collect/v1/leads', async (route) => {
      await answered
      await route.continue()
    })
    const { complete, button, note, said, name } = await openForm(tab, page.path, copy)
    await complete()
    await button.click()
    await expect(button).toHaveText(copy.sending)
    await expect(button).toBeDisabled()
    await expect(name).not.toBeEditable()
    expect([said, await leads(stack)]).toEqual([[], []])
    answer()
    await expect(note).toHaveText(copy.thanks)
    expect(said).toEqual([copy.thanks])
    await expect(name).toHaveValue('')
    expect(await leads(stack)).toMatchObject([{ route: page.path, page_lang: page.locale }])
    expect(await keptBy(tab)).toEqual({ local: {}, session: [] })
  })
}

test('LD-02 an answer that is lost on the way makes no second lead', async ({ page: tab, stack }) => {
  await tab.route('**/collect/v1/leads', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const { complete, button, note, said } = await openForm(tab, '/lead')
  await complete()
  await button.click()
  await expect(note).toHaveText(words.failed)
  expect(await leads(stack)).toHaveLength(1)
  await tab.unroute('**/collect/v1/leads')
  await button.click()
  await expect(note).toHaveText(thanks)
  expect(said).toEqual([thanks])
  expect(await leads(stack)).toHaveLength(1)
})

test('LD-02 it goes by itself when the service is back', async ({ page: tab, stack }) => {
  await stack.down()
  await tab.clock.install()
  const { complete, button, note, said } = await openForm(tab, '/lead')
  await complete()
  await button.click()
  await expect(note).toHaveText(words.failed)
  await stack.up()
  await tab.clock.runFor(5000)
  await expect(note).toHaveText(thanks)
  expect(said).toEqual([thanks])
  expect(await leads(stack)).toHaveLength(1)
})

test('LD-02 a refused lead shows an error, with the way to the chat', async ({ page: tab, stack }) => {
  await tab.route('**/collect/v1/leads', (route) => route.continue({ postData: '{}' }))
  const { complete, button, note, said, form } = await openForm(tab, '/lead')
  await complete()
  await button.click()
  await expect(note).toHaveText(words.refused)
  await expect(form.locator('a[href^="https://wa.me"]').last()).toBeVisible()
  expect([said, await leads(stack)]).toEqual([[], []])
  expect(await keptBy(tab)).toEqual({ local: {}, session: [] })
})

test('LD-02 a redirect, a page or a 403, 404 or 405 in place of the service loses no lead', async ({
  page: tab,
  stack,
}) => {
  const { complete, button, note, said } = await openForm(tab, '/lead')
  await complete()
  const waits = async (answer: string) => {
    await button.click()
    await expect(button, answer).toHaveText(words.retry)
    await expect(button, answer).toBeEnabled()
    await expect(note, answer).toHaveText(words.failed)
    expect(Object.keys((await keptBy(tab)).local), answer).toEqual([expect.stringMatching(/^lead:/)])
  }
  const requests: string[] = []
  const answers = [
    { status: 302, headers: { location: '/pricing' } },
    { status: 200, headers: { 'content-type': 'text/html' } },
    { status: 403, headers: {} },
    { status: 404, headers: {} },
    { status: 405, headers: { allow: 'GET' } },
  ]
  let answer = answers[0]
  const standIn = await stack.standIn((request, response) => {
    requests.push(`${request.method} ${answer?.status}`)
    response.writeHead(answer?.status ?? 500, answer?.headers).end('<!doctype html><title>Elsewhere</title>')
  })
  for (answer of answers) await waits(String(answer.status))
  await standIn.close()
  for (const { status } of answers) expect(requests).toContain(`POST ${status}`)
  // The service itself, with an origin that an owner forgot.
  await stack.up({ COLLECTOR_ORIGINS: 'https://www.sondia.example' })
  await waits('a forgotten origin')
  expect([said, await leads(stack)]).toEqual([[], []])

  await stack.up({})
  // Unless the form, which tries again by itself, was faster.
  await button.evaluate(
    (send: HTMLButtonElement) =>
      send.form?.querySelector<HTMLInputElement>('input[name="fullName"]')?.value && send.click(),
  )
  await expect(note).toHaveText(thanks)
  expect(said).toEqual([thanks])
  expect(await leads(stack)).toHaveLength(1)
  expect(await keptBy(tab)).toEqual({ local: {}, session: [] })
})

test('LD-02 a lead of last week is forgotten, not sent', async ({ page: tab, requests }) => {
  const id = `${uuidTimePrefix(Date.now() - 7 * 24 * 3_600_000)}-7000-8000-000000000000`
  await tab.addInitScript(({ key, list }) => localStorage.setItem(key, list), {
    key: `lead:${id}`,
    list: JSON.stringify([{ ...noa, id }]),
  })
  await tab.goto('/pricing')
  await tab.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  expect((await keptBy(tab)).local).toEqual({})
})

test('LD-01 LD-02 what the form says meets WCAG 2.2 AA, and the honeypot field is out of reach', async ({
  page: tab,
  stack,
}) => {
  await stack.down()
  const { complete, button, note } = await openForm(tab, '/lead')
  await complete()
  await tab.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await tab.keyboard.press('Enter')
  await expect(note).toHaveText(words.failed)
  await expect(button).toBeFocused()
  expect(await violations(tab)).toEqual([])
  await tab.reload()
  await expect(tab.getByRole('status')).toContainText(words.earlier.waiting)
  expect(await violations(tab)).toEqual([])
})

async function openForm(tab: Tab, address: string, copy = sectionOn(lead.path, 'leadForm').form) {
  const said: string[] = []
  tab.on('dialog', async (dialog) => {
    said.push(dialog.message())
    await dialog.accept()
  })
  const form = tab.locator('form')
  const name = form.getByLabel(copy.fullName.question)
  const phone = form.getByLabel(copy.phone.question)
  const button = form.getByRole('button').last()
  await tab.goto(address)
  await expect(button).toBeEnabled()
  return {
    tab,
    said,
    form,
    name,
    button,
    note: form.getByRole('alert'),
    async complete() {
      await typeInto(name, noa.fullName)
      await typeInto(phone, noa.phone)
    },
  }
}

function openBrowser(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, systemChromium)
}

/** The leads as they lie in the database: can anybody read the name there? */
function leads(stack: Stack) {
  return stack.rows(
    `select route, campaign, page_lang, position($1::bytea in full_name_sealed) > 0 as "isReadable" from leads`,
    [Buffer.from(noa.fullName)],
  )
}

async function violations(tab: Tab): Promise<string[]> {
  const report = await new AxeBuilder({ page: tab }).setLegacyMode().include('form').analyze()
  return report.violations.map(({ id, help }) => `${id}: ${help}`)
}
