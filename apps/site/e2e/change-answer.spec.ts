import type { Page as Tab } from '@playwright/test'
import { composePlan } from '@repo/content/testing/compose-plan.ts'
import { resultsPages } from '@repo/content/testing/quiz-pages.ts'
import { planFragment, type PlanAnswers } from '@repo/contract/quiz/plan-answers.ts'
import { holdScripts } from './hold-scripts.ts'
import { asRead } from './page-copy.ts'
import { alternating } from './page-list.ts'
import { answers, fragment, listen, quizIn, quizPage } from './quiz-page.ts'
import { tabTo } from './quiz2-page.ts'
import { expect, test } from './strict-page.ts'

// Plan D of the answers in quiz-page.ts.
const plans = resultsPages.map((plan) => ({ ...plan, quiz: quizIn(plan.lang), address: plan.path + '?scenario=D' }))

for (const { lang, path, words, quiz, address } of plans) {
  const { steps, change } = quiz.words
  const chipsOf = (given: PlanAnswers) =>
    composePlan(words, 'D', given).chips.map((chip) => `${words.answers.change}: ${asRead(chip)}`)
  const lineOf = ({ label }: { label: string }) => asRead(change).replace('%answer%', asRead(label))

  test(`RS-04 TR-02 TR-03 on ${path} a press on an answer opens its question, and another answer leads to the plan with the other five, by mouse`, async ({
    page: tab,
    context,
  }) => {
    const sent: string[] = []
    // Playwright adds the fragment to the address of a navigation; a browser sends none.
    context.on('request', (request) => sent.push(request.url().split('#')[0] ?? ''))
    const reported = await listen(tab)
    await tab.clock.install()
    const visitor = quizPage(tab, quiz)
    await tab.goto(`${address}&utm_source=meta${fragment}`)
    await expect(chips(tab)).toHaveText(chipsOf(answers))
    await expect(tab.getByText(words.answers.hint)).toBeVisible()
    await chip(tab, 'tools').click()

    await visitor.expectStep('tools')
    await expect(tab).toHaveURL(`${quiz.path}?utm_source=meta`)
    await expect(tab.locator('input:checked')).toHaveCount(0)
    const old = lineOf(steps.tools.options.none)
    await expect(tab.getByText(old)).toBeVisible()
    await expect(tab.getByRole('group')).toHaveAccessibleDescription(new RegExp(old))
    await visitor.go.click()
    await expect(visitor.error).toHaveText(quiz.error)
    await visitor.option('chat').check()
    await visitor.go.click()
    await visitor.expectStep('build')
    await tab.clock.runFor(15_000)
    const changed = { ...answers, tools: 'chat' } as const
    await tab.waitForURL(`**${path}?scenario=D&utm_source=meta${planFragment(changed)}`)
    await expect(chips(tab)).toHaveText(chipsOf(changed))

    await expect.poll(() => reported.filter(({ name }) => name === 'plan_view')).toHaveLength(2)
    expect(reported.map(({ ts: _ts, route: _route, utm_source: _source, ...event }) => event)).toEqual([
      { name: 'plan_view', scenario: 'D', lang },
      { name: 'quiz_started', lang },
      { name: 'quiz_step_view', stepId: 'tools', lang },
      { name: 'quiz_option_select', stepId: 'tools', optionId: 'chat', lang },
      { name: 'quiz_step_view', stepId: 'build', lang },
      {
        name: 'quiz_completed',
        scenario: 'D',
        aov_bucket: 'b2',
        answers_keys: ['goal', 'pain', 'traffic', 'aov'],
        lang,
      },
      { name: 'plan_view', scenario: 'D', lang },
    ])
    expect(sent.filter((url) => /repeat_q|tiktok|not_at_all/.test(url))).toEqual([])
    expect(await tab.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual(['', 0, 0])
  })

  test(`RS-04 QZ-07 by keys an answer of ${path} is changed too; Back asks the question before, a reload the same again, and the browser’s Back returns to the plan`, async ({
    page: tab,
  }) => {
    await tab.clock.install()
    const visitor = quizPage(tab, quiz)
    await tab.goto(address + fragment)
    await tabTo(tab, chip(tab, 'aov'))
    await tab.keyboard.press('Enter')
    await visitor.expectStep('aov')
    await expect(visitor.heading).toBeFocused()

    await tabTo(tab, visitor.back)
    await tab.keyboard.press('Enter')
    await visitor.expectStep('traffic')
    await expect(tab.locator('input:checked')).toHaveCount(0)
    await expect(tab.getByText(lineOf(steps.traffic.options.tiktok))).toBeVisible()
    await tab.goBack()
    await expect(tab).toHaveURL(address + fragment)
    await expect(chips(tab)).toHaveCount(6)

    await tabTo(tab, chip(tab, 'goal'))
    await tab.keyboard.press('Enter')
    // Without what opens a quiz: the question is the headline.
    await expect(visitor.heading).toHaveText(asRead(steps.goal.title))
    await expect(visitor.heading).toBeFocused()
    await tab.reload()
    await expect(visitor.heading).toHaveText(asRead(steps.goal.title))
    await expect(tab.getByText(lineOf(steps.goal.options.checkout))).toBeVisible()
    await tabTo(tab, visitor.option('pdp'))
    await tab.keyboard.press('ArrowDown')
    await expect(visitor.option('lead')).toBeChecked()
    await tab.keyboard.press('Enter')
    await visitor.expectStep('build')
    await tab.clock.runFor(15_000)
    await tab.waitForURL(`**${path}?scenario=B${fragment}`)
    await expect(tab.locator('h1:visible')).toHaveText(asRead(words.goals.B.headline))
  })
}

for (const { quiz } of alternating(plans, 0)) {
  const visitorOn = (tab: Tab) => quizPage(tab, quiz)

  test(`RS-04 ${quiz.path} opens at the first question with a forged fragment`, async ({ page: tab }) => {
    for (const forged of [
      '#content',
      fragment,
      `#mood.D.${fragment.slice(1)}`,
      `#tools.E.${fragment.slice(1)}`,
      '#tools.D.1.low_cr.meta.b9.none.very',
      '#tools.D.2.low_cr.meta.b1.none.very',
      `#tools.D.${fragment.slice(1)}"><img src=x onerror=alert(1)>`,
    ])
      await test.step(forged, async () => {
        await tab.goto('/blank')
        await visitorOn(tab).open(quiz.path + forged)
        await visitorOn(tab).expectStep('goal')
        await expect(tab.locator('[id$="-old"]')).toHaveCount(0)
      })
  })

  test(`RS-04 ${quiz.path} shows no other question first`, async ({ page: tab }) => {
    const hydrate = await holdScripts(tab)
    await tab.goto(`${quiz.path}#question.D.${fragment.slice(1)}`, { waitUntil: 'commit' })
    await expect(tab.locator('h1')).toBeAttached()
    await expect(tab.locator('h1')).toBeHidden()
    await hydrate()
    await expect(visitorOn(tab).heading).toBeFocused()
    // The first question does not stay for a screen reader either (`use-screens.ts`).
    expect(await tab.evaluate(() => document.documentElement.getAnimations().length)).toBe(0)
    await visitorOn(tab).expectStep('question')
    await expect(visitorOn(tab).heading).toBeVisible()
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('RS-04 every answer of a plan links to the quiz', async ({ page: tab }) => {
    for (const { path, quiz } of plans) {
      await tab.goto(path)
      const links = await tab.locator('a[data-change]').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
      expect(new Set(links)).toEqual(new Set([quiz.path]))
    }
  })
})

function chips(tab: Tab) {
  return tab.locator('a[data-change]').filter({ visible: true })
}

function chip(tab: Tab, question: string) {
  return tab.locator(`a[data-change="${question}"]`).filter({ visible: true })
}
