import type { Page as Tab } from '@playwright/test'
import { gamifiedEn } from '@repo/content/quizzes/gamified.en.ts'
import { gamifiedQuiz } from '@repo/contract/quiz/gamified.ts'
import { fill } from '@repo/content/fill.ts'
import { leaveScreen } from './leave-screen.ts'
import { expect } from './strict-page.ts'
import { ledger } from './ledger.ts'
import { asTexts } from '@repo/content/testing/as-texts.ts'
import { typeInto } from '@repo/testing/type-into.ts'

/** The gamified quiz as its visitor reads it. */
export const words = asTexts(fill(gamifiedEn, 'en', ledger))
export const moving = 'Moving to next question...'
/** The number of the first slider. */
export const slider = 6

/** The game, hydrated, with a fake clock that stands an hour after the given time. */
export async function open(tab: Tab, time = 0): Promise<void> {
  await tab.clock.install({ time })
  await tab.goto('/quiz2')
  await expect(optionsOn(tab).first()).toBeEnabled()
  await tab.clock.pauseAt(time + 3_600_000)
}

export async function openAt(tab: Tab, number: number): Promise<void> {
  await open(tab)
  await walkTo(tab, 1, number)
}

/** Answers question after question until one is shown, the first option or 7. It is the way to what a test is about, taken in the page. */
export async function walkTo(tab: Tab, from: number, to: number): Promise<void> {
  await expectQuestion(tab, from)
  await tab.evaluate(answerInPage, to - from)
  await expectQuestion(tab, to)
}

/** Runs in the page. Enter moves on without waiting for the countdown. */
async function answerInPage(times: number): Promise<void> {
  const screen = 'main > div:not([data-leaving])'
  const heading = () => document.querySelector(`${screen} :is(h1, h2)[tabindex="-1"]`)
  const turn = () => scheduler.postTask(() => {})
  for (let answered = 0; answered < times; answered++) {
    const before = heading()
    const slider = document.querySelector<HTMLInputElement>(`${screen} input[type="range"]`)
    if (slider) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, '7')
      slider.dispatchEvent(new Event('input', { bubbles: true }))
    } else document.querySelector<HTMLButtonElement>(`${screen} fieldset button`)?.click()
    await turn()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    for (let turns = 0; turns < 100 && heading() === before; turns++) await turn()
  }
}

/**
 * Answers a question and waits for the next one; sliders go to 7. It clicks without a pointer, because this is only the
 * way to what a test is about.
 */
export async function answer(tab: Tab, number: number, option: number): Promise<void> {
  await expectQuestion(tab, number)
  await choose(tab, number, option)
  await tab.clock.runFor(gamifiedQuiz[number - 1]?.kind === 'slider' ? 1000 : 700)
  await expectQuestion(tab, number + 1)
}

export async function choose(tab: Tab, number: number, option: number): Promise<void> {
  if (gamifiedQuiz[number - 1]?.kind === 'slider') await typeInto(tab.getByRole('slider'), '7')
  else await optionsOn(tab).nth(option).dispatchEvent('click')
  await expect(tab.getByText(moving)).toBeVisible()
}

/** Time goes by, and what it set off is drawn. */
export async function pass(tab: Tab, ms: number): Promise<void> {
  await tab.clock.runFor(ms)
  await tab.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => (port1.close(), resolve(undefined))
        port2.postMessage('')
      }),
  )
}

export async function expectQuestion(tab: Tab, number: number): Promise<void> {
  const id = gamifiedQuiz[number - 1]?.id ?? 'q1'
  await expect(findHeading(tab)).toHaveText(words.questions[id].title)
  await leaveScreen(tab)
}

export function findHeading(tab: Tab) {
  return tab.locator('main > :not([data-leaving]) :is(h1, h2)[tabindex="-1"]')
}

export function optionsOn(tab: Tab) {
  return tab.getByRole('main').getByRole('group').getByRole('button')
}

export async function tabTo(tab: Tab, target: ReturnType<Tab['locator']>): Promise<void> {
  for (let presses = 0; presses < 12; presses++) {
    await tab.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}

export async function pointAt(tab: Tab, value: number): Promise<void> {
  const { x, y } = await findPlace(tab, value)
  await tab.mouse.move(x, y)
}

/** The middle of a stop, as it is drawn. */
export async function findPlace(tab: Tab, value: number): Promise<{ x: number; y: number }> {
  const stop = tab.locator('input[type="range"] + ol > li').nth(value - 1)
  await stop.scrollIntoViewIfNeeded()
  const box = await stop.boundingBox()
  if (!box) throw new Error(`The stop ${value} is not drawn.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
