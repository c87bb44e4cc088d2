import { percent, startOfJourney } from '#quiz/journey.ts'
import { personalQuiz } from '#quiz/personal.ts'
import { asRead } from './copy-of.ts'
import { answers, holdScripts, listen, quizIn, quizPage, quizzes } from './quiz-page.ts'
import { expect, test } from './strict-page.ts'
import { settle } from './settle.ts'

const noon = new Date('2026-11-14T12:00:00')

for (const quiz of quizzes) {
  const { lang, path, words, error } = quiz

  test.describe(path, () => {
    test('QZ-01 asks its steps in their order, with exactly their options', async ({ page: tab }) => {
      const visitor = quizPage(tab, quiz)
      await visitor.open(path)
      for (const step of personalQuiz) {
        await visitor.expectStep(step.id)
        if (step.kind === 'build') break
        const values = await tab.locator('main input').evaluateAll((all) => all.map((one) => one.getAttribute('value')))
        expect(values).toEqual(step.kind === 'single' ? [...step.options] : [])
        if (step.kind === 'single') await visitor.option(answers[step.id]).check()
        await visitor.go.click()
      }
    })

    test('QZ-02 the bar names the step and its percentage all the way', async ({ page: tab }) => {
      const visitor = quizPage(tab, quiz)
      await visitor.open(path)
      for (const [index, step] of personalQuiz.entries()) {
        await visitor.expectStep(step.id)
        const bar = tab.getByRole('banner')
        const progress = words.progress.replace('%step%', `${index + 1}`).replace('%steps%', `${personalQuiz.length}`)
        await expect(bar).toContainText(progress)
        await expect(bar).toContainText(asRead(words.tagline))
        const share = percent(personalQuiz, { ...startOfJourney, index })
        await expect(bar.getByText(`${share}%`, { exact: true })).toBeVisible()
        await expect(bar.getByRole('progressbar')).toHaveAttribute('aria-valuenow', `${share}`)
        await expect(bar.locator('[data-state="done"]')).toHaveCount(index)
        await expect(bar.locator('[data-state="current"]')).toHaveCount(1)
        if (step.kind === 'single') await visitor.option(answers[step.id]).check()
        if (step.kind !== 'build') await visitor.go.click()
      }
    })

    for (const [width, height] of [
      [1440, 900],
      [844, 430],
      [390, 664],
      [320, 640],
    ] as const) {
      test(`QZ-02 CL-08 at ${width} × ${height} the bar stays, with the tagline on one line and the rating`, async ({
        page: tab,
      }) => {
        await tab.setViewportSize({ width, height })
        await quizPage(tab, quiz).open(path)
        const bar = tab.getByRole('banner')
        await expect(bar.getByText('5/5', { exact: true })).toBeVisible()
        const tagline = bar.getByText(asRead(words.tagline), { exact: true })
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
    }

    test('QZ-02 under 26rem of height the bar leaves the room to the question', async ({ page: tab }) => {
      await tab.setViewportSize({ width: 844, height: 390 })
      await tab.goto(path)
      await expect(tab.getByRole('banner')).toHaveCSS('position', 'static')
      await expect(tab.getByRole('banner').getByText(asRead(words.tagline), { exact: true })).toBeVisible()
    })

    for (const width of [1440, 390, 320]) {
      test(`QZ-03 at ${width} px the first step shows today, how many joined and how long it takes; nothing moves`, async ({
        page: tab,
      }) => {
        await tab.setViewportSize({ width, height: 900 })
        await tab.clock.install({ time: noon })
        const wake = await holdScripts(tab)
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

        await wake()
        await expect(tab.locator('time')).toHaveText(quiz.date)
        await expect(tab.locator('time')).toBeVisible()
        const joined = tab.getByText(/1,2[0-4]\d/)
        await expect(joined).toBeVisible()
        expect(await places()).toEqual(before)
      })
    }

    for (const [width, height] of [
      [1366, 768],
      [1280, 660],
      [390, 664],
    ] as const) {
      test(`QZ-02 QZ-03 the whole first screen is in a window of ${width}×${height} px`, async ({ page: tab }) => {
        await tab.setViewportSize({ width, height })
        const visitor = quizPage(tab, quiz)
        await visitor.open(path)
        await settle(tab)
        const bar = tab.getByRole('banner')
        const main = tab.getByRole('main')
        for (const part of [
          bar.getByText(asRead(words.tagline), { exact: true }),
          bar.getByText('5/5', { exact: true }),
          main.locator('time'),
          main.getByText(/1,2[0-4]\d/),
          main.getByText(asRead(words.start.takes)),
          visitor.heading,
          main.locator('legend'),
        ])
          await expect(part).toBeInViewport({ ratio: 1 })
        await expect(visitor.go).toBeInViewport({ ratio: 1 })
        const top = Number((await tab.locator('[data-actions]').boundingBox())?.y)
        for (const option of await main.locator('label').all()) {
          const box = await option.boundingBox()
          expect(Number(box?.y) + Number(box?.height)).toBeLessThan(top)
        }
      })
    }

    test('QZ-04 digits choose and Enter continues while focus is inside the step, and the hint says so only then', async ({
      page: tab,
    }) => {
      const visitor = quizPage(tab, quiz)
      const hint = tab.locator('form p', { hasText: asRead(words.keys).split('%last%').pop() ?? '' })
      await visitor.open(path)
      await tab.keyboard.press('2')
      await expect(tab.locator(':checked')).toHaveCount(0)
      await expect(hint).toBeHidden()

      await visitor.option('pdp').focus()
      await expect(hint).toContainText('4')
      await expect(hint).toBeVisible()
      await tab.keyboard.press('Control+2')
      await tab.keyboard.press('9')
      await expect(tab.locator(':checked')).toHaveCount(0)
      await tab.keyboard.press('4')
      await expect(visitor.option('checkout')).toBeChecked()
      await expect(visitor.option('checkout')).toBeFocused()
      await tab.keyboard.press('Enter')
      await visitor.expectStep('pain')
      // The heading has focus now.
      await tab.keyboard.press('Enter')
      await expect(visitor.error).toBeVisible()
      await tab.keyboard.press('Numpad3')
      await expect(visitor.option('repeat_q')).toBeChecked()
      await tab.keyboard.press('Enter')
      await visitor.expectStep('infoA')
      await tab.keyboard.press('Enter')
      await visitor.expectStep('traffic')
      await expect(hint).toContainText('5')
    })

    for (const [chance, count] of [
      [0, '1,200'],
      [0.999999, '1,249'],
    ] as const) {
      test(`QZ-03 CL-17 the counter reaches ${count} at the end of its range`, async ({ page: tab }) => {
        await tab.addInitScript((fixed) => {
          Math.random = () => fixed
        }, chance)
        await quizPage(tab, quiz).open(path)
        await expect(tab.getByRole('main')).toContainText(count)
      })
    }

    test('QZ-04 QZ-06 asks for a choice in the exact words, and stops asking once there is one', async ({
      page: tab,
    }) => {
      const visitor = quizPage(tab, quiz)
      await visitor.open(path)
      for (const step of personalQuiz) {
        if (step.kind === 'build') break
        await visitor.expectStep(step.id)
        if (step.kind === 'single') {
          await expect(visitor.error).toHaveCount(0)
          await visitor.go.click()
          await expect(visitor.error).toHaveText(error)
          await expect(visitor.error).toBeInViewport()
          await expect(tab.getByRole('group')).toHaveAccessibleDescription(new RegExp(error))
          await visitor.expectStep(step.id)
          await visitor.option(answers[step.id]).check()
          await expect(visitor.error).toHaveCount(0)
        }
        await visitor.go.click()
      }
    })

    test('QZ-05 an info step is an introduction, numbered points and its own button', async ({ page: tab }) => {
      const visitor = quizPage(tab, quiz)
      await visitor.open(path)
      for (const id of ['infoA', 'infoB'] as const) {
        if (id === 'infoA') await visitor.walkTo('infoA')
        else {
          await visitor.open(path)
          await visitor.walkTo('infoB')
        }
        const [intro, ...points] = words.steps[id].body
        await expect(tab.locator('h1 + p')).toHaveText(asRead(intro))
        const items = tab.getByRole('main').getByRole('listitem')
        await expect(items).toHaveText(points.map((point, place) => `${'①②③④⑤'.charAt(place)}${asRead(point)}`))
        await expect(visitor.go).toHaveText(words.steps[id].cta)
      }
    })

    test('QZ-07 Back goes one step back and forgets the selection and the error', async ({ page: tab }) => {
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

    test('the survey beside the last question keeps its picture and ends above the action bar', async ({
      page: tab,
    }) => {
      await tab.setViewportSize({ width: 1440, height: 900 })
      const visitor = quizPage(tab, quiz)
      const preview = tab.locator('[data-preview]')
      const picture = () => preview.locator('svg').first().boundingBox()
      await visitor.open(path)
      const before = await picture()
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

    test('the survey beside the question follows every choice', async ({ page: tab }) => {
      await tab.setViewportSize({ width: 1440, height: 900 })
      const visitor = quizPage(tab, quiz)
      await visitor.open(path)
      const preview = tab.locator('[data-preview]')
      for (const [id, talk] of Object.entries(words.preview.talks.goal)) {
        await visitor.option(id).check()
        await expect(preview).toContainText(asRead(talk.question))
      }
      await visitor.go.click()
      for (const [id, talk] of Object.entries(words.preview.talks.pain)) {
        await visitor.option(id).check()
        await expect(preview).toContainText(asRead(talk.question))
      }
      await expect(preview).toContainText(asRead(words.preview.settings.pain.low_optin))
      await expect(preview).toContainText(words.preview.sample)
    })

    test('on phones the question of the survey is above the action bar and follows every choice', async ({
      page: tab,
    }) => {
      await tab.setViewportSize({ width: 390, height: 664 })
      const visitor = quizPage(tab, quiz)
      const peek = tab.locator('[data-peek]')
      await visitor.open(path)
      for (const [id, talk] of Object.entries(words.preview.talks.goal)) {
        await visitor.option(id).check()
        await expect(peek).toContainText(asRead(talk.question))
        await expect(peek).toBeInViewport({ ratio: 1 })
      }
      await visitor.go.click()
      await visitor.go.click()
      await expect(visitor.error).toBeInViewport({ ratio: 1 })
      await expect(peek).toBeHidden()
    })

    test('RT-07 the title stays, whatever the step', async ({ page: tab }) => {
      const visitor = quizPage(tab, quiz)
      await visitor.open(path)
      const title = await tab.title()
      if (lang === 'en') expect(title).toBe('Quiz')
      await visitor.walkTo('build')
      expect(await tab.title()).toBe(title)
    })
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
