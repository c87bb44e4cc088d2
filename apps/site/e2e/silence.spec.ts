import { typeInto } from '@repo/testing/type-into.ts'
import { alternating, pages } from './page-list.ts'
import { expectSilence, recordRequests } from './pages/silence.ts'
import { expect, test } from './strict-page.ts'
import { fragment, quizPage, quizzes } from './quiz-page.ts'

// The proof of silence: what a visitor does stays with the visitor. Another origin, a POST or an error in the console is
// noise of its own, on every page and in every test: see strict-page.ts. The built files: apps/site/checks/served/silent-files.test.ts.

for (const quiz of alternating(quizzes, 0)) {
  test(`TR-03 no answer given on ${quiz.path} leaves the default build`, async ({ page: tab, context }) => {
    const asked = recordRequests(context)
    await tab.clock.install()
    const visitor = quizPage(tab, quiz)
    await visitor.open(`${quiz.path}?utm_source=meta`)
    await visitor.walkTo('build')
    await tab.clock.runFor(15_000)
    await tab.waitForURL(`**${quiz.results}?scenario=D&utm_source=meta${fragment}`)
    await expectSilence(tab, context, asked)
  })
}

if (has('/quiz2')) {
  test('TR-03 no answer given on /quiz2 leaves the default build', async ({ page: tab, context }) => {
    const asked = recordRequests(context)
    await tab.clock.install()
    await tab.goto('/quiz2')
    const main = tab.locator('main > :not([data-leaving])')
    const answers = main.getByRole('group').getByRole('button')
    const slider = main.getByRole('slider')
    await expect(answers.first()).toBeEnabled()
    for (let question = 1; question <= 11; question++) {
      await expect(tab.getByText(`${question} of 11`, { exact: true })).toBeVisible()
      if (await slider.isVisible()) await typeInto(slider, '7')
      else await answers.first().click()
      await tab.clock.runFor(1000)
    }
    await expect(tab.getByText('11 of 11')).toBeHidden()
    await expectSilence(tab, context, asked)
  })
}

for (const path of alternating(['/lead', '/lead-en'].filter(has), 1)) {
  test(`TR-03 no lead given on ${path} leaves the default build`, async ({ page: tab, context }) => {
    const asked = recordRequests(context)
    await tab.clock.install({ time: 0 })
    await tab.goto(path)
    const form = tab.locator('main form')
    const send = form.getByRole('button')
    await expect(send).toBeEnabled()
    await tab.clock.pauseAt(3_600_000)
    for (const field of await form.locator('input').all()) await typeInto(field, '050-555-0142')
    await send.click()
    await expect(send).toBeDisabled()
    await tab.clock.runFor(2000)
    await expect(send).toBeEnabled()
    await expectSilence(tab, context, asked)
  })
}

function has(path: string): boolean {
  return pages.some((page) => page.path === path)
}
