import type { Locator } from '@playwright/test'
import { brand } from '@repo/content/brand.ts'
import { locales } from '@repo/contract/locale.ts'
import { personalQuiz } from '@repo/contract/quiz/personal.ts'
import { holdScripts } from './hold-scripts.ts'
import { asRead } from './page-copy.ts'
import { alternating } from './page-list.ts'
import { expectSilence, recordRequests } from './pages/silence.ts'
import { fragment, listen, quizPage, quizzes } from './quiz-page.ts'
import { expect, test } from './strict-page.ts'

const hostile = '?goal="><img src=x onerror=alert(1)>&scenario=D&utm_source=%E0%A4%A&__proto__[x]=1'

// By turns: one quiz is asked these, the other the ones below.
for (const quiz of alternating(quizzes, 1)) {
  const { path, lang, results, words } = quiz
  const isMirrored = locales[lang].dir === 'rtl'

  test(`TR-03 ${path} is walked to the end with the keyboard alone, and no answer leaves the default build`, async ({
    page: tab,
    context,
  }) => {
    const asked = recordRequests(context)
    await tab.clock.install()
    const visitor = quizPage(tab, quiz)
    await visitor.open(`${path}?utm_source=meta`)
    for (const step of personalQuiz) {
      await visitor.expectStep(step.id)
      await expect(visitor.heading).toBeFocused()
      expect(await tab.evaluate(() => scrollY)).toBe(0)
      if (step.kind === 'build') break
      if (step.kind === 'single') {
        await tab.keyboard.press('Tab')
        await expect(visitor.option(step.options[0])).toBeFocused()
        await tab.keyboard.press('ArrowDown')
        await expect(visitor.option(step.options[1])).toBeChecked()
        await visitor.expectStep(step.id)
        await tab.keyboard.press('Enter')
      } else {
        await tab.keyboard.press('Tab')
        await expect(visitor.back).toBeFocused()
        await tab.keyboard.press('Tab')
        await expect(visitor.go).toBeFocused()
        await tab.keyboard.press('Enter')
      }
    }
    await tab.clock.runFor(15_000)
    await tab.waitForURL(`**${results}?scenario=B&utm_source=meta#1.low_cr.google.b2.chat.not_most`)
    await expectSilence(tab, context, asked)
  })

  test(`${path} completes with a hostile query of more than a thousand characters`, async ({ page: tab }) => {
    await tab.clock.install()
    const visitor = quizPage(tab, quiz)
    await visitor.open(`${path}${hostile}&utm_term=${'x'.repeat(1000)}`)
    await visitor.walkTo('build')
    await tab.clock.runFor(15_000)
    await tab.waitForURL(`**${results}?scenario=D&**`)
    await expect(tab.locator('h1:visible')).toHaveCount(1)
  })

  test(`QZ-06 ${path} asks for a choice when only Continue was pressed before it hydrated`, async ({ page: tab }) => {
    const hydrate = await holdScripts(tab)
    const visitor = quizPage(tab, quiz)
    await tab.goto(path, { waitUntil: 'commit' })
    await visitor.go.click()
    await hydrate()
    await expect(visitor.error).toHaveText(quiz.error)
    await visitor.option('aov').check()
    await visitor.go.click()
    await visitor.expectStep('pain')
  })

  test(`RT-31 ${path} says what happened when something in it throws`, async ({ page: tab, noise }) => {
    await tab.addInitScript(() => {
      Intl.DateTimeFormat = class {
        constructor() {
          throw new Error('The calendar fell off the wall')
        }
      } as unknown as typeof Intl.DateTimeFormat
    })
    await tab.goto(path)
    await expect(tab.locator('h1')).toHaveText('Unexpected Application Error!')
    await expect(tab.getByRole('main')).toContainText('The calendar fell off the wall')
    await expect(tab.getByRole('button', { name: words.failure.reload })).toBeVisible()
    await expect.poll(() => noise.length).toBeGreaterThan(0)
    noise.length = 0
  })

  test(`${path} is mirrored: Back at the start, progress from the start, arrows along`, async ({ page: tab }) => {
    const visitor = quizPage(tab, quiz)
    await visitor.open(path)
    await visitor.walkTo('traffic')
    const middle = async (part: Locator) => {
      const box = await part.boundingBox()
      return (box?.x ?? 0) + (box?.width ?? 0) / 2
    }
    const goes = (from: number, to: number) => expect(Math.sign(to - from)).toBe(isMirrored ? -1 : 1)
    goes(await middle(visitor.back), await middle(visitor.go))
    const parts = tab.getByRole('progressbar').locator('i')
    goes(await middle(parts.first()), await middle(parts.last()))
    await expect(parts.nth(2)).toHaveAttribute('data-state', 'done')
    const card = tab.locator('main label').first()
    goes(await middle(card.locator('> span').first()), await middle(card.locator('> svg')))
    for (const button of [visitor.back, visitor.go])
      await expect(button.locator('svg')).toHaveCSS('scale', isMirrored ? '-1 1' : 'none')
  })
}

for (const quiz of alternating(quizzes, 0)) {
  const { path, results } = quiz

  test(`${path} never hides what has the focus behind its bars`, async ({ page: tab }) => {
    await tab.setViewportSize({ width: 320, height: 450 })
    const visitor = quizPage(tab, quiz)
    await visitor.open(path)
    for (const option of personalQuiz[0].options) {
      await visitor.option(option).focus()
      const isCovered = await visitor.option(option).evaluate((input) => {
        const { left, top, width, height } = input.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2) !== input
      })
      expect(isCovered, option).toBe(false)
    }
  })

  test(`${path} completes where storage throws, on a screen of 320 by 450`, async ({ page: tab }) => {
    await tab.setViewportSize({ width: 320, height: 450 })
    await tab.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
    })
    await tab.clock.install()
    const visitor = quizPage(tab, quiz)
    await visitor.open(path)
    await visitor.walkTo('build')
    await tab.clock.runFor(15_000)
    await tab.waitForURL(`**${results}?scenario=D${fragment}`)
  })

  test(`QZ-06 ${path} keeps a choice and Continue from before it hydrated, and reports them after the start`, async ({
    page: tab,
  }) => {
    const reported = await listen(tab)
    const hydrate = await holdScripts(tab)
    const visitor = quizPage(tab, quiz)
    await tab.goto(path, { waitUntil: 'commit' })
    await visitor.option('aov').check()
    await visitor.go.click()
    await expect(visitor.option('aov'), 'the page is not loaded again').toBeChecked()
    await hydrate()
    await visitor.expectStep('pain')
    expect(reported.map(({ name }) => name)).toEqual([
      'quiz_started',
      'quiz_step_view',
      'quiz_option_select',
      'quiz_step_view',
    ])
    expect(reported[2]).toMatchObject({ stepId: 'goal', optionId: 'aov' })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const quiz of alternating(quizzes, 0)) {
    test(`${quiz.path} shows the question, says why it stops there, and leads to the listing`, async ({
      page: tab,
    }) => {
      await tab.goto(quiz.path)
      await expect(tab.locator('legend')).toBeVisible()
      await expect(tab.locator('main input')).toHaveCount(4)
      await expect(tab.locator('button[type="submit"]')).toBeHidden()
      const instead = tab.locator('noscript')
      await expect(instead.locator('p')).toBeVisible()
      await expect(instead.locator('p')).toHaveText(asRead(quiz.words.noScript.text))
      await expect(instead.locator('a')).toBeVisible()
      await expect(instead.locator('a')).toHaveAttribute('href', brand.listing)
    })
  }
})
