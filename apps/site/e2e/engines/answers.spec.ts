import { click } from './click.ts'
import { desktop, phone } from './engine.ts'
import { expect, soon, test } from './engine-test.ts'
import { tabTo } from './tab-to.ts'

// What answers without a framework: native inputs, read by :has().

test('PG-01 the survey of the front page by pointer: reply, count and cart', async ({ engine }) => {
  await engine.open('/', phone)
  await click(engine, '[data-scene] label:has([name="answer"])', 3)
  await soon(() => engine.evaluate(repliesIn, '[data-scene]')).toEqual([expect.stringMatching(/\S/)])
  await soon(() => engine.evaluate(shownIn, '#dashboard svg[role="img"]')).toContain('50')
  await click(engine, '[data-scene] label:has([name="buy"])', 3)
  await soon(() => engine.evaluate(isChecked, '[name="buy"]')).toContain(true)
  await click(engine, '[data-scene] [type="reset"]', 3)
  await soon(() => engine.evaluate(repliesIn, '[data-scene]')).toEqual([])
})

test('PG-01 the line between before and after by keys', async ({ engine }) => {
  await engine.open('/', desktop)
  await engine.evaluate(() => document.querySelector<HTMLElement>('[data-divider] input')?.focus())
  for (const [press, to] of [
    ['ArrowRight', '51'],
    ['Home', '4'],
    ['End', '96'],
  ] as const) {
    await engine.press(press)
    await soon(() => engine.evaluate(divider), press).toBe(to)
  }
})

test('PG-07 an answer on the case study turns night to day, and starting over is night again', async ({ engine }) => {
  await engine.open('/casestudy', desktop)
  await tabTo(engine, 'form[data-survey] input')
  await engine.press('Space')
  await soon(() => engine.evaluate(isDay)).toBe(true)
  await click(engine, 'form[data-survey] [type="reset"]')
  await soon(() => engine.evaluate(isDay)).toBe(false)
})

test('CP-08 the targeting sentence and the survey of /5-reasons-empty-2-he by pointer and keys', async ({ engine }) => {
  await engine.open('/5-reasons-empty-2-he', desktop)
  await click(engine, '[role="radiogroup"] label:nth-of-type(2)', 3)
  await soon(() => engine.evaluate(isChecked, '[name="brand"]')).toEqual([false, true, false])
  expect(await engine.evaluate(shownIn, 'p [data-when^="brand"]')).toHaveLength(1)
  await engine.evaluate(() => document.querySelector<HTMLElement>('form[data-survey] input')?.focus())
  await engine.press('Space')
  await engine.press('ArrowDown')
  await soon(() => engine.evaluate(isChecked, '[name="answer"]')).toEqual([false, true, false])
  await soon(() => engine.evaluate(repliesIn, 'form[data-survey]')).toHaveLength(1)
  await soon(() =>
    engine.evaluate(() => document.querySelector('form[data-survey] output')?.textContent ?? ''),
  ).toMatch(/\S/)
})

/** Runs in the page: replies that are said, not only on their way. */
function repliesIn(selector: string): string[] {
  return [...document.querySelectorAll(`${selector} [data-reply]`)]
    .filter((reply) => {
      const { visibility, opacity } = getComputedStyle(reply.parentElement ?? reply)
      return visibility === 'visible' && opacity === '1'
    })
    .map((reply) => reply.textContent)
}

/** Runs in the page: the words, or the name, of what can be seen. */
function shownIn(selector: string): string[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible')
    .map((element) => element.getAttribute('aria-label') ?? element.textContent)
}

/** Runs in the page. */
function isChecked(selector: string): boolean[] {
  return [...document.querySelectorAll<HTMLInputElement>(selector)].map(({ checked }) => checked)
}

/** Runs in the page. */
function divider(): string {
  const picture = document.querySelector('[data-divider]')
  return picture ? getComputedStyle(picture).getPropertyValue('--divider') : ''
}

/** Runs in the page: the circle of the day reaches the farthest corner of the room. */
function isDay(): boolean {
  const day = document.querySelector('main > section [inert]')
  return day !== null && getComputedStyle(day).clipPath.startsWith('circle(142%')
}
