import { gamifiedQuiz } from '@repo/contract/quiz/gamified.ts'
import { asRead } from '../page-copy.ts'
import { words } from '../quiz2-page.ts'
import { click } from './click.ts'
import { desktop, phone, type Engine } from './engine.ts'
import { expect, soon, test } from './engine-test.ts'
import { tabTo } from './tab-to.ts'

const option = 'main > :not([data-leaving]) fieldset button'
const range = 'main > :not([data-leaving]) input[type="range"]'
const next = 'footer > :not([data-leaving]) > div > button'

// The game exists in English only.

test('GQ-01 GQ-02 all twelve questions of /quiz2 by pointer, on a phone', async ({ engine }) => {
  await open(engine, phone)
  await engine.evaluate(noteSlides)
  await play(engine, {
    choose: () => click(engine, option, -1),
    async slide() {
      const { x, y } = await engine.evaluate(placeOfStop, 9)
      await engine.clickAt(x, y)
    },
  })
  expect(await engine.evaluate(slides)).toEqual(['9', '9'])
  for (const place of [9, 0]) {
    await click(engine, '[data-verdict] input', place)
    await expectTopic(engine, place)
  }
})

test(
  'GQ-01 GQ-02 GQ-04 all twelve questions of /quiz2 by keyboard, moving on by hand',
  { tag: '@nightly' },
  async ({ engine }) => {
    await open(engine, desktop)
    await tabTo(engine, '[role="switch"]')
    await engine.press('Space')
    await play(engine, {
      async choose() {
        await tabTo(engine, option)
        await engine.press('ArrowRight')
        await engine.press('Space')
        await tabTo(engine, next)
        await engine.press('Enter')
      },
      async slide() {
        await tabTo(engine, range)
        for (const [press, value] of [
          ['ArrowRight', '6'],
          ['ArrowLeft', '5'],
          ['PageDown', '1'],
          ['Shift+ArrowUp', '10'],
          ['ArrowUp', '10'],
          ['ArrowDown', '9'],
        ] as const) {
          await engine.press(press)
          await soon(() => engine.evaluate(readValue, range), press).toBe(value)
        }
        await engine.press('Enter')
      },
    })
    await tabTo(engine, '[data-verdict] input')
    const place = (await engine.evaluate(said)).at
    await engine.press('ArrowRight')
    await expectTopic(engine, place + 1)
    await engine.press('ArrowUp')
    await expectTopic(engine, place)
  },
)

async function open(engine: Engine, width: number): Promise<void> {
  await engine.open('/quiz2', width)
  await soon(() => engine.evaluate(isHydrated)).toBe(true)
  await engine.evaluate(quickenTimers)
}

async function play(engine: Engine, input: { choose(): Promise<void>; slide(): Promise<void> }): Promise<void> {
  for (const question of gamifiedQuiz) {
    await soon(() => engine.evaluate(headline), question.id).toBe(asRead(words.questions[question.id].title))
    // Every question after the first takes the focus; keys pressed before would go nowhere.
    if (question.id !== 'q1') await soon(() => engine.evaluate(isAtHeadline), question.id).toBe(true)
    if (question.kind === 'final') break
    await (question.kind === 'slider' ? input.slide() : input.choose())
  }
  expect(await engine.evaluate(install)).toEqual(Array(2).fill(asRead(words.questions.q12.cta)))
  const counted = (await engine.evaluate(subtitle))?.match(/\d+/g)?.map(Number) ?? []
  expect(counted, 'GQ-06 the verdict').toHaveLength(2)
  expect(counted.reduce((sum, count) => sum + count)).toBe(gamifiedQuiz.length - 1)
}

/** GQ-06: one topic of the verdict speaks, and says whether it is known. */
async function expectTopic(engine: Engine, place: number): Promise<void> {
  const { topics, known, guessed } = words.verdict
  await soon(() => engine.evaluate(said)).toEqual({
    at: place,
    texts: [
      expect.stringMatching(RegExp(`^${RegExp.escape(Object.values(topics)[place] ?? '')}: (${known}|${guessed})$`)),
    ],
  })
}

/** Runs in the page: the topic that is chosen, and what can be read of the topics. */
function said(): { at: number; texts: string[] } {
  const topics = [...document.querySelectorAll<HTMLInputElement>('[data-verdict] input')]
  return {
    at: topics.findIndex(({ checked }) => checked),
    texts: [...document.querySelectorAll('[data-verdict] + * > p')]
      .filter((topic) => topic.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((topic) => topic.textContent.replace(/\s+/g, ' ').trim()),
  }
}

/** Runs in the page. */
function isHydrated(): boolean {
  return document.querySelector<HTMLFieldSetElement>('main fieldset')?.disabled === false
}

/** Runs in the page: every answer is seen for a second before the next question. quiz2-timing.spec.ts has it in real time. */
function quickenTimers(): void {
  const wait = window.setTimeout
  window.setTimeout = ((run: TimerHandler, ms = 0) => wait(run, ms / 10)) as typeof wait
}

/** Runs in the page. */
function headline(): string | undefined {
  return document.querySelector('main [tabindex="-1"]')?.textContent.replace(/\s+/g, ' ').trim()
}

/** Runs in the page. */
function subtitle(): string | undefined {
  return document.querySelector('main [tabindex="-1"] + p')?.textContent
}

/** Runs in the page. */
function isAtHeadline(): boolean {
  return document.activeElement?.matches('main [tabindex="-1"]') ?? false
}

/** Runs in the page. */
function readValue(selector: string): string | undefined {
  return document.querySelector<HTMLInputElement>(selector)?.value
}

/** Runs in the page: a slider that was moved is gone a second later. */
function noteSlides(): void {
  const values: string[] = []
  Object.assign(window, { slides: values })
  addEventListener('change', ({ target }) => target instanceof HTMLInputElement && values.push(target.value), true)
}

/** Runs in the page. */
function slides(): string[] {
  return (window as unknown as { slides: string[] }).slides
}

/** Runs in the page: where the scale shows a value. The slider itself covers it. */
function placeOfStop(value: number): { x: number; y: number } {
  const stop = document.querySelectorAll('input[type="range"] + ol > li').item(value - 1)
  stop.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = stop.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Runs in the page. */
function install(): string[] {
  return [...document.querySelectorAll('main a[target="_blank"]')]
    .filter((link) => link.checkVisibility())
    .map((link) => link.textContent.replace(/\s+/g, ' ').trim())
}
