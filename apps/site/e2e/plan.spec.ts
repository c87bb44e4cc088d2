import type { Page as Tab } from '@playwright/test'
import { composePlan } from '@repo/content/testing/compose-plan.ts'
import { scenarios } from '@repo/contract/scenario.ts'
import { getOptions, planFragment, type PlanAnswers } from '@repo/contract/quiz/plan-answers.ts'
import { resultsPages } from '@repo/content/testing/quiz-pages.ts'
import { textsIn } from '@repo/content/testing/texts-in.ts'
import { asRead } from './page-copy.ts'
import { alternating } from './page-list.ts'
import { expect, test } from './strict-page.ts'
import { plansSeen, watchPlans } from './watch-plans.ts'

/** Twenty plans: every conversation, and every option of the other questions several times. */
const samples = Array.from({ length: 20 }, (_, index) => ({
  scenario: scenarios[index % 4] ?? 'A',
  answers: {
    pain: at(getOptions('pain'), Math.floor(index / 4)),
    traffic: at(getOptions('traffic'), index),
    aov: at(getOptions('aov'), index),
    tools: at(getOptions('tools'), index + Math.floor(index / 4)),
    question: at(getOptions('question'), index + 1),
  } satisfies PlanAnswers,
}))
/** The parts with the most lines. */
const longest = { traffic: 'influ', aov: 'b1', tools: 'popup', question: 'not_at_all' } as const
const [{ answers: first }] = samples as [(typeof samples)[number]]

test('RS-03 RS-04 shows the plan of all six answers on the first paint, and no part of another', async ({
  page: tab,
}) => {
  await tab.addInitScript(watchPlans)
  for (const [index, { scenario, answers }] of samples.entries())
    // Every language sees every scenario.
    for (const { path, words } of alternating(resultsPages, index + Math.floor(index / 4))) {
      const fragment = planFragment(answers)
      await test.step(`${path} ${scenario} ${fragment}`, async () => {
        await tab.goto(`${path}?scenario=${scenario}&n=${fragment.slice(1)}${fragment}`)
        await expectPlan(tab, words, composePlan(words, scenario, answers))
        await expect.poll(() => tab.evaluate(plansSeen), 'the plans seen while it loaded').toEqual([scenario])
      })
    }
})

test('RS-04 shows the plan by scenario alone with no fragment, another anchor, an unknown value or another version', async ({
  page: tab,
}) => {
  for (const [turn, fragment] of [
    '',
    '#content',
    '#1.low_cr.meta.b9.none.very',
    '#2.low_cr.meta.b1.none.very',
  ].entries())
    for (const scenario of alternating(scenarios, turn))
      for (const { path, words } of alternating(resultsPages, turn))
        await test.step(`${path} ${scenario} ${fragment}`, async () => {
          await tab.goto(`${path}?scenario=${scenario}&n=${scenario}${turn}${fragment}`)
          await expectPlan(tab, words, composePlan(words, scenario))
        })
})

for (const { path, words } of alternating(resultsPages, 0)) {
  test(`RS-04 ${path} keeps the plan on reload, on Back, and when another anchor takes its place in the address`, async ({
    page: tab,
  }) => {
    const plan = composePlan(words, 'B', first)
    await tab.goto(`${path}?scenario=B${planFragment(first)}`)
    await tab.reload()
    await expectPlan(tab, words, plan)
    await tab.evaluate(() => (location.hash = '#content'))
    await expect(tab).toHaveURL(/#content$/)
    await tab.reload()
    await expectPlan(tab, words, plan)
    await tab.goto('/credits')
    await tab.goBack()
    await expectPlan(tab, words, plan)
  })
}

for (const { path, words } of alternating(resultsPages, 1)) {
  test(`RS-04 ${path} copies the question with its answers, and a link without the campaign`, async ({
    page: tab,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const copied = () => tab.evaluate(() => navigator.clipboard.readText())
    const { question, options } = composePlan(words, 'D', first)
    await tab.clock.install({ time: 0 })
    await tab.goto(`${path}?scenario=D&utm_source=meta&from=x&exp=y${planFragment(first)}`)
    await tab.clock.pauseAt(3_600_000)
    const copy = tab.locator('[data-copy="question"]:visible')
    await copy.click()
    await expect(copy).toHaveText(words.ask.copied)
    await expect(tab.getByRole('status')).toHaveText(words.ask.copied)
    expect(await copied()).toBe([question, ...options.map((option) => `- ${option}`)].map(asRead).join('\n'))
    await tab.clock.runFor(2000)
    await expect(copy).toHaveText(words.ask.copy)
    await expect(tab.getByRole('status')).toBeEmpty()
    await tab.locator('[data-copy="link"]').click()
    await expect.poll(copied).toBe(`${new URL(tab.url()).origin}${path}?scenario=D${planFragment(first)}`)
    // On phones the same question from the bottom bar, wherever one reads.
    await tab.setViewportSize({ width: 390, height: 844 })
    await tab.evaluate(() => scrollTo(0, 2000))
    await tab
      .locator('#bottom-bar')
      .getByRole('button', { name: asRead(words.ask.copy) })
      .click()
    await expect.poll(copied).toContain(asRead(question))
  })
}

test('RS-04 the longest plans print on one page', async ({ page: tab }) => {
  const margin = '0.4in'
  for (const [turn, scenario] of scenarios.entries())
    for (const { path } of alternating(resultsPages, turn))
      for (const pain of alternating(getOptions('pain'), turn))
        await test.step(`${path} ${scenario} ${pain}`, async () => {
          await tab.goto(`${path}?scenario=${scenario}&n=${pain}${planFragment({ pain, ...longest })}`)
          const sheet = await tab.pdf({
            format: 'A4',
            margin: { top: margin, right: margin, bottom: margin, left: margin },
          })
          expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
        })
})

test.describe('with the share sheet of a device', () => {
  test('RS-04 sends a link to the plan without the campaign', async ({ page: tab }) => {
    await tab.addInitScript(() => {
      const share = (data: ShareData) => {
        document.documentElement.dataset.shared = data.url ?? ''
        return Promise.resolve()
      }
      Object.defineProperty(navigator, 'share', { value: share })
    })
    await tab.goto(`/results-en?scenario=C&utm_source=meta${planFragment(first)}`)
    await tab.locator('[data-share]').click()
    await expect(tab.locator('html')).toHaveAttribute(
      'data-shared',
      `${new URL(tab.url()).origin}/results-en?scenario=C${planFragment(first)}`,
    )
  })
})

/** Every text of the plan can be seen, and of all other parts none. */
async function expectPlan(
  tab: Tab,
  words: (typeof resultsPages)[number]['words'],
  plan: ReturnType<typeof composePlan>,
) {
  const seen = asShown(await tab.locator('main').innerText())
  const expected = textsIn(plan)
    .filter((text) => text.length > 1)
    .map(asRead)
  expect(expected.filter((text) => !seen.includes(text))).toEqual([])
  const { goals, pain, talks, changes, traffic, aov, tools, question } = words
  const others = textsIn({ goals, pain, talks, changes, traffic, aov, tools, question })
    .map(asRead)
    .filter((text) => text.includes(' ') && !expected.some((own) => own.includes(text)))
  expect(others.filter((text) => seen.includes(text))).toEqual([])
  await expect(tab.locator('main ol > li h3:visible')).toHaveText(plan.week.days.map(({ title }) => asRead(title)))
}

function asShown(text: string): string {
  return text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function at<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T
}
