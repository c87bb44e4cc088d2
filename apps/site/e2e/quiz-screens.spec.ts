import type { Page as Tab } from '@playwright/test'
import { personalQuiz } from '@repo/contract/quiz/personal.ts'
import { figureIssues } from './figure-issues.ts'
import { layoutIssues } from './layout-issues.ts'
import { violations } from './pages/access.ts'
import { alternating } from './page-list.ts'
import { answers, quizPage, quizzes, type QuizUnderTest } from './quiz-page.ts'
import { expect, test } from './strict-page.ts'
import { settle } from './settle.ts'

const narrowest = 320
const widths = [1440, 1024, 768, 390]

// pages/pages.spec.ts sees the first step of a quiz; these see all of them, with the error and the choice.
for (const quiz of alternating(quizzes, 1))
  test(`${quiz.path} fits every width on every step`, async ({ page: tab }) => {
    const visitor = quizPage(tab, quiz)
    await stayInQuiz(tab, quiz)
    await visitor.open(quiz.path)
    for (const [index, step] of personalQuiz.entries()) {
      await visitor.expectStep(step.id)
      if (step.kind === 'single') await visitor.go.click()
      for (const width of [narrowest, ...alternating(widths, index)]) {
        await tab.setViewportSize({ width, height: 844 })
        await settle(tab)
        expect.soft(await tab.evaluate(layoutIssues), `${step.id} at ${width} px`).toEqual([])
        expect.soft(await tab.evaluate(figureIssues), `${step.id} at ${width} px`).toEqual([])
      }
      if (step.kind === 'single') await visitor.option(answers[step.id]).check()
      if (step.kind !== 'build') await visitor.go.click()
    }
  })

for (const width of alternating([390, 1440], 0))
  for (const quiz of alternating(quizzes, 0))
    test(`${quiz.path} meets WCAG 2.2 AA on every kind of step at ${width} px`, async ({ page: tab }) => {
      await tab.setViewportSize({ width, height: 844 })
      const visitor = quizPage(tab, quiz)
      await stayInQuiz(tab, quiz)
      await visitor.open(quiz.path)
      await visitor.go.click()
      await expect(visitor.error).toBeVisible()
      expect.soft(await violations(tab), 'the error').toEqual([])
      for (const step of personalQuiz) {
        await visitor.expectStep(step.id)
        if (step.kind === 'single') await visitor.option(answers[step.id]).check()
        if (step.id === 'pain' || step.kind !== 'single') {
          await settle(tab)
          expect.soft(await violations(tab), step.id).toEqual([])
        }
        if (step.kind !== 'build') await visitor.go.click()
      }
    })

/** The build step stays on screen, however long the checks take. */
async function stayInQuiz(tab: Tab, { results }: QuizUnderTest): Promise<void> {
  await tab.route(`**${results}?*`, (route) => route.abort('aborted'))
}
