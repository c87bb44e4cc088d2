import { percent, startOfJourney } from '@repo/contract/quiz/journey.ts'
import { personalQuiz, scenarioFor } from '@repo/contract/quiz/personal.ts'
import { usualPain } from '@repo/contract/quiz/plan-answers.ts'
import { holdScripts } from './hold-scripts.ts'
import { asRead } from './page-copy.ts'
import { alternating } from './page-list.ts'
import { answers, listen, quizIn, quizPage, quizzes } from './quiz-page.ts'
import { expect, test } from './strict-page.ts'
import { settle } from './settle.ts'

const noon = new Date('2026-11-14T12:00:00')

for (const quiz of alternating(quizzes, 0)) {
  const { lang, path, words, error } = quiz

  test(`QZ-01 QZ-02 QZ-04 QZ-05 QZ-06 RT-07 every step of ${path}: its options, the bar, the error in the exact words, what it explains, and the title stays`, async ({
    page: tab,
  }) => {
    const visitor = quizPage(tab, quiz)
    const bar = tab.getByRole('banner')
    await visitor.open(path)
    const title = await tab.title()
    if (lang === 'en') expect(title).toBe('Quiz')
    for (const [index, step] of personalQuiz.entries())
      await test.step(step.id, async () => {
        await visitor.expectStep(step.id)
        const progress = words.progress.replace('%step%', `${index + 1}`).replace('%steps%', `${personalQuiz.length}`)
        await expect(bar).toContainText(progress)
        await expect(bar).toContainText(asRead(words.tagline))
        const share = percent(personalQuiz, { ...startOfJourney, index })
        await expect(bar.getByText(`${share}%`, { exact: true })).toBeVisible()
        await expect(bar.getByRole('progressbar')).toHaveAttribute('aria-valuenow', `${share}`)
        await expect(bar.locator('[data-state="done"]')).toHaveCount(index)
        await expect(bar.locator('[data-state="current"]')).toHaveCount(1)
        expect(await tab.title()).toBe(title)
        if (step.kind === 'build') return

        const values = await tab.locator('main input').evaluateAll((all) => all.map((one) => one.getAttribute('value')))
        expect(values).toEqual(step.kind === 'single' ? [...step.options] : [])
        if (step.kind === 'single') {
          await expect(visitor.error).toHaveCount(0)
          await visitor.go.click()
          await expect(visitor.error).toHaveText(error)
          await expect(visitor.error).toBeInViewport()
          await expect(tab.getByRole('group')).toHaveAccessibleDescription(new RegExp(error))
          await visitor.expectStep(step.id)
          await visitor.option(answers[step.id]).check()
          await expect(visitor.error).toHaveCount(0)
        } else {
          const [intro, ...points] = words.steps[step.id].body
          await expect(tab.locator('h1 + p')).toHaveText(asRead(intro))
          const items = tab.getByRole('main').getByRole('listitem')
          await expect(items).toHaveText(points.map((point, place) => `${'①②③④⑤'.charAt(place)}${asRead(point)}`))
          await expect(visitor.go).toHaveText(words.steps[step.id].cta)
        }
        await visitor.go.click()
      })
  })

  test(`QZ-07 Back on ${path} goes one step back and forgets the selection and the error`, async ({ page: tab }) => {
    const visitor = quizPage(tab, quiz)
    await visitor.open(path)
    await expect(visitor.back).toBeDisabled()
    await visitor.option('lead').check()
    await visitor.go.click()
    await visitor.expectStep('pain')
    await visitor.go.click()
    await expect(visitor.error).toBeVisible()
    await visitor.option('low_cr').check()
    await visitor.back.click()
    await visitor.expectStep('goal')
    await expect(visitor.error).toHaveCount(0)
    await expect(visitor.back).toBeDisabled()
    await expect(tab.locator('input:checked')).toHaveCount(0)
    await visitor.go.click()
    await expect(visitor.error).toHaveText(error)
    await visitor.option('pdp').check()
    await visitor.go.click()
    await visitor.expectStep('pain')
    await expect(tab.locator('input:checked')).toHaveCount(0)
  })
}

for (const quiz of alternating(quizzes, 0)) {
  const { path, words } = quiz

  test(`QZ-02 QZ-03 CL-08 the bar of ${path} stays, with the tagline on one line and the rating, and the first screen is whole`, async ({
    page: tab,
  }) => {
    const visitor = quizPage(tab, quiz)
    const bar = tab.getByRole('banner')
    const main = tab.getByRole('main')
    const tagline = bar.getByText(asRead(words.tagline), { exact: true })
    const rating = bar.getByText('5/5', { exact: true })
    await visitor.open(path)
    for (const [width, height] of [
      [1366, 768],
      [1280, 660],
      [390, 664],
    ] as const)
      await test.step(`the whole first screen is in a window of ${width} × ${height} px`, async () => {
        await tab.setViewportSize({ width, height })
        await settle(tab)
        for (const part of [
          tagline,
          rating,
          main.locator('time'),
          main.getByText(/1,2[0-4]\d/),
          main.getByText(asRead(words.start.takes)),
          visitor.heading,
          main.locator('legend'),
          visitor.go,
        ])
          await expect(part).toBeInViewport({ ratio: 1 })
        const top = Number((await tab.locator('[data-actions]').boundingBox())?.y)
        for (const option of await main.locator('label').all()) {
          const box = await option.boundingBox()
          expect(Number(box?.y) + Number(box?.height)).toBeLessThan(top)
        }
      })
    for (const [width, height] of [
      [1440, 900],
      [844, 430],
      [390, 664],
      [320, 640],
    ] as const)
      await test.step(`at ${width} × ${height} px the bar stays`, async () => {
        await tab.setViewportSize({ width, height })
        await expect(rating).toBeVisible()
        await expect(tagline).toBeVisible()
        const lines = await tagline.evaluate((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
        })
        expect(lines).toBe(1)
        await expect(bar).toHaveCSS('position', 'sticky')
        await tab.evaluate(() => scrollTo(0, document.body.scrollHeight))
        await expect(bar).toBeInViewport({ ratio: 1 })
        expect(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      })
    await test.step('under 26rem of height it leaves the room to the question', async () => {
      await tab.setViewportSize({ width: 844, height: 390 })
      await expect(bar).toHaveCSS('position', 'static')
      await expect(tagline).toBeVisible()
    })
  })
}

for (const [turn, width] of [1440, 390, 320].entries())
  for (const { path, words, date } of alternating(quizzes, turn))
    test(
      `QZ-03 at ${width} px the first step of ${path} shows today, how many joined and how long it takes; nothing moves`,
      { tag: width === 320 ? '@nightly' : [] },
      async ({ page: tab }) => {
        await tab.setViewportSize({ width, height: 900 })
        await tab.clock.install({ time: noon })
        const hydrate = await holdScripts(tab)
        await tab.goto(path, { waitUntil: 'commit' })
        await expect(tab.locator('h1')).toHaveText(asRead(words.start.headline))
        await expect(tab.locator('legend')).toHaveText(asRead(words.steps.goal.title))
        const length = tab.getByText(asRead(words.start.takes))
        await expect(length).toBeVisible()
        await expect(tab.locator('time')).toBeEmpty()
        const places = () =>
          Promise.all([length, tab.locator('h1'), tab.locator('legend')].map((one) => one.boundingBox()))
        await tab.evaluate(() => document.fonts.ready)
        const before = await places()

        await hydrate()
        await expect(tab.locator('time')).toHaveText(date)
        await expect(tab.locator('time')).toBeVisible()
        const joined = tab.getByText(new RegExp(asRead(words.start.joined).replace('%count%', '1,2[0-4]\\d')))
        await expect(joined).toBeInViewport({ ratio: 1 })
        expect(await places()).toEqual(before)
      },
    )

for (const [turn, { chance, count }] of [
  { chance: 0, count: '1,200' },
  { chance: 0.999999, count: '1,249' },
].entries())
  for (const quiz of alternating(quizzes, turn))
    test(`QZ-03 CL-17 the counter of ${quiz.path} reaches ${count} at the end of its range`, async ({ page: tab }) => {
      await tab.addInitScript((fixed) => {
        Math.random = () => fixed
      }, chance)
      await quizPage(tab, quiz).open(quiz.path)
      await expect(tab.getByRole('main')).toContainText(count)
    })

for (const quiz of alternating(quizzes, 1)) {
  const { path, words, plan } = quiz
  const goals = personalQuiz[0].options
  /** What the survey asks before the pain is known. */
  const startOf = (goal: string) => plan.talks[scenarioFor({ goal })][usualPain[scenarioFor({ goal })]]

  test(`QZ-04 on ${path} digits choose and Enter continues from the first moment, while focus is inside the step, and the hint says so only then`, async ({
    page: tab,
  }) => {
    const visitor = quizPage(tab, quiz)
    const hint = tab.locator('form p', { hasText: asRead(words.keys).split('%last%').pop() ?? '' })
    const last = `${goals.length}`
    await visitor.open(path)
    await expect(hint).toContainText(last)
    await expect(hint).toBeVisible()
    await tab.mouse.click(1, 300)
    await expect(hint).toBeHidden()
    await tab.keyboard.press('2')
    await expect(tab.locator(':checked')).toHaveCount(0)

    await tab.reload()
    await expect(hint).toBeVisible()
    await tab.keyboard.press('Control+2')
    await tab.keyboard.press('9')
    await expect(tab.locator(':checked')).toHaveCount(0)
    await tab.keyboard.press(last)
    await expect(visitor.option(goals.at(-1) ?? '')).toBeChecked()
    await expect(visitor.option(goals.at(-1) ?? '')).toBeFocused()
    await tab.keyboard.press('Enter')
    // Questions, and a step that only informs.
    for (const step of personalQuiz.slice(1, 5)) {
      await visitor.expectStep(step.id)
      if (step.kind === 'single') {
        const last = step.options.length
        await expect(hint).toContainText(`${last}`)
        // The heading has focus now.
        await tab.keyboard.press('Enter')
        await expect(visitor.error).toBeVisible()
        await tab.keyboard.press(`Numpad${last}`)
        await expect(visitor.option(step.options[last - 1] ?? '')).toBeChecked()
      }
      await tab.keyboard.press('Enter')
    }
    await visitor.expectStep(personalQuiz[5].id)
  })

  test(`the survey beside the question of ${path} follows every choice, keeps its picture and ends above the action bar`, async ({
    page: tab,
  }) => {
    await tab.setViewportSize({ width: 1440, height: 900 })
    const visitor = quizPage(tab, quiz)
    const preview = tab.locator('main > :not([data-leaving]) [data-preview]')
    const picture = () => preview.locator('svg').first().boundingBox()
    await visitor.open(path)
    const before = await picture()
    for (const id of goals) {
      await visitor.option(id).check()
      await expect(preview).toContainText(asRead(startOf(id).question))
    }
    await visitor.go.click()
    for (const [id, talk] of Object.entries(plan.talks[scenarioFor({ goal: goals.at(-1) })])) {
      await visitor.option(id).check()
      await expect(preview).toContainText(asRead(talk.question))
    }
    await expect(preview).toContainText(asRead(plan.goals[scenarioFor({ goal: goals.at(-1) })].when.title))
    await expect(preview).toContainText(words.preview.sample)
    await visitor.back.click()
    await visitor.expectStep('goal')
    await visitor.walkTo('question')
    await visitor.option(answers.question).check()
    await settle(tab)
    expect((await picture())?.height).toBe(before?.height)
    await expect(preview.locator('ul').last().locator('li')).toHaveText([
      asRead(words.preview.settings.aov[answers.aov]),
      asRead(words.preview.settings.tools[answers.tools]),
      asRead(words.preview.settings.question[answers.question]),
    ])
    const { y = 0, height = 0 } = (await preview.boundingBox()) ?? {}
    expect(y + height).toBeLessThan(Number((await visitor.go.boundingBox())?.y))
  })

  test(`on phones the question of the survey of ${path} is above the action bar and follows every choice`, async ({
    page: tab,
  }) => {
    await tab.setViewportSize({ width: 390, height: 664 })
    const visitor = quizPage(tab, quiz)
    const peek = tab.locator('main > :not([data-leaving]) [data-peek]')
    await visitor.open(path)
    for (const id of goals) {
      await visitor.option(id).check()
      await expect(peek).toContainText(asRead(startOf(id).question))
      await expect(peek).toBeInViewport({ ratio: 1 })
    }
    await visitor.go.click()
    await visitor.go.click()
    await expect(visitor.error).toBeInViewport({ ratio: 1 })
    await expect(peek).toBeHidden()
  })
}

test('TR-02 reports nothing before the quiz is opened, and quiz_started with the first step then', async ({
  page: tab,
}) => {
  const reported = await listen(tab)
  await quizPage(tab, quizIn('en')).open('/quiz-en?utm_source=meta&utm_medium=cpc')
  await expect.poll(() => reported.length).toBe(2)
  expect(reported).toMatchObject([
    { name: 'quiz_started', lang: 'en', route: '/quiz-en?utm_source=meta&utm_medium=cpc', utm_source: 'meta' },
    { name: 'quiz_step_view', stepId: 'goal', lang: 'en', utm_medium: 'cpc' },
  ])
})
