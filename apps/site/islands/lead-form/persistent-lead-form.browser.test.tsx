import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Outcome } from '@repo/site/analytics/post.ts'
import { keepAnswers } from '@repo/site/analytics/kept-answers.ts'
import { safeStorage } from '@repo/site/analytics/safe-storage.ts'
import { uuidV7 } from '@repo/site/analytics/uuid-v7.ts'
import { ledgerIn } from '@repo/content/claims/ledger.ts'
import { fillPage } from '@repo/content/fill.ts'
import lead from '@repo/content/pages/lead.he.ts'
import type { SentLead } from '@repo/contract/lead.ts'
import type { OptionalField } from '@repo/contract/optional-fields.ts'
import { translatePage } from '../testing/translate-page.ts'
import { withExtraFields } from './extra-fields.ts'
import { PersistentLeadForm } from './persistent-lead-form.tsx'
import { pendingLeads } from './pending-leads.ts'
import { asTexts } from '@repo/content/testing/as-texts.ts'

const section = fillPage(lead, ledgerIn('as-specified')).sections.find((one) => one.kind === 'leadForm')
const noa = { fullName: 'נועה לב', phone: '050-555-0142' }
const later = { notBeforeMs: 0 }
const quizAnswers = { goal: 'pdp', pain: 'low_cr', question: 'very' } as const
const pending = pendingLeads(
  safeStorage(() => localStorage),
  Date.now,
)

const { alert } = window
let alerts: string[] = []
beforeEach(() => {
  alerts = []
  window.alert = (text) => void alerts.push(String(text))
  document.documentElement.lang = 'he'
})
afterEach(() => {
  window.alert = alert
  localStorage.clear()
  sessionStorage.clear()
  document.getElementById('consent-banner')?.remove()
})

test('LD-02 thanks only after the lead has arrived, once, and it is no longer pending', async () => {
  const { posted, answer } = await renderForm()
  await fill(noa)
  submitTwice()
  await expect.element(button()).toHaveTextContent('שולח...')
  await expect.element(button()).toBeDisabled()
  expect(alerts).toEqual([])
  expect(stored()).toEqual(posted)
  await answer('stored')
  await expect.element(page.getByRole('alert')).toHaveTextContent('תודה! נחזור אליך בהקדם')
  expect(alerts).toEqual(['תודה! נחזור אליך בהקדם'])
  expect(posted).toEqual([
    {
      ...noa,
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
      pageLang: 'he',
      route: location.pathname + location.search,
      fillMs: expect.any(Number),
      website: '',
    },
  ])
  expect(stored()).toEqual([])
  expect(values()).toEqual(['', '', ''])
})

test('LD-02 a lead is thanked for on a page that the browser has translated', async () => {
  const { answer } = await renderForm()
  await fill(noa)
  translatePage()
  await button().click()
  await answer('stored')
  await expect.poll(() => alerts).toEqual(['תודה! נחזור אליך בהקדם'])
})

test('LD-02 an undelivered lead stays pending, the form says so, and a retry sends it with the same id', async () => {
  const { posted, answer, words } = await renderForm()
  await fill(noa)
  await button().click()
  await answer(later)
  await expect.element(page.getByRole('alert')).toHaveTextContent(words.sent.failed)
  await expect.element(button()).toHaveTextContent(words.sent.retry)
  expect(alerts).toEqual([])
  expect(values().slice(1)).toEqual([noa.fullName, noa.phone])
  await button().click()
  await expect.element(button()).toHaveTextContent('שולח...')
  await answer('stored')
  await expect.poll(() => alerts).toEqual(['תודה! נחזור אליך בהקדם'])
  expect(posted.map(({ id }) => id)).toEqual([posted[0]?.id, posted[0]?.id])
  expect(stored()).toEqual([])
})

test('LD-02 it is retried automatically, and the form does not change meanwhile', async () => {
  const { posted, answer, wait, words } = await renderForm()
  await fill(noa)
  await button().click()
  await answer(later)
  await expect.element(button()).toHaveTextContent(words.sent.retry)
  wait()
  await expect.poll(() => posted.length).toBe(2)
  await expect.element(page.getByRole('alert')).toHaveTextContent(words.sent.failed)
  await expect.element(button()).toBeEnabled()
  await answer('stored')
  await expect.poll(() => alerts).toEqual(['תודה! נחזור אליך בהקדם'])
})

test('LD-02 a corrected lead replaces the one that did not arrive', async () => {
  const { posted, answer } = await renderForm()
  await fill(noa)
  await button().click()
  await answer(later)
  await userEvent.type(page.getByRole('textbox').nth(1), '9')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect(stored()).toHaveLength(1)
  await button().click()
  await expect.poll(() => posted.length).toBe(2)
  expect(stored().map(({ phone }) => phone)).toEqual([`${noa.phone}9`])
  expect(posted[1]?.id).not.toBe(posted[0]?.id)
  await answer('stored')
  await expect.poll(stored).toEqual([])
})

test('LD-02 a refused lead is not pending, and the form says so without thanks', async () => {
  const { answer, words } = await renderForm()
  await fill(noa)
  await button().click()
  await answer('refused')
  await expect.element(page.getByRole('alert')).toHaveTextContent(words.sent.refused)
  await expect.element(page.getByRole('link')).toBeVisible()
  expect([alerts, stored()]).toEqual([[], []])
})

test('LD-02 a pending lead of an earlier visit is sent when the form opens, and the form shows its progress', async () => {
  const old = { ...noa, id: uuidV7(), pageLang: 'he', route: '/lead', fillMs: 1, website: '' } as const
  pending.add(old)
  const { posted, answer, words } = await renderForm({ strict: false })
  const status = page.getByRole('status')
  await expect.element(status).toHaveTextContent(words.sent.earlier.sending)
  await answer(later)
  await expect.element(status.getByText(words.sent.earlier.waiting)).toBeVisible()
  await status.getByRole('button').click()
  await answer('stored')
  await expect.element(status).toHaveTextContent(words.sent.earlier.arrived)
  expect(posted).toEqual([old, old])
  expect([alerts, stored()]).toEqual([[], []])
})

test('LD-01 an empty field gets its message, and nothing is sent or stored', async () => {
  const { posted } = await renderForm()
  await button().click()
  await expect.element(page.getByRole('textbox').nth(0)).toHaveFocus()
  expect([alerts, posted, stored()]).toEqual([['אנא מלא את כל השדות'], [], []])
})

test('LD-01 without fields of the owner the form asks for a name and a phone, and nothing else', async () => {
  await renderForm()
  expect(names()).toEqual(['website', 'fullName', 'phone'])
})

test('fields that the owner added may be left empty, and are sent when they are filled in', async () => {
  const { posted, answer } = await renderForm({ fields: ['email', 'storeAddress'] })
  expect(names()).toEqual(['website', 'fullName', 'phone', 'email', 'storeAddress'])
  await fill(noa)
  await button().click()
  await answer('stored')
  await expect.poll(() => alerts).toEqual(['תודה! נחזור אליך בהקדם'])
  expect(posted[0]).not.toHaveProperty('email')
  expect(posted[0]).not.toHaveProperty('storeAddress')
  await fill(noa)
  await page.getByRole('textbox').nth(2).fill(' noa@store.example ')
  await page.getByRole('textbox').nth(3).fill('store.example')
  await button().click()
  await expect
    .poll(() => posted[1])
    .toMatchObject({ ...noa, email: 'noa@store.example', storeAddress: 'store.example' })
  expect(stored()).toEqual([posted[1]])
})

test('a malformed field of the owner is marked with its own message, after what is missing, and nothing is sent', async () => {
  const { posted, words } = await renderForm({ fields: ['email', 'storeAddress'] })
  const [phone, email, store] = [1, 2, 3].map((index) => page.getByRole('textbox').nth(index)) as [
    Locator,
    Locator,
    Locator,
  ]
  await fill({ ...noa, phone: '' })
  await email.fill('noa')
  await store.fill('store')
  await button().click()
  await expect.element(phone).toHaveFocus()
  await expect.element(page.getByRole('alert')).toHaveTextContent(words.more.empty)
  await phone.fill(noa.phone)
  await expect.element(page.getByRole('alert')).toHaveTextContent(words.more.fields.email.wrong)
  await button().click()
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveAccessibleDescription(words.more.fields.email.wrong)
  await email.fill('')
  await expect.element(page.getByRole('alert')).toHaveTextContent(words.more.fields.storeAddress.wrong)
  await button().click()
  await expect.element(store).toHaveFocus()
  expect(alerts).toEqual([words.more.empty, words.more.fields.email.wrong, words.more.fields.storeAddress.wrong])
  expect([posted, stored()]).toEqual([[], []])
})

test('LD-02 a lead whose email was corrected replaces the one that did not arrive', async () => {
  const { posted, answer } = await renderForm({ fields: ['email'] })
  await fill(noa)
  await page.getByRole('textbox').nth(2).fill('noa@store.example')
  await button().click()
  await answer(later)
  await page.getByRole('textbox').nth(2).fill('lev@store.example')
  await button().click()
  await expect.poll(() => posted.length).toBe(2)
  expect(stored().map(({ email }) => email)).toEqual(['lev@store.example'])
  expect(posted[1]?.id).not.toBe(posted[0]?.id)
})

test('the box is there only with consent and the answers of a finished quiz, in a form that offers it', async () => {
  const box = page.getByRole('checkbox')
  finishQuiz('denied 3')
  const { unmount } = await renderForm({ answers: true })
  await expect.element(button()).toBeEnabled()
  await expect.element(box).not.toBeInTheDocument()
  await unmount()
  finishQuiz('granted 3')
  const other = await renderForm()
  await expect.element(button()).toBeEnabled()
  await expect.element(box).not.toBeInTheDocument()
  await other.unmount()
  // Withdrawn elsewhere, before the script of the question has run on this page.
  localStorage.setItem('consent', 'denied 3')
  const withdrawn = await renderForm({ answers: true })
  await expect.element(button()).toBeEnabled()
  await expect.element(box).not.toBeInTheDocument()
  await withdrawn.unmount()
  localStorage.setItem('consent', 'granted 3')
  const { words } = await renderForm({ answers: true })
  await expect.element(box).not.toBeChecked()
  await expect.element(box).toHaveAccessibleName(words.attach.label)
  await expect.element(box).toHaveAccessibleDescription(words.attach.hint)
})

test('LD-01 answers are sent only if the box is ticked, and it is never ticked in advance', async () => {
  finishQuiz('granted 3')
  const { posted, answer } = await renderForm({ answers: true })
  const box = page.getByRole('checkbox')
  await expect.element(box).toBeVisible()
  await fill(noa)
  await button().click()
  await answer('stored')
  await expect.poll(() => alerts.length).toBe(1)
  expect(posted[0]).not.toHaveProperty('answers')
  await fill(noa)
  await box.click()
  await button().click()
  await answer('stored')
  await expect.poll(() => alerts.length).toBe(2)
  expect(posted[1]?.answers).toEqual(quizAnswers)
  await expect.element(box).not.toBeChecked()
})

test('LD-02 a lead without the answers replaces the one with them that did not arrive, and the box is fixed while sending', async () => {
  finishQuiz('granted 3')
  const { posted, answer } = await renderForm({ answers: true })
  const box = page.getByRole('checkbox')
  await fill(noa)
  await box.click()
  await button().click()
  await expect.element(box).toBeDisabled()
  await answer(later)
  await expect.element(page.getByRole('alert')).toBeVisible()
  await box.click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await button().click()
  await expect.poll(() => posted.length).toBe(2)
  expect(posted.map(({ answers }) => answers)).toEqual([quizAnswers, undefined])
  expect(posted[1]?.id).not.toBe(posted[0]?.id)
  expect(stored()).toEqual([posted[1]])
})

test('the honeypot cannot be seen or reached, and its value is sent', async () => {
  const { posted } = await renderForm()
  const trap = document.querySelector<HTMLInputElement>('input[name="website"]')
  expect(trap?.tabIndex).toBe(-1)
  expect(trap?.closest('[aria-hidden="true"]')?.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  if (trap) trap.value = 'https://spam.example'
  await fill(noa)
  await button().click()
  await expect.poll(() => posted.map(({ website }) => website)).toEqual(['https://spam.example'])
})

async function renderForm({ strict = true, fields = [], answers = false }: Offered = {}) {
  if (!section) throw new Error('The lead page has no form.')
  const { form: copy, sent, extra } = withExtraFields(section, { to: 'collector', fields, answers })
  const posted: SentLead[] = []
  const outcomes: ((outcome: Outcome) => void)[] = []
  let timers: (() => void)[] = []
  const deps = {
    url: '/collect/v1/leads',
    pending,
    onOnline: () => () => {},
    onStored: () => {},
    now: Date.now,
    random: () => 1,
    after(_: number, run: () => void) {
      timers.push(run)
      return () => void (timers = timers.filter((other) => other !== run))
    },
    post: (_: string, body: string) =>
      new Promise<Outcome>((resolve) => {
        posted.push(JSON.parse(body) as SentLead)
        outcomes.push(resolve)
      }),
  }
  const form = (
    <PersistentLeadForm
      words={copy}
      chat={{ href: '/chat' }}
      sent={sent}
      {...(extra && { extra })}
      url="/collect/v1/leads"
      deps={deps}
    />
  )
  const { unmount } = await render(strict ? <StrictMode>{form}</StrictMode> : form)
  return {
    unmount,
    posted,
    words: asTexts(section),
    async answer(outcome: Outcome) {
      await expect.poll(() => outcomes.length).toBeGreaterThan(0)
      outcomes.shift()?.(outcome)
    },
    /** Runs the pending timers. */
    wait: () => timers.splice(0).forEach((run) => run()),
  }
}

interface Offered {
  strict?: boolean
  fields?: OptionalField[]
  answers?: boolean
}

/** The end of a quiz on a page that asks for consent, with this answer to it. */
function finishQuiz(consent: string): void {
  if (!document.getElementById('consent-banner'))
    document.body.insertAdjacentHTML('beforeend', '<section id="consent-banner" data-version="3" hidden></section>')
  localStorage.setItem('consent', consent)
  keepAnswers(quizAnswers)
}

async function fill({ fullName, phone }: typeof noa) {
  await page.getByRole('textbox').nth(0).fill(fullName)
  await page.getByRole('textbox').nth(1).fill(phone)
}

function button() {
  return page.getByRole('button').last()
}

function submitTwice() {
  const form = document.querySelector('form')
  form?.requestSubmit()
  form?.requestSubmit()
}

function stored(): SentLead[] {
  return pending.list()
}

function names(): string[] {
  return [...document.querySelectorAll('input')].map(({ name }) => name)
}

function values(): string[] {
  return [...document.querySelectorAll('input')].map(({ value }) => value)
}
