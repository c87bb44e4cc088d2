import type { Page as Tab } from '@playwright/test'
import { fragment, listen, quizIn, quizPage } from './quiz-page.ts'
import { expect, test } from './strict-page.ts'

const quiz = quizIn('he')
const { path } = quiz

test(
  'the browser’s Back goes one step back, and from the first step out of the quiz',
  { tag: '@nightly' },
  async ({ page: tab }) => {
    const visitor = quizPage(tab, quiz)
    await tab.goto('/credits')
    await visitor.open(path)
    await visitor.walkTo('traffic')
    for (const step of ['infoA', 'pain', 'goal'] as const) {
      await back(tab)
      await visitor.expectStep(step)
      expect(new URL(tab.url()).pathname).toBe(path)
    }
    await expect(tab.locator('input:checked')).toHaveCount(0)
    await tab.goBack()
    await expect(tab).toHaveURL(/\/credits$/)
  },
)

test('the quiz’s own Back and the browser’s stay in step', async ({ page: tab }) => {
  const visitor = quizPage(tab, quiz)
  await tab.goto('/credits')
  await visitor.open(path)
  await visitor.walkTo('traffic')
  await visitor.back.click()
  await visitor.expectStep('infoA')
  await settled(tab, 2)
  await back(tab)
  await visitor.expectStep('pain')
  await visitor.back.click()
  await visitor.expectStep('goal')
  await settled(tab, 0)
  await tab.goBack()
  await expect(tab).toHaveURL(/\/credits$/)
})

test('Back pressed faster than the browser can follow ends in step', async ({ page: tab }) => {
  const visitor = quizPage(tab, quiz)
  await tab.goto('/credits')
  await visitor.open(path)
  await visitor.walkTo('aov')
  // Three clicks in one breath, each on the button as it then is.
  await tab.evaluate((name) => {
    for (let times = 0; times < 3; times++)
      [...document.querySelectorAll('button')].find((button) => button.textContent === name)?.click()
  }, quiz.words.back)
  await visitor.expectStep('pain')
  await settled(tab, 1)
  await back(tab)
  await visitor.expectStep('goal')
})

test('Forward leads over what was answered, and no further', async ({ page: tab }) => {
  const reported = await listen(tab)
  const visitor = quizPage(tab, quiz)
  await visitor.open(path)
  await visitor.walkTo('infoA')
  await back(tab)
  await visitor.expectStep('pain')
  await forward(tab)
  await visitor.expectStep('infoA')
  await back(tab)
  await visitor.expectStep('pain')
  await back(tab)
  await visitor.expectStep('goal')
  await forward(tab)
  await visitor.expectStep('pain')
  await visitor.option('low_cr').check()
  await visitor.go.click()
  await visitor.expectStep('infoA')
  await visitor.go.click()
  await visitor.expectStep('traffic')
  expect(reported.flatMap((event) => (event.name === 'quiz_step_view' ? [event.stepId] : []))).toEqual(
    'goal pain infoA pain infoA pain goal pain infoA traffic'.split(' '),
  )
})

test('a reload starts again at the first step, and Back then leaves', async ({ page: tab }) => {
  const visitor = quizPage(tab, quiz)
  await tab.goto('/credits')
  await visitor.open(path)
  await visitor.walkTo('infoA')
  await tab.reload()
  await expect(visitor.hydrated).toBeVisible()
  await visitor.expectStep('goal')
  await settled(tab, 0)
  // Forward, and the quiz's own way back.
  await tab.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let moves = 0
        addEventListener('popstate', () => ++moves === 2 && resolve())
        history.forward()
      }),
  )
  await settled(tab, 0)
  await visitor.expectStep('goal')
  await tab.goBack()
  await expect(tab).toHaveURL(/\/credits$/)
})

test('the skip link does not lose the way', async ({ page: tab }) => {
  const visitor = quizPage(tab, quiz)
  await visitor.open(path)
  await visitor.walkTo('pain')
  await tab.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="#content"]')?.click())
  await visitor.option('low_cr').check()
  await visitor.go.click()
  await visitor.expectStep('infoA')
  await back(tab)
  await visitor.expectStep('pain')
})

// A browser that keeps the page shows the last question instead: see personal-quiz.browser.test.tsx.
test('coming back from the results starts again, is no trap, and leaves with the next Back', async ({ page: tab }) => {
  const visitor = quizPage(tab, quiz)
  await tab.goto('/credits')
  await tab.clock.install()
  await visitor.open(path)
  await visitor.walkTo('build')
  await tab.clock.runFor(15_000)
  await tab.waitForURL(`**/results?scenario=D${fragment}`)
  await tab.goBack()
  await expect(visitor.hydrated).toBeVisible()
  await visitor.expectStep('goal')
  await settled(tab, 0)
  await tab.clock.runFor(20_000)
  await visitor.expectStep('goal')
  await tab.goBack()
  await expect(tab).toHaveURL(/\/credits$/)
})

const back = (tab: Tab) => tab.evaluate(() => history.back())
const forward = (tab: Tab) => tab.evaluate(() => history.forward())

/** Waits until the browser is at the history entry of a step. */
async function settled(tab: Tab, step: number): Promise<void> {
  await expect.poll(() => tab.evaluate(() => (history.state as { quizStep: number } | null)?.quizStep)).toBe(step)
}
