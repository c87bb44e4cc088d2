import { click } from './click.ts'
import { phone, type Engine } from './engine.ts'
import { expect, soon, test } from './engine-test.ts'

const empty = 'אנא מלא את כל השדות'
const thanks = 'תודה! נחזור אליך בהקדם'

test('LD-01 an empty form answers with one alert, says so in place and shows where', async ({ engine }) => {
  await openForm(engine)
  await click(engine, 'form button')
  expect(await engine.takeAlert()).toBe(empty)
  await soon(() => engine.evaluate(form)).toMatchObject({
    note: empty,
    focus: 'fullName',
    invalid: ['fullName', 'phone'],
  })
})

test('LD-02 a filled form sends, thanks with one alert, and is as it was', async ({ engine }) => {
  await openForm(engine)
  await click(engine, 'input[name="fullName"]')
  await engine.type('נועה לב')
  await engine.press('Tab')
  await engine.type('050-555-0142')
  const filled = { note: '', focus: 'phone', invalid: [], values: ['נועה לב', '050-555-0142'] }
  expect(await engine.evaluate(form)).toMatchObject(filled)
  await engine.evaluate(noteSending)
  await engine.press('Enter')
  expect(await engine.takeAlert()).toBe(thanks)
  await soon(() => engine.evaluate(form)).toMatchObject({
    note: thanks,
    values: ['', ''],
    button: 'תחזרו אליי',
    sent: 'שולח...',
  })
})

async function openForm(engine: Engine): Promise<void> {
  await engine.open('/lead', phone)
  await soon(() => engine.evaluate(() => document.querySelector<HTMLButtonElement>('form button')?.disabled)).toBe(
    false,
  )
}

/** Runs in the page: keeps what the button says while the form is busy, which is soon over. */
function noteSending(): void {
  const form = document.querySelector('form')
  const note = () => {
    if (form?.ariaBusy === 'true')
      document.documentElement.dataset.sent = form.querySelector('button')?.textContent.trim()
  }
  if (form)
    new MutationObserver(note).observe(form, { attributes: true, childList: true, characterData: true, subtree: true })
}

/** Runs in the page: what a visitor sees of the form. */
function form() {
  const fields = [...document.querySelectorAll<HTMLInputElement>('form input')]
  const note = document.querySelector('form [role="alert"]')
  return {
    note: note?.checkVisibility() ? note.textContent.trim() : '',
    focus: document.activeElement?.getAttribute('name'),
    invalid: fields.filter((field) => field.ariaInvalid === 'true').map((field) => field.name),
    values: fields.map((field) => field.value),
    button: document.querySelector('form button')?.textContent.trim(),
    sent: document.documentElement.dataset.sent,
  }
}
