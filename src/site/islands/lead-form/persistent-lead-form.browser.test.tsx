import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Outcome } from '#analytics/post.ts'
import { safeStorage } from '#analytics/safe-storage.ts'
import { uuidV7 } from '#analytics/uuid-v7.ts'
import { ledgerIn } from '#claims/ledger.ts'
import { fillPage } from '#content/fill.ts'
import lead from '#content/pages/lead.he.ts'
import type { SentLead } from '#contract/lead.ts'
import { PersistentLeadForm } from './persistent-lead-form.tsx'
import { pendingLeads } from './pending-leads.ts'
import { asTexts } from '../../../../checks/as-texts.ts'

const section = fillPage(lead, ledgerIn('as-specified')).sections.find((one) => one.kind === 'leadForm')
const noa = { fullName: 'נועה לב', phone: '050-555-0142' }
const later = { notBeforeMs: 0 }
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

async function renderForm({ strict = true } = {}) {
  if (!section) throw new Error('The lead page has no form.')
  const posted: SentLead[] = []
  const answers: ((outcome: Outcome) => void)[] = []
  let timers: (() => void)[] = []
  const deps = {
    url: '/collect',
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
        answers.push(resolve)
      }),
  }
  const form = (
    <PersistentLeadForm words={section.form} chat={{ href: '/chat' }} sent={section.sent} url="/collect" deps={deps} />
  )
  await render(strict ? <StrictMode>{form}</StrictMode> : form)
  return {
    posted,
    words: asTexts(section),
    async answer(outcome: Outcome) {
      await expect.poll(() => answers.length).toBeGreaterThan(0)
      answers.shift()?.(outcome)
    },
    /** Runs the pending timers. */
    wait: () => timers.splice(0).forEach((run) => run()),
  }
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
  return Object.values({ ...localStorage }).flatMap((list: string) => JSON.parse(list) as SentLead[])
}

function values(): string[] {
  return [...document.querySelectorAll('input')].map(({ value }) => value)
}
