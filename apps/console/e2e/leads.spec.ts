import { brand } from '@repo/content/brand.ts'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { leadsPerHour, type LeadTab } from '../features/leads/api/leads.ts'
import { startConsoleProcess } from '../testing/console-process.ts'
import { storeLeads, storeManyLeads } from '../testing/seed/store-leads.ts'
import { en } from '../shared/words/en.ts'
import { he } from '../shared/words/he.ts'
import { whatsAppTexts } from '../features/leads/words/whatsapp-texts.ts'
import { alternating } from '@repo/site/e2e/page-list.ts'
import { localeCodes } from '@repo/contract/locale.ts'
import { typeInto } from '@repo/testing/type-into.ts'
import { arrive, callList, expect, settled, setLocale, test, virtualAuthenticator } from './console-page.ts'

// A conflict and a wanted passkey are answered with 409 and 403, a failed contact with 503 or 401; a killed console leaves requests without an answer.
test.use({ expects: [/status of (40[139]|503)|net::ERR_/] })

const row = (page: Page, id: string) => page.locator(`a[data-lead="${id}"]`)
const tab = (page: Page, name: LeadTab) =>
  page
    .getByRole('navigation', { name: en.leads.tabsLabel })
    .getByRole('link', { name: new RegExp(`^${en.leads.tabs[name]}`) })
const tag = (page: Page) => page.locator('[data-state]')

for (const locale of alternating(localeCodes, 0))
  test(`beside the list is the next call, by keyboard: skipped, then opened; a status that is chosen is read out, in ${locale}`, async ({
    page,
    running,
  }) => {
    const words = { en, he }[locale].leads
    await setLocale(page, locale)
    const hours = (count: number) => new Date(Date.now() - count * 3_600_000)
    await storeLeads(running, [
      { fullName: 'Ada First', phone: '050-555 0167', state: 'called', callAt: hours(200) },
      { fullName: 'Bo Second', phone: '050-555 0168', state: 'called', callAt: hours(199) },
    ])
    await page.goto('/leads')
    const next = page.getByRole('region', { name: words.nextCall })
    await expect(next).toContainText('Ada First')
    // The masked phone of its line is read as what it means.
    await expect(page.getByRole('link', { name: new RegExp(`Ada First.*${words.endsIn('0167')}`) })).toBeVisible()
    // Nothing was opened: no phone is on the screen.
    await expect(page.getByText('555')).toHaveCount(0)
    await next.getByRole('button', { name: words.skip }).press('Enter')
    await expect(next).toContainText('Bo Second')
    await next.getByRole('link', { name: words.openAndCall }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Bo Second' })).toBeFocused()
    await expect(page.getByRole('link', { name: words.call, exact: true })).toBeVisible()
    await page.getByRole('button', { name: words.outcomes.won, exact: true }).press('Enter')
    await expect(page.locator('[data-state="won"]')).toBeVisible()
    await page.getByRole('link', { name: new RegExp(`^${words.tabs.won}`) }).press('Enter')
    await expect(page.getByRole('status').filter({ hasText: words.tabs.won })).toHaveText(/^.+: \d+ /)
  })

test('Today says how many more wait than it lists, and since when the oldest of them', async ({ page, running }) => {
  await setLocale(page, 'en')
  const at = (days: number) => new Date(Date.now() - days * 86_400_000)
  await storeLeads(running, [
    { fullName: 'Ada First', phone: '050-555 0167', at: at(3.5) },
    { fullName: 'Bo Second', phone: '050-555 0168', at: at(4.5) },
  ])
  await page.goto('/')
  const { moreWait, oldest } = en.today
  await expect(callList(page)).toContainText(`${moreWait(2)} ${oldest(en.leads.daysOld(4))}`)
})

test('Today has the landmarks that help: its screens, its content, and the panels that are looked for', async ({
  page,
}) => {
  await setLocale(page, 'en')
  await page.goto('/')
  await settled(page)
  const { lookHere } = en.today
  await expect(page.getByRole('region')).toHaveCount(3)
  await expect(callList(page)).toBeVisible()
  for (const name of [lookHere, en.trend.last]) await expect(page.getByRole('region', { name })).toBeVisible()
  for (const role of ['navigation', 'main', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(1)
  for (const role of ['banner', 'complementary', 'search'] as const) await expect(page.getByRole(role)).toHaveCount(0)
})

test('a tab, a filter and a status that are chosen are read out once each', async ({ page }) => {
  await setLocale(page, 'en')
  await page.goto('/funnel')
  await settled(page)
  const visits = (count: string) => new RegExp(`: ${count} visits$`)
  await expect(page.getByRole('status').filter({ hasText: en.trend.title })).toHaveText(visits('[\\d,]+'))
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver((changes) => {
      const spoken = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest('output'),
      )
      heard.push(...[...new Set(spoken)].flatMap((output) => output?.textContent || []))
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0))
  const press = async (press: () => Promise<void>, said: RegExp) => {
    await press()
    await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(1)
    await settled(page)
    expect(await heard()).toEqual([expect.stringMatching(said)])
  }
  const link = (name: RegExp | string) => () => page.getByRole('link', { name }).press('Enter')
  await press(link(en.funnel.byStep), /^By step: [\d,]+ visits$/)
  await press(link(en.panels.asTable), /^By step, As a table: [\d,]+ visits$/)
  await press(() => page.getByRole('radio', { name: 'עברית' }).press('Space'), /^By step, As a table: [\d,]+ visits$/)
  await page.getByRole('link', { name: en.shell.screens.leads }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: en.leads.tabs['to-call'] })).toHaveCount(1)
  await settled(page)
  await heard()
  await press(link(new RegExp(`^${en.leads.tabs.new}`)), /^New: \d+ people$/)
})

test('WhatsApp opens with a text in the language of the form, names filled in; a text can be kept, the message never', async ({
  page,
  running,
}) => {
  await setLocale(page, 'en')
  const [id = ''] = await storeLeads(running, [{ fullName: 'נועה לב', phone: '050-555 0322' }])
  await page.goto(`/leads?lead=${id}`)
  await page.getByRole('button', { name: en.leads.whatsapp }).click()
  const { whatsAppText: words } = en.leads
  const box = page.getByRole('region', { name: words.title })
  const text = box.getByRole('textbox')
  const filled = (text: string) => text.replace('{first}', 'נועה').replace('{me}', 'Dana')
  await expect(text).toHaveValue(filled(whatsAppTexts.he))
  await expect(text).toHaveValue(new RegExp(`^היי נועה, כאן Dana מ-${RegExp.escape(brand.name)}\\..*סקר לחנות שלך`))
  await expect(box.locator('mark')).toHaveText(['נועה', 'Dana'])
  await typeInto(text, 'היי נועה, זו Dana. מתי נוח?')
  const link = box.getByRole('link', { name: words.open })
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect([address.origin, address.pathname, address.searchParams.get('text')]).toEqual([
    'https://wa.me',
    '/972505550322',
    'היי נועה, זו Dana. מתי נוח?',
  ])
  await box.getByRole('button', { name: words.keep }).click()
  await expect(box.getByText(words.kept)).toBeVisible()
  expect(await running.rows('select lang, text from console_texts')).toEqual([
    { lang: 'he', text: 'היי {first}, זו {me}. מתי נוח?' },
  ])
  await box.getByRole('radio', { name: 'English' }).check({ force: true })
  await expect(text).toHaveValue(filled(whatsAppTexts.en))
  await expect(text).toHaveValue(/^Hi נועה, this is Dana .*a survey for your store/)
  await running.rows('delete from console_texts')
})

test('requests of one phone are one line, and keys call, write and say how it went', async ({ page, running }) => {
  await setLocale(page, 'en')
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const phone = '050-555 0323'
  const [first = '', second = ''] = await storeLeads(running, [
    { fullName: 'Noa Lev', phone, campaign: { from: '/he-landing' }, at: at(3000) },
    {
      fullName: 'Noa Lev',
      phone,
      campaign: { from: '/5-reasons', utm_campaign: 'winter', utm_source: 'meta' },
      at: at(1),
    },
  ])
  await page.goto('/leads?tab=new')
  await expect(row(page, first)).toHaveCount(0)
  await expect(row(page, second)).toContainText(en.leads.requests(2))
  await expect(row(page, second)).toContainText('/5-reasons')
  await expect(row(page, second)).toContainText('winter')
  await row(page, second).click()
  await expect(page.getByText(en.leads.group(2))).toBeVisible()
  await page.keyboard.press('w')
  await expect(page.getByRole('region', { name: en.leads.whatsAppText.title })).toBeVisible()
  await typeInto(page.getByRole('region', { name: en.leads.whatsAppText.title }).getByRole('textbox'), '4 c')
  await expect(tag(page), 'a key in a text is a letter').toHaveText(en.leads.states.new)
  await page.getByRole('heading', { name: 'Noa Lev' }).focus()
  await page.keyboard.press('4')
  await expect(tag(page)).toHaveText(en.leads.states.won)
  await expect(async () =>
    expect(await running.rows('select state from leads where lead_id = any ($1)', [[first, second]])).toEqual([
      { state: 'won' },
      { state: 'won' },
    ]),
  ).toPass()
})

test('from the list to a call, and from the question how it went to Called', async ({ page, running }) => {
  await setLocale(page, 'en')
  const [id = ''] = await storeLeads(running, [{ fullName: 'Tamar Or', phone: '050-555 0321' }])
  await page.goto('/leads')
  await row(page, id).click()
  await expect(page).toHaveURL(`/leads?lead=${id}`)
  const call = page.getByRole('link', { name: en.leads.call, exact: true })
  await expect(call).toHaveAttribute('href', 'tel:+972505550321')
  await call.click()
  const strip = page.getByRole('region', { name: en.leads.asks })
  await expect(strip).toBeFocused()
  await expect(page.getByText(en.leads.history.contacted.call)).toBeVisible()

  // It is not forgotten by another lead, nor by a reload.
  await page.goto('/leads')
  await row(page, id).click()
  await expect(strip).toBeVisible()
  await page.reload()
  await strip.getByRole('button', { name: en.leads.outcomes.called }).click()
  await expect(tag(page)).toHaveText(en.leads.states.called)
  await expect(row(page, id), 'it leaves the call list').toHaveCount(0)
  await tab(page, 'called').click()
  await expect(row(page, id)).toBeVisible()

  await row(page, id).click()
  await strip.getByRole('button', { name: en.leads.outcomes.callBack }).click()
  const clicked = Date.now()
  await page.getByRole('button', { name: en.leads.callBack.inAnHour }).click()
  await expect(tag(page)).toContainText(en.leads.callBackAt(''))
  await typeInto(page.getByRole('textbox', { name: en.leads.noteTitle }), 'Wants a short talk.')
  await page.getByRole('button', { name: en.leads.noteSave }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: en.leads.noteSaved })).toBeVisible()
  await expect(page.getByRole('button', { name: en.leads.noteSave })).toBeHidden()
  const [stored] = await running.rows('select state, call_at > $2 as later, version from leads where lead_id = $1', [
    id,
    new Date(clicked + 59 * 60_000),
  ])
  expect(stored).toEqual({ state: 'called', later: true, version: 3 })
})

test('a note is kept by another lead, by another screen, by an outcome with a reload, and by a reload while it is typed', async ({
  page,
  running,
}) => {
  await setLocale(page, 'en')
  const [id = '', other = ''] = await storeLeads(running, [
    { fullName: 'Noa Lev', phone: '050-555 0341' },
    { fullName: 'Bo Second', phone: '050-555 0342' },
  ])
  const note = page.getByRole('textbox', { name: en.leads.noteTitle })
  const reopened = async (text: string) => {
    await page.goto(`/leads?tab=all&lead=${id}`)
    await expect(note).toHaveValue(text)
  }
  await page.goto(`/leads?tab=all&lead=${id}`)
  await typeInto(note, 'one')
  await row(page, other).click()
  await expect(page.getByRole('heading', { name: 'Bo Second' })).toBeVisible()
  await row(page, id).click()
  await expect(note).toHaveValue('one')
  await typeInto(note, 'two')
  await page.getByRole('link', { name: en.shell.screens.funnel }).click()
  await expect(page).toHaveURL(/funnel/)
  await reopened('two')
  await typeInto(note, 'three')
  await page.getByRole('button', { name: en.leads.outcomes.called }).click()
  await page.reload()
  await expect(note).toHaveValue('three')
  await expect(tag(page)).toHaveText(en.leads.states.called)
  await typeInto(note, 'four')
  await page.reload()
  await expect(note).toHaveValue('four')
  // Back in the browser leaves the lead without leaving the field first.
  await row(page, other).click()
  await row(page, id).click()
  await typeInto(note, 'five')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Bo Second' })).toBeVisible()
  await reopened('five')
})

test('a note that could not be saved is not said to be, is there when its lead is opened again, and a reload asks first', async ({
  page,
  running,
}) => {
  await setLocale(page, 'en')
  const [id = '', other = ''] = await storeLeads(running, [{ fullName: 'Noa Lev' }, { phone: '050-555 0344' }])
  const note = page.getByRole('textbox', { name: en.leads.noteTitle })
  const saved = page.getByRole('status').filter({ hasText: en.leads.noteSaved })
  await page.goto(`/leads?tab=all&lead=${id}`)
  await page.route(`**/api/leads/${id}`, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 503, json: { error: 'database' } })
      : route.continue(),
  )
  await typeInto(note, 'Wants a demo')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(saved).toHaveCount(0)
  await row(page, other).click()
  await row(page, id).click()
  await expect(note).toHaveValue('Wants a demo')
  await expect(saved).toHaveCount(0)
  let asked = 0
  page.on('dialog', (dialog) => {
    asked += 1
    void dialog.dismiss()
  })
  await page.evaluate(() => location.reload())
  await expect.poll(() => asked).toBe(1)
  await page.unroute(`**/api/leads/${id}`)
  await page.getByRole('button', { name: en.leads.noteSave }).press('Enter')
  await expect(saved).toBeVisible()
})

test('after an outcome the lead says what was noted, proposes a time, takes it back, and leads to the next call', async ({
  page,
  running,
}) => {
  await setLocale(page, 'en')
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
  const [id = '', next = ''] = await storeLeads(running, [
    { fullName: 'Ada First', phone: '050-555 0351', state: 'called', callAt: hours(-200) },
    { fullName: 'Bo Second', phone: '050-555 0352', state: 'called', callAt: hours(-199) },
  ])
  await page.goto('/leads')
  await row(page, id).click()
  await expect(page.getByRole('heading', { name: 'Ada First' })).toBeFocused()
  const strip = page.getByRole('region', { name: en.leads.asks })
  await page.keyboard.press('2')
  await expect(strip.getByRole('status')).toContainText(en.leads.noted(en.leads.states.no_answer))
  await expect(strip.getByRole('status')).toContainText(en.leads.callBackEnded('.*').split('.*')[0] ?? '')
  await strip.getByRole('button', { name: en.leads.undo }).press('Enter')
  await expect(strip.getByRole('status')).toHaveText(en.leads.undone)
  await expect(strip).toBeFocused()
  expect(await running.rows('select state, call_at < now() as due from leads where lead_id = $1', [id])).toEqual([
    { state: 'called', due: true },
  ])
  await page.keyboard.press('2')
  await strip.getByRole('button', { name: en.leads.callBackTomorrow }).press('Enter')
  await expect(strip.getByRole('button', { name: en.leads.callBackTomorrow })).toHaveCount(0)
  await expect(tag(page)).toContainText(en.leads.callBackAt(''))
  await strip.getByRole('link', { name: new RegExp(en.leads.next('.*Bo Second')) }).press('Enter')
  await expect(page).toHaveURL(`/leads?lead=${next}`)
  // A time that is still to come was asked for: without an answer it stays.
  await page.goto(`/leads?tab=all&lead=${id}`)
  await page.getByRole('heading', { name: 'Ada First' }).focus()
  await page.keyboard.press('2')
  await expect(strip.getByRole('status')).toContainText(/The callback of .* stays/)
  expect(
    await running.rows("select state, call_at > now() + interval '1 hour' as later from leads where lead_id = $1", [
      id,
    ]),
  ).toEqual([{ state: 'no_answer', later: true }])
})

test('a lead that is opened far down the list is in sight', async ({ page, running }) => {
  await setLocale(page, 'en')
  await page.setViewportSize({ width: 1440, height: 900 })
  await storeManyLeads(running, 45)
  await page.goto('/leads?tab=all')
  const last = page.locator('a[data-lead]').nth(44)
  await last.scrollIntoViewIfNeeded()
  await last.click()
  await expect(page.getByRole('region', { name: en.leads.asks })).toBeInViewport({ ratio: 1 })
  await expect(page.locator('main h2[tabindex]')).toBeInViewport({ ratio: 1 })
})

test('at night Today asks for no call, and none is late', async ({ page, running }) => {
  await setLocale(page, 'en')
  const [day] = new Date(Date.now() + 86_400_000).toISOString().split('T')
  await storeLeads(running, [
    { fullName: 'Ada First', phone: '050-555 0361', state: 'called', callAt: new Date(Date.now() - 31 * 60_000) },
  ])
  const calls = (name: string) => page.getByRole('region', { name })
  const line = page.locator('ol > li').filter({ hasText: 'Ada First' })
  await page.clock.setFixedTime(new Date(`${day}T23:17:00Z`))
  await page.goto('/')
  await expect(calls(en.today.callInTheMorning)).toContainText('Ada First')
  await expect(line).not.toContainText(en.leads.late(''))
  await page.clock.setFixedTime(new Date(`${day}T10:00:00Z`))
  await page.reload()
  await expect(calls(en.today.callNow)).toContainText('Ada First')
  await expect(line).toContainText(en.leads.late(''))
})

test('two tabs, one lead: the second change shows both, and either can be kept', async ({ page, context, running }) => {
  await setLocale(page, 'en')
  const [id = ''] = await storeLeads(running, [{ fullName: 'Noa Lev' }])
  const other = await context.newPage()
  await setLocale(other, 'en')
  for (const one of [page, other]) {
    await one.goto(`/leads?tab=all&lead=${id}`)
    await expect(tag(one)).toHaveText(en.leads.states.new)
  }
  await page.getByRole('button', { name: en.leads.outcomes.won }).click()
  await expect(tag(page)).toHaveText(en.leads.states.won)
  await expect.poll(() => running.rows('select state from leads where lead_id = $1', [id])).toEqual([{ state: 'won' }])
  await other.getByRole('button', { name: en.leads.outcomes.lost }).click()
  const alert = other.getByRole('alert')
  await expect(alert).toContainText(en.leads.changedBoth('Noa Lev', en.leads.states.lost, en.leads.states.won))
  await expect(tag(other)).toHaveText(en.leads.states.won)
  await alert.getByRole('button', { name: en.leads.keepMine(en.leads.states.lost) }).click()
  await expect(tag(other)).toHaveText(en.leads.states.lost)
  await expect(alert).toBeHidden()
  await expect
    .poll(() => running.rows('select state, version from leads where lead_id = $1', [id]))
    .toEqual([{ state: 'lost', version: 2 }])
})

test('what a visitor writes stays text: markup, scripts and bidi characters', async ({ page, running }) => {
  await setLocale(page, 'he')
  const evil = '<img src=x onerror="document.title=1">'
  const [id = ''] = await storeLeads(running, [
    {
      fullName: `${evil}\u{202e}moc.live\u{2066}`,
      phone: '"><script>alert(1)</script> 0505550100',
      page: `/${evil}`,
      campaign: { utm_source: 'javascript:alert(1)', utm_campaign: evil, from: '/"onload=alert(1)' },
    },
  ])
  page.on('dialog', () => expect.soft(true, 'a dialog opened').toBe(false))
  await page.goto(`/leads?tab=all&lead=${id}`)
  await expect(page.getByRole('heading', { level: 2, name: evil })).toBeVisible()
  const drawn = await page.evaluate(() => ({
    images: document.querySelectorAll('main img, main script').length,
    text: document.querySelector('main')?.textContent ?? '',
    links: [...document.querySelectorAll<HTMLAnchorElement>('main a')].map(({ protocol }) => protocol),
  }))
  expect(drawn.images).toBe(0)
  expect(
    drawn.text.replaceAll(/\u{2066}([^\u{2066}\u{2069}]*)\u{2069}/gu, '$1'),
    'only isolates of our own',
  ).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
  expect(new Set(drawn.links).isSubsetOf(new Set(['http:', 'https:', 'tel:']))).toBe(true)
  await typeInto(page.getByRole('textbox', { name: he.leads.noteTitle }), evil)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('status').filter({ hasText: he.leads.noteSaved })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: he.leads.noteTitle })).toHaveValue(evil)
})

test('on Today a visitor’s name, source and page are text without direction marks too', async ({ page, running }) => {
  await setLocale(page, 'he')
  await storeLeads(running, [
    {
      fullName: 'Dana\u{202e}iveL\u{2066}',
      page: '/\u{202e}daol',
      campaign: { utm_source: '\u{2067}ecruos' },
      at: new Date(Date.now() + 600_000),
    },
  ])
  await page.goto('/')
  const line = page.locator('ol > li').filter({ hasText: 'Dana' })
  await expect(line).toBeVisible()
  const drawn = await line.evaluate((item) =>
    [item.textContent, ...[...item.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel)].join(' '),
  )
  expect(drawn).toMatch(/Dana iveL.*daol.*ecruos/)
  expect(drawn).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
})

test('a call begun on Today that was not written down is said on the lead, and can be written down again', async ({
  page,
  running,
}) => {
  await setLocale(page, 'en')
  const [id = ''] = await storeLeads(running, [{ fullName: 'Tamar Or', at: new Date(Date.now() + 600_000) }])
  const call = page.getByRole('link', { name: en.today.callSomeone('Tamar Or') }).first()
  const contact = `**/api/leads/${id}/contact`
  await page.goto('/')
  await page.route(contact, (route) => route.fulfill({ status: 503, json: { error: 'database' } }))
  await call.click()
  await expect(page).toHaveURL(`/leads?tab=to-call&lead=${id}`)
  const tapped = en.leads.history.contacted.call
  await expect(page.getByText(en.leads.notWritten(tapped))).toBeVisible()
  await page.unroute(contact)
  await page.getByRole('button', { name: en.panels.tryAgain }).click()
  await expect(page.getByText(en.leads.notWritten(tapped))).toBeHidden()
  await expect(page.getByText(tapped)).toBeVisible()

  await page.goto('/')
  await page.route(contact, (route) => route.fulfill({ status: 401, json: { error: 'signed-out' } }))
  await call.click()
  await expect(page).toHaveURL('/sign-in')
})

test('after very many leads a passkey is asked for, then the list goes on', async ({ page, context, running }) => {
  await setLocale(page, 'en')
  await context.clearCookies()
  await virtualAuthenticator(page)
  await arrive(page, running, 'Dana who reads')
  // Signed in by a link: no touch yet, and the six of Today count.
  await expect(page.locator('ol > li')).toHaveCount(6)
  await storeManyLeads(running, leadsPerHour + 60)
  const lines = page.locator('a[data-lead]')
  await page.goto('/leads?tab=all')
  for (let shown = 50; shown < leadsPerHour; shown += 50) {
    await expect(lines).toHaveCount(shown)
    await page.getByRole('button', { name: en.leads.showMore('50') }).click()
  }
  const alert = page.getByRole('alert').filter({ hasText: en.panels.manyLeads(String(leadsPerHour)) })
  await expect(alert).toBeVisible()
  await expect(lines, 'what was read stays').toHaveCount(leadsPerHour - 50)
  await alert.getByRole('button', { name: en.panels.confirm }).click()
  await expect(lines).toHaveCount(leadsPerHour)
  await expect(alert).toBeHidden()
})

test('without a passkey the same question says, in Hebrew, where one is added', async ({ page, context, running }) => {
  await setLocale(page, 'he')
  await context.addCookies([(await running.signIn('owner', { isConfirmed: false })).browserCookie])
  await page.route('**/api/leads?*', (route) => route.fulfill({ status: 403, json: { error: 'confirm' } }))
  // What the server refuses is not among the answers of the first request.
  await page.route('**/api/start?*', (route) => route.fulfill({ json: {} }))
  await page.goto('/leads?tab=all')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(he.panels.manyLeads(String(leadsPerHour)))
  await expect(alert).toContainText(he.panels.noPasskey)
  await alert.getByRole('link', { name: he.panels.addPasskey }).click()
  await expect(page).toHaveURL('/settings')
})

test('J and K move, Enter opens, also on a Hebrew keyboard; in a field they are letters', async ({ page, running }) => {
  await setLocale(page, 'en')
  const at = (minutes: number) => new Date(Date.now() + 60_000 * minutes)
  const ids = await storeLeads(
    running,
    ['Third', 'Second', 'First'].map((fullName, index) => ({
      fullName,
      phone: `058-777000${index}`,
      at: at(10 + index),
    })),
  )
  const [third = '', second = '', first = ''] = ids
  await page.goto('/leads?tab=new')
  await expect(row(page, first)).toBeVisible()
  await page.keyboard.press('j')
  await expect(row(page, first)).toBeFocused()
  // The same key writes ח with a Hebrew layout.
  await page.evaluate(() =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ח', code: 'KeyJ', bubbles: true })),
  )
  await expect(row(page, second)).toBeFocused()
  await page.keyboard.press('j')
  await expect(row(page, third)).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/leads?tab=new&lead=${second}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Second' })).toBeFocused()
  await expect(row(page, second)).toHaveAttribute('aria-current')
  await page.keyboard.press('j')
  await expect(row(page, third)).toBeFocused()
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('jk')
  await expect(page.getByRole('searchbox')).toHaveValue('jk')
})

test('a search is in no address, finds by phone, its end and a part of the name, and is left again', async ({
  page,
  running,
}) => {
  await setLocale(page, 'en')
  const [id = ''] = await storeLeads(running, [{ fullName: 'Ada Unique', phone: '+972 54-777 8899' }])
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.goto('/leads')
  const field = page.getByRole('searchbox', { name: en.leads.search.label })
  const found = page.getByText(new RegExp(`^${en.leads.search.found(1, en.leads.search.requests('[\\d,]+'))}$`))
  const listed = page.getByRole('status').filter({ hasText: `${en.leads.tabs['to-call']}: ` })
  await expect(listed).toHaveCount(1)
  for (const text of ['0547778899', '8899', 'da uni']) {
    await typeInto(field, text)
    await field.press('Enter')
    await expect(found).toBeVisible()
    await expect(page.locator('a[data-lead]')).toHaveCount(1)
    await expect(listed, 'not beside what was found').toHaveCount(0)
  }
  await row(page, id).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Ada Unique' })).toBeVisible()
  expect(page.url()).toBe(`${running.origin}/leads?lead=${id}`)
  expect(addresses.join(' ')).not.toMatch(/ada|54777|7778899/i)
  await page.getByRole('button', { name: en.leads.search.clear }).click()
  await expect(found).toBeHidden()
  await expect(listed, 'a screen reader hears that the list is back').toHaveCount(1)
})

test('the list behind a search is not read, and audited, until it is shown again', async ({ page, running }) => {
  await setLocale(page, 'en')
  const readings: string[] = []
  page.on('request', (request) => request.url().includes('/api/leads?') && readings.push(request.url()))
  await page.goto('/leads')
  await settled(page)
  const field = page.getByRole('searchbox', { name: en.leads.search.label })
  await typeInto(field, 'nobody of this name')
  await field.press('Enter')
  await expect(page.locator('a[data-lead]')).toHaveCount(0)
  readings.length = 0
  const [id = ''] = await storeLeads(running, [{ fullName: 'Ada Behind', phone: '+972 54-777 8877' }])
  await page.waitForResponse('**/api/leads/counts')
  await settled(page)
  expect(readings).toEqual([])
  await page.getByRole('button', { name: en.leads.search.clear }).click()
  await expect(row(page, id)).toBeVisible()
  expect(readings).toHaveLength(1)
})

test('an export shows its progress and is saved whole; cancelled or cut off, nothing is kept', async ({
  page,
  running,
}) => {
  await setLocale(page, 'en')
  await storeLeads(running, [{ fullName: '=Dana', phone: '050-5550101', page: '/export' }])
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  await page.goto('/leads?tab=new')
  await page.getByRole('button', { name: en.leads.export.open }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: en.leads.export.csv }).click()
  const file = readFileSync(await (await saved).path(), 'utf8')
  expect(file).toContain(`"'=Dana","050-5550101"`)
  await expect(page.getByText(new RegExp(en.leads.export.done('\\d+')))).toBeVisible()

  // More than the buffers of the network hold, on a slow line: the console still writes when it is killed.
  await storeManyLeads(running, 6000, `/${'x'.repeat(2000)}`)
  const doomed = await startConsoleProcess(running.urls.console)
  await page.goto(`${doomed.origin}/leads?tab=won`)
  // The line becomes slow once the screen is there: a request under way at that moment may never be answered.
  await expect(tab(page, 'all')).toBeVisible()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: 300_000,
    uploadThroughput: 300_000,
  })
  await tab(page, 'all').click()
  await page.getByRole('button', { name: en.leads.export.open }).click()
  await page.getByRole('button', { name: en.leads.export.csv }).click()
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', /[1-9]/)
  await page.getByRole('button', { name: en.leads.export.cancel }).click()
  await expect(page.getByText(en.leads.export.cancelled)).toBeVisible()
  await page.getByRole('button', { name: en.leads.export.csv }).click()
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', /[1-9]/)
  doomed.kill()
  await cdp.send('Network.disable')
  await expect(page.getByText(new RegExp(`^${en.leads.export.cutOff('[\\d,]+', '[\\d,]+')}$`))).toBeVisible()
  expect(downloads).toHaveLength(1)
})

test('an erasure asks, wants a passkey, and removes every request of the phone', async ({ page, context, running }) => {
  await setLocale(page, 'en')
  await context.clearCookies()
  await virtualAuthenticator(page)
  await arrive(page, running, 'Dana who erases')
  await running.rows(
    `update console_sessions set confirmed_at = null
     where person_id = (select person_id from console_people where name = 'Dana who erases')`,
  )
  const [first = '', second = ''] = await storeLeads(running, [{ phone: '058-1112233' }, { phone: '+972581112233' }])
  await page.goto(`/leads?tab=all&lead=${second}`)
  await expect(page.getByText(en.leads.group(2))).toBeVisible()
  await page.getByRole('button', { name: en.leads.erase.open }).click()
  const asked = page.getByRole('region', { name: en.leads.erase.title(2) })
  await asked.getByRole('button', { name: en.leads.erase.cancel }).click()
  await page.getByRole('button', { name: en.leads.erase.open }).click()
  await asked.getByRole('button', { name: en.leads.erase.confirm }).click()
  await expect(page.getByText(en.leads.erase.done(2))).toBeVisible()
  await expect(page).toHaveURL('/leads?tab=all')
  expect(await running.rows('select 1 from leads where lead_id = any ($1)', [[first, second]])).toEqual([])
  const [entry] = await running.rows(
    'select person_name, count from audit_log where lead_id = $1 and count is not null',
    [second],
  )
  expect(entry).toEqual({ person_name: 'Dana who erases', count: 2 })
})

test('on a phone a lead is a sheet over the list, and Back closes it; a suspect becomes new', async ({
  page,
  running,
}) => {
  await setLocale(page, 'en')
  await page.setViewportSize({ width: 390, height: 844 })
  const [id = ''] = await storeLeads(running, [{ fullName: 'qwe qwe', flags: ['too-fast', 'rate'] }])
  await page.goto('/leads?tab=suspects')
  await expect(row(page, id)).toContainText(en.leads.spamFlags['too-fast'])
  await row(page, id).click()
  const { 'too-fast': tooFast, rate } = en.leads.spamWhy
  await expect(page.getByText(en.leads.setAside([tooFast('…'), rate('')]).split('…')[1] ?? '')).toBeVisible()
  await expect(row(page, id)).toBeHidden()
  await page.goBack()
  await expect(row(page, id)).toBeVisible()
  await row(page, id).click()
  await page.getByRole('button', { name: en.leads.notSpam }).click()
  await expect(tag(page)).toHaveText(en.leads.states.new)
  await page.getByRole('link', { name: en.leads.close }).click()
  await expect(row(page, id)).toHaveCount(0)
})
