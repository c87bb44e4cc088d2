import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ledgerIn } from '@repo/content/claims/ledger.ts'
import { fillPage } from '@repo/content/fill.ts'
import lead from '@repo/content/pages/lead.he.ts'
import type { Lead } from '@repo/contract/lead.ts'
import { SilentLeadForm } from './silent-lead-form.tsx'
import { asTexts } from '@repo/content/testing/as-texts.ts'

const { sections } = fillPage(lead, ledgerIn('as-specified'))
const section = sections.find((one) => one.kind === 'leadForm')
const { form: words, unsent } = asTexts(section) ?? {}
const noa: Lead = { fullName: 'נועה לב', phone: '050-555-0142' }

const { alert } = window
const { error } = console
let alerts: string[] = []
beforeEach(() => {
  alerts = []
  window.alert = (text) => void alerts.push(String(text))
})
afterEach(() => {
  window.alert = alert
  console.error = error
})

test('LD-02 LD-04 takes one lead, trimmed, thanks once in the alert, in strict mode too, and says nothing else', async () => {
  const { delivered, arrive } = await renderForm()
  await answer({ fullName: '  נועה לב ', phone: ' 050-555-0142' })
  submitTwice()
  await expect.element(button()).toHaveTextContent('שולח...')
  expect(delivered).toEqual([noa])
  expect(alerts).toEqual([])
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
  const before = document.querySelector('form')?.innerText
  arrive()
  await expect.poll(() => alerts).toEqual(['תודה! נחזור אליך בהקדם'])
  await expect.element(button()).toHaveTextContent(unsent?.send ?? '')
  expect(document.querySelector('form')?.innerText).toBe(before?.replace('שולח...', unsent?.send ?? ''))
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
  expect(delivered).toEqual([noa])
})

test('LD-02 an undelivered lead is retried, then stays in the fields, and the form says so', async () => {
  const errors: unknown[] = []
  console.error = (...parts: unknown[]) => void errors.push(parts)
  const { delivered, fail } = await renderForm()
  await answer(noa)
  await button().click()
  fail()
  await expect.poll(() => delivered.length).toBe(2)
  fail()
  await expect.element(page.getByRole('alert')).toHaveTextContent(words?.failed ?? '')
  expect(alerts).toEqual([])
  expect(errors).toHaveLength(1)
  expect(values()).toEqual([noa.fullName, noa.phone])
  await expect.element(button()).toBeEnabled()
  await userEvent.type(page.getByRole('textbox').nth(1), '9')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('LD-01 a filled field is no longer marked; the other still is', async () => {
  await renderForm()
  await button().click()
  const [name, phone] = [page.getByRole('textbox').nth(0), page.getByRole('textbox').nth(1)]
  await expect.element(name).toHaveFocus()
  await userEvent.type(name, 'נ')
  await expect.element(name).toBeValid()
  await expect.element(phone).toHaveAccessibleDescription('אנא מלא את כל השדות')
  await userEvent.type(phone, '0')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect(alerts).toEqual(['אנא מלא את כל השדות'])
})

async function renderForm() {
  if (!section) throw new Error('The lead page has no form.')
  const delivered: Lead[] = []
  let settle: PromiseWithResolvers<void> | undefined
  const send = (given: Lead) => {
    delivered.push(given)
    settle = Promise.withResolvers()
    return settle.promise
  }
  await render(
    <StrictMode>
      <div dir="rtl" lang="he">
        <SilentLeadForm words={section.form} unsent={section.unsent} send={send} />
      </div>
    </StrictMode>,
  )
  return { delivered, arrive: () => settle?.resolve(), fail: () => settle?.reject(new Error('The line is dead')) }
}

async function answer({ fullName, phone }: Lead) {
  await page.getByRole('textbox').nth(0).fill(fullName)
  await page.getByRole('textbox').nth(1).fill(phone)
}

function button() {
  return page.getByRole('button')
}

/** Both before React renders. */
function submitTwice() {
  const form = document.querySelector('form')
  form?.requestSubmit()
  form?.requestSubmit()
}

function values(): string[] {
  return [...document.querySelectorAll('input')].map(({ value }) => value)
}
