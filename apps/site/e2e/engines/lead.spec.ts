import { asRead } from '../page-copy.ts'
import { alternating } from '../page-list.ts'
import { sectionOn } from '../section-on.ts'
import { click } from './click.ts'
import { phone, type Engine } from './engine.ts'
import { expect, soon, test } from './engine-test.ts'

const forms = [
  { id: 'RT-25', path: '/lead', fullName: 'נועה לב' },
  { id: 'RT-33', path: '/lead-en', fullName: 'Noa Lev' },
] as const

for (const { id, path, fullName } of alternating(forms, 0)) {
  const { form: words, unsent } = sectionOn(path, 'leadForm')
  const [sending, empty, thanks] = [words.sending, words.empty, words.thanks].map(asRead)
  const send = asRead(unsent.send)

  test(`${id} LD-01 an empty form on ${path} answers with one alert, says so in place and shows where`, async ({
    engine,
  }) => {
    await openForm(engine, path)
    await click(engine, 'form button')
    expect(await engine.takeAlert()).toBe(empty)
    await soon(() => engine.evaluate(form)).toMatchObject({
      note: empty,
      focus: 'fullName',
      invalid: ['fullName', 'phone'],
    })
  })

  test(`${id} LD-02 LD-04 a filled form on ${path} answers with one alert, is empty again and says nothing else`, async ({
    engine,
  }) => {
    await openForm(engine, path)
    await click(engine, 'input[name="fullName"]')
    await engine.type(fullName)
    await engine.press('Tab')
    await engine.type('050-555-0142')
    const filled = { note: '', focus: 'phone', invalid: [], values: [fullName, '050-555-0142'] }
    await soon(() => engine.evaluate(form)).toMatchObject(filled)
    await engine.evaluate(noteSending)
    await engine.press('Enter')
    expect(await engine.takeAlert()).toBe(thanks)
    await soon(() => engine.evaluate(form)).toMatchObject({
      note: '',
      values: ['', ''],
      button: send,
      sent: sending,
    })
  })
}

async function openForm(engine: Engine, path: string): Promise<void> {
  await engine.open(path, phone)
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
