import type { Locator } from '@playwright/test'
import type { SiteEvent } from '@repo/contract/events.ts'
import { personalQuiz } from '@repo/contract/quiz/personal.ts'
import { alternating } from './page-list.ts'
import { answers, fragment, listen, quizPage, quizzes } from './quiz-page.ts'
import { pass } from './quiz2-page.ts'
import { expect, test } from './strict-page.ts'

const stages = personalQuiz.flatMap((step) => (step.kind === 'build' ? step.stages : []))

// Every way through the quiz is walked without a browser, in journey-events.test.ts.
const scenarios = [
  ['pdp', 'A'],
  ['aov', 'C'],
  ['lead', 'B'],
  ['checkout', 'D'],
] as const

for (const quiz of alternating(quizzes, 0)) {
  const { path, results, words } = quiz
  const labels = stages.map((id) => words.steps.build.stages[id])

  test(`QZ-08 ${path} builds for 14,000 ms, announces each stage once, shows 100% for 500 ms, and opens the plan`, async ({
    page: tab,
  }) => {
    const reported = await listen(tab)
    await tab.clock.install()
    const visitor = quizPage(tab, quiz)
    await visitor.open(`${path}?utm_source=meta&ref=x`)
    await visitor.walkTo('infoB')
    await tab.clock.pauseAt(Date.now() + 60_000)
    await visitor.go.click()
    await visitor.expectStep('build')
    const states = () =>
      tab.locator('main ol > li').evaluateAll((all) => all.map((one) => one.getAttribute('data-state')))
    const share = (text: string) => expect(tab.getByRole('main')).toContainText(text)
    const status = tab.getByRole('status')
    await expect(status).toHaveText(labels[0] ?? '')
    await status.evaluate((region) => {
      const said: string[] = []
      Object.assign(window, { said })
      new MutationObserver(() => said.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    })

    await share('0%')
    expect(await states()).toEqual(['active', ...Array(6).fill('waiting')])
    await tab.clock.runFor(1_999)
    expect(await states()).toEqual(['active', ...Array(6).fill('waiting')])
    await tab.clock.runFor(1)
    await share('14%')
    expect(await states()).toEqual(['done', 'active', ...Array(5).fill('waiting')])
    for (const ms of [...Array<number>(23).fill(500), 400]) await tab.clock.runFor(ms)
    await share('99%')
    expect(await states()).toEqual([...Array(6).fill('done'), 'active'])
    await tab.clock.runFor(100)
    await share('100%')
    expect(await states()).toEqual(Array(7).fill('done'))
    await expect(tab.getByRole('banner')).toContainText('100%')
    await expect(tab.getByRole('main').getByText(words.build.built).first()).toBeAttached()
    const said = await tab.evaluate(() => (window as unknown as { said: string[] }).said)
    expect(said).toEqual([...labels.slice(1), words.build.finished])
    // The address follows later than the end, which is reported.
    const isOver = () => reported.some(({ name }) => name === 'quiz_completed')
    for (const ms of [499, 0]) await pass(tab, ms)
    expect(isOver()).toBe(false)
    await tab.clock.runFor(1)
    await expect.poll(isOver).toBe(true)
    await tab.waitForURL(`**${results}?scenario=D&utm_source=meta${fragment}`)
  })
}

for (const [index, quiz] of quizzes.entries()) {
  const { lang, path, results } = quiz

  // Two in one language, two in the next; on a change one of each.
  for (const [goal, scenario] of alternating(index % 2 === 0 ? scenarios.slice(0, 2) : scenarios.slice(2), index)) {
    test(`QZ-09 QZ-10 TR-02 ${path}: ${goal} leads to plan ${scenario} with the survey that was built, at its moment, and every event is reported once, double clicks or not`, async ({
      page: tab,
    }) => {
      const reported = await listen(tab)
      await tab.clock.install()
      const visitor = quizPage(tab, quiz)
      await visitor.open(`${path}?utm_campaign=fall`)
      for (const step of personalQuiz) {
        await visitor.expectStep(step.id)
        if (step.kind === 'single') {
          const id = step.id === 'goal' ? goal : answers[step.id]
          await visitor.option(id).dblclick()
          await expect(visitor.option(id)).toBeChecked()
        }
        if (step.id === 'infoB') await tab.clock.pauseAt(Date.now() + 60_000)
        if (step.kind !== 'build') await visitor.go.dblclick()
      }
      await tab.clock.runFor(13_000)
      const built = await textsIn(tab.locator('[data-done] .survey-widget').locator('> p, > ul > li'), 5)
      const [moment = '', visitors = ''] = await textsIn(tab.locator('[data-done] .survey-widget + ul > li'), 2)
      await tab.clock.runFor(7_000)
      await tab.waitForURL(`**${results}?scenario=${scenario}&utm_campaign=fall${fragment}`)
      expect(built).toEqual(await textsIn(tab.locator('[data-question], [data-option]').filter({ visible: true }), 5))
      await expect(tab.getByRole('heading', { name: moment, exact: true })).toBeVisible()
      await expect(tab.getByRole('main').getByText(visitors).filter({ visible: true })).not.toHaveCount(0)
      await expect.poll(() => reported.at(-1)?.name).toBe('plan_view')

      const view = (stepId: string) => ({ name: 'quiz_step_view', stepId, lang })
      const select = (stepId: string, optionId: string) => ({ name: 'quiz_option_select', stepId, optionId, lang })
      expect(reported.map(payloadOf)).toEqual([
        { name: 'quiz_started', lang },
        ...personalQuiz.flatMap(({ id, kind }) =>
          kind === 'single' ? [view(id), select(id, id === 'goal' ? goal : answers[id])] : [view(id)],
        ),
        {
          name: 'quiz_completed',
          scenario,
          aov_bucket: answers.aov,
          answers_keys: ['goal', 'pain', 'traffic', 'aov'],
          lang,
        },
        { name: 'plan_view', scenario, lang },
      ])
      for (const event of reported.slice(0, -1))
        expect(event).toMatchObject({
          route: `${path}?utm_campaign=fall`,
          utm_campaign: 'fall',
          ts: expect.any(Number),
        })
    })
  }
}

async function textsIn(parts: Locator, count: number): Promise<string[]> {
  await expect(parts).toHaveCount(count)
  return parts.allTextContents()
}

/** What an event says, without when and where. */
function payloadOf({ ts: _ts, route: _route, utm_campaign: _campaign, ...payload }: SiteEvent) {
  return payload
}
