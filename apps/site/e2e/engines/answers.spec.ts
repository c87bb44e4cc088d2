import { brand } from '@repo/content/brand.ts'
import { linkTo } from '@repo/site/link-to.ts'
import { asRead } from '../page-copy.ts'
import { alternating } from '../page-list.ts'
import { sectionOn } from '../section-on.ts'
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
  await click(engine, '[data-scene] label:has([name="buy"])')
  await soon(() => engine.evaluate(isChecked, '[name="buy"]')).toEqual([true])
  await click(engine, '[data-scene] [type="reset"]')
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

for (const path of alternating(['/integrations', '/integrations-he'] as const, 0))
  test(`PG-06 the switch of ${path} by keys and by pointer: one answer is in five places, and in none again`, async ({
    engine,
  }) => {
    const { answer, stations, arrived } = sectionOn(path, 'platform')
    const control = '[data-stage] [role="switch"]'
    const shown = () => engine.evaluate(placesWith, asRead(answer.text))
    await engine.open(path, desktop)
    expect(await shown()).toEqual({ places: [], said: '' })
    await tabTo(engine, control)
    await engine.press('Space')
    const names = [stations.dashboard, stations.ga4, stations.bigQuery, stations.webhooks, stations.csv]
    await soon(shown).toEqual({ places: names.map(({ name }) => asRead(name)), said: asRead(arrived) })
    await click(engine, control)
    await soon(shown).toEqual({ places: [], said: '' })
  })

for (const [path, locale] of alternating(
  [
    ['/lead', 'he'],
    ['/lead-en', 'en'],
  ] as const,
  1,
))
  test(`LD-04 the questions of ${path} by pointer and keys: message and link to the chat follow`, async ({
    engine,
  }) => {
    const questions = sectionOn(path, 'leadForm').chat.chips.map(({ asks }) => asRead(asks))
    const opening = brand.chat.text[locale]
    await engine.open(path, phone)
    const expectChat = (asks?: string) =>
      soon(() => engine.evaluate(chat), asks).toEqual({
        messages: [asks ? `${opening}. ${asks}` : opening],
        links: [linkTo(`chat-${locale}`, { adds: asks }).href],
      })
    await expectChat()
    for (const turn of [0, 2, 1]) {
      await click(engine, '[role="radiogroup"] input', turn)
      await expectChat(questions[turn])
    }
    await engine.press('ArrowDown')
    await expectChat(questions[2])
    await engine.press('Tab')
    expect(await engine.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(
      linkTo(`chat-${locale}`, { adds: questions[2] }).href,
    )
  })

test('CP-06 the slider of /5-reasons-empty pulls the cover by keys and by pointer', async ({ engine }) => {
  await engine.open('/5-reasons-empty', desktop)
  const lying = (await engine.evaluate(cover)).top
  await tabTo(engine, '[data-cover] input')
  await engine.press('ArrowUp')
  await soon(() => engine.evaluate(cover)).toMatchObject({ value: '51', ad: '0' })
  // In WebKit Home is the upper end of a vertical slider, in Firefox the lower one.
  for (let presses = 0; presses < 5; presses++) await engine.press('PageUp')
  await soon(() => engine.evaluate(cover)).toMatchObject({ value: '100', ad: '1' })
  expect((await engine.evaluate(cover)).top).toBeLessThan(lying - 50)
  for (let presses = 0; presses < 10; presses++) await engine.press('PageDown')
  await soon(() => engine.evaluate(cover)).toMatchObject({ value: '0', ad: '0' })
  expect((await engine.evaluate(cover)).top).toBeGreaterThan(lying + 50)
  const { x, y } = await engine.evaluate(upperEnd)
  await engine.clickAt(x, y)
  await soon(() => engine.evaluate(cover)).toMatchObject({ ad: '1' })
})

/** Runs in the page: replies that are said, not only on their way. */
function repliesIn(selector: string): string[] {
  return [...document.querySelectorAll(`${selector} [data-reply]`)]
    .filter(
      (reply) =>
        reply.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(reply.parentElement ?? reply).opacity === '1',
    )
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

/** Runs in the page: where a reader sees the answer, and what a screen reader is told of it. */
function placesWith(answer: string): { places: string[]; said: string } {
  const places = [...document.querySelectorAll('[data-stage] li')].filter((place) =>
    [...place.querySelectorAll('*')].some(
      (one) =>
        one.childElementCount === 0 &&
        one.textContent.includes(answer) &&
        one.checkVisibility({ opacityProperty: true }),
    ),
  )
  const said = document.querySelector('[data-stage] output > *')
  return {
    places: places.map((place) => place.querySelector('h3')?.textContent.trim() ?? ''),
    said: said?.checkVisibility() ? said.textContent.trim() : '',
  }
}

/** Runs in the page: the messages and the ways to the chat that can be seen. */
function chat() {
  const seen = (selector: string) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  return {
    messages: seen('[aria-live] p > span').map((message) => message.textContent.replace(/[\u2066-\u2069]/g, '').trim()),
    links: seen('main a').map((link) => link.getAttribute('href')),
  }
}

/** Runs in the page: how far the cover is pulled, whether the ad under it is read, and where the cloth is. */
function cover() {
  const ad = document.querySelector('.cover-ad')
  return {
    value: document.querySelector<HTMLInputElement>('[data-cover] input')?.value,
    ad: ad ? getComputedStyle(ad).opacity : '',
    top: document.querySelector('.cover-cloth')?.getBoundingClientRect().top ?? NaN,
  }
}

/** Runs in the page: a place near the upper end of the slider's way. */
function upperEnd(): { x: number; y: number } {
  const range = document.querySelector('[data-cover] input')
  range?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = range?.getBoundingClientRect() ?? new DOMRect()
  return { x: left + width / 2, y: top + height / 20 }
}
