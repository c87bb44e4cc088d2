import type { Page as Tab } from '@playwright/test'
import type { SiteEvent } from '@repo/contract/events.ts'
import type { InEveryLocale, Locale } from '@repo/contract/locale.ts'
import { personalQuiz } from '@repo/contract/quiz/personal.ts'
import { planFragment } from '@repo/contract/quiz/plan-answers.ts'
import { leaveScreen } from './leave-screen.ts'
import { asRead } from './page-copy.ts'
import { expect } from './strict-page.ts'
import { quizPages } from '@repo/content/testing/quiz-pages.ts'

/** How each language writes 14 November 2026. */
const dates: InEveryLocale<string> = { en: 'November 14, 2026', he: '14 בנובמבר 2026' }

/** The personalised quiz in each language that has it. */
export const quizzes = quizPages.map((quiz) => ({
  ...quiz,
  error: quiz.words.steps.goal.error ?? quiz.words.chooseAnOption,
  date: dates[quiz.lang],
}))

export type QuizUnderTest = (typeof quizzes)[number]

export function quizIn(language: Locale): QuizUnderTest {
  const quiz = quizzes.find(({ lang }) => lang === language)
  if (!quiz) throw new Error(`There is no quiz in ${language}.`)
  return quiz
}

/** Answers that a plan uses. The plan is D. */
const planAnswers = {
  goal: 'checkout',
  pain: 'repeat_q',
  traffic: 'tiktok',
  aov: 'b2',
  tools: 'none',
  question: 'not_at_all',
} as const

type Question = Extract<(typeof personalQuiz)[number], { kind: 'single' }>

/** One option for every question: of those that no plan uses, the first. */
export const answers: Readonly<Record<Question['id'], string>> & typeof planAnswers = {
  ...(Object.fromEntries(
    personalQuiz.flatMap((step) => (step.kind === 'single' ? [[step.id, step.options[0]]] : [])),
  ) as Record<Question['id'], string>),
  ...planAnswers,
}

/** The answers besides the goal, as they travel to the results. */
export const fragment = planFragment(answers)

/** What a visitor presses and sees in the quiz. */
export function quizPage(tab: Tab, { words }: QuizUnderTest) {
  const step = tab.locator('main > :not([data-leaving])')
  const go = step.locator('button[type="submit"]')
  const back = step.getByRole('button', { name: words.back, exact: true })
  const option = (id: string) => step.locator(`input[type="radio"][value="${id}"]`)
  const heading = step.locator('h1')
  const error = step.getByRole('alert')
  const hydrated = tab.locator('[data-live="true"]').first()

  return {
    go,
    back,
    option,
    heading,
    error,
    /** What only the hydrated first step shows. */
    hydrated,

    async open(address: string) {
      await tab.goto(address)
      await expect(hydrated).toBeVisible()
    },

    /** Answers question after question until the step is shown. It is the way to what a test is about, taken in the page. */
    async walkTo(stepId: (typeof personalQuiz)[number]['id']) {
      const steps = personalQuiz.slice(
        0,
        personalQuiz.findIndex(({ id }) => id === stepId),
      )
      await tab.evaluate(
        answerInPage,
        steps.map((step) => (step.kind === 'single' ? answers[step.id] : undefined)),
      )
      await this.expectStep(stepId)
    },

    async expectStep(stepId: (typeof personalQuiz)[number]['id'] | undefined) {
      const title = stepId && (stepId === 'goal' ? words.start.headline : words.steps[stepId].title)
      await expect(heading).toHaveText(asRead(title ?? ''))
      await leaveScreen(tab)
    },
  }
}

/** Runs in the page. */
async function answerInPage(chosen: (string | undefined)[]): Promise<void> {
  const heading = () => document.querySelector('h1')?.textContent
  const turn = () => scheduler.postTask(() => {})
  for (const option of chosen) {
    const before = heading()
    if (option) document.querySelector<HTMLInputElement>(`main input[value="${option}"]`)?.click()
    await turn()
    document.querySelector<HTMLButtonElement>('button[type="submit"]')?.click()
    for (let turns = 0; turns < 100 && heading() === before; turns++) await turn()
  }
}

/** Everything the page reports from now on, also after it has left for the results. */
export async function listen(tab: Tab): Promise<SiteEvent[]> {
  const reported: SiteEvent[] = []
  await tab.exposeFunction('reportedEvent', (event: SiteEvent) => reported.push(event))
  await tab.addInitScript(() => {
    const { reportedEvent } = window as unknown as { reportedEvent: (event: unknown) => void }
    document.addEventListener('sondia:event', (event) => reportedEvent((event as CustomEvent).detail))
  })
  return reported
}
