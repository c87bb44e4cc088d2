import type { Locator } from 'vitest/browser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ledgerIn } from '@repo/content/claims/ledger.ts'
import { fill } from '@repo/content/fill.ts'
import { gamifiedEn } from '@repo/content/quizzes/gamified.en.ts'
import { gamifiedQuiz } from '@repo/contract/quiz/gamified.ts'
import { GamifiedQuiz } from './gamified-quiz.tsx'
import { translatePage } from '../testing/translate-page.ts'
import { asTexts } from '@repo/content/testing/as-texts.ts'

const words = fill(gamifiedEn, 'en', ledgerIn('as-specified'))
const texts = asTexts(words)
const game = { kind: 'game', install: { href: '/install' }, children: 'Sondia' } as const
const log = console.log
let logged: unknown[][] = []

beforeEach(() => {
  logged = []
  console.log = (...words: unknown[]) => logged.push(words)
})
afterEach(() => {
  console.log = log
})

test('GQ-05 asks for an email where an owner enables it, accepts any text and only logs it', async () => {
  const { getByLabelText, getByRole } = await playToEnd({ asksEmail: true })
  const before = location.href
  await getByLabelText(texts.email.label).fill('not an address')
  await press(getByRole('button', { name: texts.email.submit }))
  expect(logged.at(-1)).toEqual(['The email of the quiz:', 'not an address'])
  expect(location.href).toBe(before)
})

test('GQ-05 asks for no email otherwise, and logs the answers once', async () => {
  const { getByLabelText } = await playToEnd({})
  expect(getByLabelText(texts.email.label).query()).toBeNull()
  expect(logged).toEqual([
    [
      'The answers of the quiz:',
      Object.fromEntries(
        gamifiedQuiz.flatMap((question) => {
          if (question.kind === 'final') return []
          return [[question.id, question.kind === 'slider' ? question.start : question.options[0]]]
        }),
      ),
    ],
  ])
})

test('GQ-02 a slider moves on a page that the browser has translated', async () => {
  const screen = await render(<GamifiedQuiz {...game} words={words} />)
  await press(screen.getByRole('switch'))
  for (const question of gamifiedQuiz) {
    if (question.kind === 'slider') break
    await press(screen.getByRole('group').first().getByRole('button').first())
    await press(screen.getByRole('button', { name: texts.next, exact: true }).first())
  }
  const slider = screen.getByRole('slider')
  for (const value of ['8', '6', '5', '2', '5']) {
    translatePage()
    await slider.fill(value)
    await expect.element(slider).toHaveValue(value)
  }
})

/** Without automatic advance, with the first option of every question. */
async function playToEnd(options: { asksEmail?: boolean }) {
  const screen = await render(<GamifiedQuiz {...game} words={words} {...options} />)
  await press(screen.getByRole('switch'))
  for (const question of gamifiedQuiz) {
    // The last title is the verdict: its counts are %placeholders% in the words.
    const [title = ''] = texts.questions[question.id].title.split('%')
    await expect.element(screen.getByRole('heading', { name: title, exact: false })).toBeVisible()
    if ('options' in question) await press(screen.getByRole('group').first().getByRole('button').first())
    if (question.kind !== 'final') await press(screen.getByRole('button', { name: texts.next, exact: true }).first())
  }
  return screen
}

/** A DOM click instead of a pointer: twenty-two pointer moves would take most of the test's time. */
async function press(button: Locator) {
  await expect.element(button).toBeEnabled()
  const element = button.element()
  if (element instanceof HTMLElement) element.click()
}
