import type { Page as Tab } from '@playwright/test'
import type { SiteEvent } from '#contract/events.ts'
import { personalEn } from '#content/quizzes/personal.en.ts'
import { personalHe } from '#content/quizzes/personal.he.ts'
import { personalQuiz } from '#quiz/personal.ts'
import { planFragment } from '#quiz/plan-answers.ts'
import { fill } from '#content/fill.ts'
import { asRead } from './copy-of.ts'
import { expect } from './strict-page.ts'
import { ledger } from './ledger.ts'
import { asTexts } from '../checks/as-texts.ts'

/** The personalised quiz in its two languages. */
export const quizzes = [
  {
    lang: 'he',
    path: '/quiz',
    results: '/results',
    words: asTexts(fill(personalHe, 'he', ledger)),
    error: 'בחרו אפשרות אחת כדי להמשיך',
    date: '14 בנובמבר 2026',
  },
  {
    lang: 'en',
    path: '/quiz-en',
    results: '/results-en',
    words: asTexts(fill(personalEn, 'en', ledger)),
    error: 'Please select an option to continue',
    date: 'November 14, 2026',
  },
] as const

export type QuizUnderTest = (typeof quizzes)[number]

/** One option for every question. The plan is D. */
export const answers = {
  goal: 'checkout',
  pain: 'repeat_q',
  traffic: 'tiktok',
  aov: 'b2',
  tools: 'none',
  question: 'not_at_all',
} as const

/** The answers besides the goal, as they travel to the results. */
export const fragment = planFragment(answers)

/** A visitor's hands in the quiz. */
export function quizPage(tab: Tab, { words }: QuizUnderTest) {
  const go = tab.locator('button[type="submit"]')
  const back = tab.getByRole('button', { name: words.back, exact: true })
  const option = (id: string) => tab.locator(`main input[type="radio"][value="${id}"]`)
  const heading = tab.locator('h1')
  const error = tab.getByRole('alert')
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
      await expect(hydrated).toBeVisible({ timeout: 20_000 })
    },

    /** Answers question after question until the step is shown. */
    async walkTo(stepId: (typeof personalQuiz)[number]['id']) {
      for (const step of personalQuiz) {
        if (step.id === stepId) return
        if (step.kind === 'single') await option(answers[step.id]).check()
        if (step.kind !== 'build') await go.click()
        await this.expectStep(personalQuiz[personalQuiz.indexOf(step) + 1]?.id)
      }
    },

    async expectStep(stepId: (typeof personalQuiz)[number]['id'] | undefined) {
      const title = stepId && (stepId === 'goal' ? words.start.headline : words.steps[stepId].title)
      await expect(heading).toHaveText(asRead(title ?? ''))
    },
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

/** Keeps the page from hydrating: its scripts wait until they are let go, and with them the page's load event. */
export async function holdScripts(tab: Tab): Promise<() => Promise<void>> {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await tab.route('**/assets/*.js', async (route) => {
    await gate
    await route.continue()
  })
  return async () => {
    letGo()
    await expect(tab.locator('astro-island:not([ssr])')).toBeAttached({ timeout: 20_000 })
  }
}
