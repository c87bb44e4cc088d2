import { AxeBuilder } from '@axe-core/playwright'
import type { Page as Tab } from '@playwright/test'
import { brand } from '@repo/content/brand.ts'
import type { Path } from '@repo/content/cta.ts'
import type { Locale } from '@repo/contract/locale.ts'
import { linkTo } from '@repo/site/link-to.ts'
import { typeInto } from '@repo/testing/type-into.ts'
import { holdScripts } from './hold-scripts.ts'
import { asRead } from './page-copy.ts'
import { alternating } from './page-list.ts'
import { expectSilence } from './pages/silence.ts'
import { sectionOn } from './section-on.ts'
import { expect, test } from './strict-page.ts'
import { ui } from './words.ts'

const noa = { fullName: 'נועה לב', phone: '050-555-0142' }
const hebrew = wordsOn({ id: 'RT-25', path: '/lead', other: '/lead-en', locale: 'he', dir: 'rtl' })
const english = wordsOn({ id: 'RT-33', path: '/lead-en', other: '/lead', locale: 'en', dir: 'ltr' })
type Form = ReturnType<typeof wordsOn>
const forms = [hebrew, english]

for (const form of alternating(forms, 0)) {
  const { id, path } = form

  test(`${id} LD-01 LD-04 SH-07 ${path} leads with WhatsApp, says before typing that the form is not connected, and has two fields that browsers know`, async ({
    page: tab,
  }) => {
    const { name, phone, element, button, unsent, chat } = await openForm(tab, form)
    await expect(chat).toHaveText(form.toChat)
    await expect(chat).toHaveAttribute('href', form.chat)
    for (const promise of form.promises) await expect(tab.getByRole('main')).not.toContainText(promise)
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
      [320, 640],
    ] as const)
      await test.step(`at ${width} px`, async () => {
        await tab.setViewportSize({ width, height })
        // On the smallest phone the trial in the bar is the first screen's link.
        if (width > 320) await expect(chat).toBeInViewport({ ratio: 1 })
        await expect(unsent).toBeVisible()
        const size = await unsent.evaluate((note) => Number.parseFloat(getComputedStyle(note).fontSize))
        expect(size, 'px: a note is no headline').toBeLessThan(20)
        const tops = await Promise.all([chat, unsent, name].map(async (part) => (await part.boundingBox())?.y ?? 0))
        if (width < 900) expect(tops).toEqual(tops.toSorted((one, other) => one - other))
        else expect(tops[0]).toBeLessThan(tops[2] ?? 0)
      })

    await test.step('LD-01 two fields, both required, that browsers and keyboards know', async () => {
      await expect(name).toHaveAttribute('type', 'text')
      await expect(name).toHaveAttribute('autocomplete', 'name')
      await expect(phone).toHaveAttribute('type', 'tel')
      await expect(phone).toHaveAttribute('autocomplete', 'tel')
      await expect(phone).toHaveAttribute('inputmode', 'tel')
      for (const field of [name, phone]) {
        // Firefox calls an untouched field with `required` invalid.
        await expect(field).toHaveJSProperty('required', false)
        await expect(field).toHaveAttribute('aria-required', 'true')
      }
      await expect(element).toHaveJSProperty('noValidate', true)
      await expect(button).toBeEnabled()
    })

    await test.step('LD-01 a phone number reads from left to right and is aligned with the name', async () => {
      await expect(phone).toHaveCSS('direction', 'ltr')
      await expect(phone).toHaveCSS('text-align', form.dir === 'rtl' ? 'end' : 'start')
      await expect(name).toHaveCSS('direction', form.dir)
      await expect(name).toHaveCSS('text-align', 'start')
    })

    await test.step('SH-07 the footer names the trial; the page keeps out of search engines and leads to its translation', async () => {
      await expect(tab.getByRole('contentinfo')).toContainText(form.trial)
      await expect(tab.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await expect(tab.locator('a[hreflang]').first()).toHaveAttribute('href', form.other)
    })

    await test.step('LD-01 on the smallest screen every field can be seen while it is used', async () => {
      await tab.setViewportSize({ width: 320, height: 450 })
      for (const part of [name, phone, button]) {
        await part.focus()
        await expect(part).toBeInViewport({ ratio: 1 })
        const box = await part.boundingBox()
        expect(box && box.width >= 200 && box.height >= 44).toBe(true)
        // Nothing covers it, not the bar at the bottom either.
        expect(
          await part.evaluate((element) => {
            const { left, top, width, height } = element.getBoundingClientRect()
            return element.contains(document.elementFromPoint(left + width / 2, top + height - 2))
          }),
        ).toBe(true)
      }
      await button.click()
      await expect(name).toBeInViewport({ ratio: 1 })
    })
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test(`${id} LD-01 LD-04 ${path} has the same note and the chat, whose questions write its message; the values cannot get into an address`, async ({
      page: tab,
    }) => {
      const { name, phone, button, unsent, chat, chips } = formOn(tab, form)
      await tab.goto(path)
      await expect(unsent).toBeVisible()
      await expect(chat).toHaveAttribute('href', form.chat)
      await chips.nth(1).check()
      await expect(chat).toHaveAttribute('href', form.chats[2] ?? '')
      await expect(button).toBeDisabled()
      for (const field of [name, phone]) await expect(field).toHaveJSProperty('required', true)
      await name.pressSequentially(noa.fullName)
      await name.press('Enter')
      await phone.pressSequentially(noa.phone)
      await phone.press('Enter')
      await button.click({ force: true })
      await expect(tab).toHaveURL(path)
      await expect(phone).toHaveValue(noa.phone)
    })
  })
}

for (const form of alternating(forms, 1)) {
  const { id, path } = form

  test(`${id} LD-02 LD-04 on ${path} 1500 ms of sending, not 1499, then the alert, after which the same note stays and nothing else is said`, async ({
    page: tab,
  }) => {
    const { name, phone, element, button, note, unsent, chat, said, logged } = await openForm(tab, form)
    const written = await tab.getByRole('main').innerText()
    await name.pressSequentially(`  ${noa.fullName} `)
    await phone.pressSequentially(noa.phone)
    await button.click()
    await expect(button).toHaveText(form.sending)
    await expect(button).toBeDisabled()
    await expect(element).toHaveAttribute('aria-busy', 'true')
    for (const field of [name, phone]) await expect(field).not.toBeEditable()

    await tab.clock.runFor(1499)
    await expect(button).toHaveText(form.sending)
    expect([said, logged]).toEqual([[], []])

    await tab.clock.runFor(1)
    await expect(button).toHaveText(form.send)
    await expect(button).toBeEnabled()
    expect(said).toEqual([form.thanks])
    expect(logged).toEqual([noa])
    for (const field of [name, phone]) {
      await expect(field).toHaveValue('')
      await expect(field).toBeEditable()
    }
    await expect(element).toHaveAttribute('aria-busy', 'false')
    await expect(unsent).toBeVisible()
    await expect(note).toBeHidden()
    expect(await tab.getByRole('main').innerText()).toBe(written)
    await expect(chat).toHaveAttribute('href', form.chat)
  })

  test(`${id} LD-04 on ${path} a question is tapped or chosen by keys, and the one button opens the chat with it`, async ({
    page: tab,
  }) => {
    const { chat, chips, message } = formOn(tab, form)
    for (const [width, height] of [
      [1440, 900],
      [1366, 660],
      [390, 844],
    ] as const) {
      await tab.setViewportSize({ width, height })
      await tab.goto(path)
      await expect(chips).toHaveCount(3)
      await expect(chat).toHaveCount(1)
      await expect(chat).toHaveAttribute('href', form.chat)
      await expect(message).toHaveText([new RegExp(`${form.opening}$`)])
      for (const turn of [0, 2, 1]) {
        await chips.nth(turn).check()
        await expect(message).toHaveText([new RegExp(`${form.questions[turn]?.replace('?', '\\?')}$`)])
        await expect(chat).toHaveAttribute('href', form.chats[turn + 1] ?? '')
        await expect(chat).toHaveCount(1)
        await expect(chat).toBeInViewport({ ratio: 1 })
      }
    }
    await tab.keyboard.press('ArrowDown')
    await expect(chips.nth(2)).toBeChecked()
    await expect(chat).toHaveAttribute('href', form.chats[3] ?? '')
    await tab.keyboard.press('Tab')
    await expect(chat).toBeFocused()
    await expect(chat).toHaveAttribute('target', '_blank')
    expect(await violations(tab, 'main')).toEqual([])
  })

  test(`${id} LD-01 LD-02 what the form of ${path} answers meets WCAG 2.2 AA`, async ({ page: tab }) => {
    // Axe needs a clock that runs.
    const { name, phone, button, note, said } = formOn(tab, form)
    await tab.goto(path)
    await button.click()
    await expect(note).toHaveText(form.empty)
    expect(await violations(tab)).toEqual([])
    await name.pressSequentially(noa.fullName)
    await phone.pressSequentially(noa.phone)
    expect(await violations(tab)).toEqual([])
    await button.click()
    await expect.poll(() => said).toEqual([form.empty, form.thanks])
    expect(await violations(tab)).toEqual([])
  })
}

// What does not depend on the language is tested in one.
const { empty, thanks } = hebrew

test('LD-01 without a name, a phone or both one alert answers, nothing is sent, and the form shows where', async ({
  page: tab,
}) => {
  const page = await openForm(tab)
  const cases = [
    ['both fields', { fullName: '', phone: '' }, 'name'],
    ['the name', { fullName: '', phone: noa.phone }, 'name'],
    ['the phone', { fullName: noa.fullName, phone: '' }, 'phone'],
    ['a blank name', { fullName: ' \u00A0 ', phone: noa.phone }, 'name'],
    ['a blank phone', { fullName: noa.fullName, phone: '   ' }, 'phone'],
  ] as const
  for (const [what, values, first] of cases)
    await test.step(`without ${what}`, async () => {
      await typeInto(page.name, values.fullName)
      await typeInto(page.phone, values.phone)
      await page.button.click()
      await expect(page.note).toHaveText(empty)
      await expect(page[first]).toBeFocused()
      await expect(page[first]).toHaveAttribute('aria-invalid', 'true')
      await expect(page[first]).toHaveAccessibleDescription(empty)
      await expect(page.button).toBeEnabled()
      await tab.clock.runFor(5000)
      expect(page.said.splice(0)).toEqual([empty])
      expect(page.logged).toEqual([])
    })
})

test('LD-02 a double click, Enter and a click while it sends make one lead; by keyboard alone, and the next lead too', async ({
  page: tab,
}) => {
  const { name, phone, button, chat, said, logged } = await openForm(tab)
  await name.pressSequentially(noa.fullName)
  await phone.pressSequentially(noa.phone)
  await button.dblclick()
  await phone.press('Enter')
  await button.click({ force: true })
  await tab.clock.runFor(10_000)
  await expect(button).toHaveText(hebrew.send)
  expect(said).toEqual([thanks])
  expect(logged).toEqual([noa])

  await chat.focus()
  for (const [round, end] of [
    [1, 'in the field'],
    [2, 'on the button'],
  ] as const)
    await test.step(`by keyboard, sent ${end}`, async () => {
      await (round === 1 ? tab.keyboard.press('Tab') : name.focus())
      await expect(name).toBeFocused()
      await tab.keyboard.type(noa.fullName)
      await tab.keyboard.press('Tab')
      await expect(phone).toBeFocused()
      await tab.keyboard.type(noa.phone)
      if (end === 'on the button') await tab.keyboard.press('Tab')
      await tab.keyboard.press('Enter')
      await expect(button).toHaveText(hebrew.sending)
      await tab.clock.runFor(1500)
      await expect(button).toHaveText(hebrew.send)
      await expect(end === 'on the button' ? button : phone).toBeFocused()
    })
  expect(logged).toEqual([noa, noa, noa])
})

test('LD-02 TR-03 without a network it is all the same: nothing is asked for, kept or put in the address', async ({
  page: tab,
  context,
}) => {
  const { name, phone, button, said } = await openForm(tab)
  await context.setOffline(true)
  const asked: string[] = []
  tab.on('request', (request) => asked.push(request.url()))
  await name.pressSequentially(noa.fullName)
  await phone.pressSequentially(noa.phone)
  await button.click()
  await tab.clock.runFor(1500)
  await expect.poll(() => said).toEqual([thanks])
  expect(asked).toEqual([])
  await expectSilence(tab, context, asked)
  await expect(tab).toHaveURL('/lead')
})

test('LD-01 until it is hydrated nothing can be sent; what was typed stays', async ({ page: tab }) => {
  const hydrate = await holdScripts(tab)
  const { name, phone, element, button, said, logged } = formOn(tab)
  await tab.goto('/lead', { waitUntil: 'commit' })
  await expect(button).toBeDisabled()
  await expect(element).toHaveJSProperty('noValidate', false)
  await name.pressSequentially(noa.fullName)
  await phone.pressSequentially(noa.phone)
  await phone.press('Enter')
  // Not even a script or an extension that submits for the visitor.
  await element.evaluate((form: HTMLFormElement) => form.submit())
  await expect(tab).toHaveURL('/lead')

  await hydrate()
  await expect(button).toBeEnabled()
  await expect(name).toHaveValue(noa.fullName)
  await expect(phone).toHaveValue(noa.phone)
  expect([said, logged]).toEqual([[], []])
  await button.click()
  await expect.poll(() => logged).toEqual([noa])
})

async function violations(tab: Tab, part = 'form'): Promise<string[]> {
  const report = await new AxeBuilder({ page: tab }).setLegacyMode().include(part).analyze()
  return report.violations.map(({ id, help }) => `${id}: ${help}`)
}

/** The form, hydrated, with a fake clock. */
async function openForm(tab: Tab, words: Form = hebrew) {
  await tab.clock.install({ time: 0 })
  const page = formOn(tab, words)
  await tab.goto(words.path)
  await expect(page.button).toBeEnabled()
  await tab.clock.pauseAt(60_000)
  return page
}

function formOn(tab: Tab, words: Form = hebrew) {
  const said: string[] = []
  const logged: unknown[] = []
  tab.on('dialog', async (dialog) => {
    said.push(dialog.message())
    await dialog.accept()
  })
  tab.on('console', async (message) => {
    if (message.type() === 'log') logged.push(await message.args()[1]?.jsonValue())
  })
  const element = tab.locator('form')
  return {
    said,
    logged,
    element,
    name: element.getByLabel(words.fullName),
    phone: element.getByLabel(words.phone),
    button: element.getByRole('button'),
    note: element.getByRole('alert'),
    unsent: tab.getByRole('main').getByText(words.notConnected),
    chat: tab.getByRole('main').getByRole('link'),
    chips: tab.getByRole('radiogroup', { name: words.question }).getByRole('radio'),
    /** The message of the chat that is in view. */
    message: tab.locator('[aria-live] p').filter({ visible: true }),
  }
}

/** A page with the form, in the words of its file. */
function wordsOn(page: { id: string; path: Path; other: Path; locale: Locale; dir: 'ltr' | 'rtl' }) {
  const { form, unsent, chat } = sectionOn(page.path, 'leadForm')
  const opening = brand.chat.text[page.locale]
  const toChat = (adds?: string) => linkTo(`chat-${page.locale}`, { adds }).href ?? ''
  return {
    ...page,
    trial: asRead(ui[page.locale].campaign.trial.trial14),
    opening,
    question: asRead(chat.question),
    questions: chat.chips.map(({ asks }) => asRead(asks)),
    /** The address of the chat, without a question and with each. */
    chats: [undefined, ...chat.chips.map(({ asks }) => asks)].map(toChat),
    chat: toChat(),
    fullName: asRead(form.fullName.question),
    phone: asRead(unsent.phone),
    toChat: asRead(chat.open),
    notConnected: asRead(unsent.note),
    /** What promises a call, where the form sends. */
    promises: [form.send, form.phone.question].map(asRead),
    send: asRead(unsent.send),
    sending: asRead(form.sending),
    empty: asRead(form.empty),
    thanks: asRead(form.thanks),
  }
}
