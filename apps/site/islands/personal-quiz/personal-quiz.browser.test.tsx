import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { SiteEvent } from '@repo/contract/events.ts'
import { ledgerIn } from '@repo/content/claims/ledger.ts'
import { fill } from '@repo/content/fill.ts'
import { personalEn } from '@repo/content/quizzes/personal.en.ts'
import { resultsEn } from '@repo/content/results/en.ts'
import { quizQuestions } from '@repo/contract/quiz-steps.ts'
import { personalQuiz } from '@repo/contract/quiz/personal.ts'
import { PersonalQuiz } from './personal-quiz.tsx'
import { previewPlan } from './preview-plan.ts'
import { asTexts } from '@repo/content/testing/as-texts.ts'

const ledger = ledgerIn('as-specified')
const words = fill(personalEn, 'en', ledger)
const plan = previewPlan(fill(resultsEn, 'en', ledger))
const { steps } = asTexts(words)
const reported: string[] = []
const opened: string[] = []
const hear = (event: Event) => {
  const { name, ...rest } = (event as CustomEvent<SiteEvent>).detail
  reported.push('stepId' in rest ? `${name} ${rest.stepId}` : name)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  document.addEventListener('sondia:event', hear)
})
afterEach(() => {
  vi.useRealTimers()
  document.removeEventListener('sondia:event', hear)
})

// Strict mode runs every effect twice.
test(
  'TR-02 reports everything once and opens the plan once, even where effects run twice',
  { timeout: 90_000 },
  async () => {
    await render(
      <StrictMode>
        <PersonalQuiz
          {...{ kind: 'quiz', lang: 'en', results: '/results-en', words, plan, joined: { from: 1200, to: 1249 } }}
          open={(address) => opened.push(address)}
        >
          Sondia
        </PersonalQuiz>
      </StrictMode>,
    )
    const go = () => page.getByRole('button', { name: /Continue|next|plan/ }).first()
    const expected = ['quiz_started']
    for (const step of personalQuiz) {
      expected.push(`quiz_step_view ${step.id}`)
      if (step.kind === 'single') {
        await page.getByRole('radio').first().click({ force: true })
        expected.push(`quiz_option_select ${step.id}`)
      }
      if (step.kind !== 'build') await go().click()
    }
    await expect.element(page.getByRole('heading', { name: steps.build.title })).toBeInTheDocument()
    await vi.advanceTimersByTimeAsync(20_000)
    const chosen = ['pain', 'traffic', 'aov', 'tools', 'question'].map(
      (id) => quizQuestions.find((one) => one.id === id)?.options[0],
    )
    await expect.poll(() => opened).toEqual([`/results-en?scenario=A#1.${chosen.join('.')}`])
    expect(reported).toEqual([...expected, 'quiz_completed'])

    // Return from the results through the back/forward cache.
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.element(page.getByRole('heading', { name: steps.infoB.title })).toBeInTheDocument()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(opened).toHaveLength(1)
    expect(reported.slice(expected.length + 1)).toEqual(['quiz_step_view infoB'])
  },
)
