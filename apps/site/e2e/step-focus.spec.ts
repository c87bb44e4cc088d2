import type { Page as Tab } from '@playwright/test'
import { gamifiedQuiz } from '@repo/contract/quiz/gamified.ts'
import { asRead } from './page-copy.ts'
import { alternating } from './page-list.ts'
import { quizPage, quizzes } from './quiz-page.ts'
import { expectQuestion, findHeading, moving, optionsOn, tabTo, words } from './quiz2-page.ts'
import { expect, test } from './strict-page.ts'

// A screen reader says a heading that gets the focus, unless the control that had it goes in the same update.
for (const quiz of alternating(quizzes, 0))
  test(`QZ-11 on ${quiz.path} the heading of every step gets the focus while the control that had it is still there`, async ({
    page: tab,
  }) => {
    await tab.addInitScript(watchFocus)
    const visitor = quizPage(tab, quiz)
    await visitor.open(quiz.path)
    const press = async (control: typeof visitor.go) => {
      await tabTo(tab, control)
      await tab.keyboard.press('Enter')
    }

    await tab.keyboard.press('1')
    await press(visitor.go)
    await visitor.expectStep('pain')
    await press(visitor.back)
    await visitor.expectStep('goal')
    // From the chosen option.
    await tab.keyboard.press('2')
    await tab.keyboard.press('Enter')
    await visitor.expectStep('pain')
    await tab.keyboard.press('1')
    await visitor.go.click()
    await visitor.expectStep('infoA')
    await press(visitor.go)
    await visitor.expectStep('traffic')
    await press(visitor.back)
    await visitor.expectStep('infoA')
    // From the heading.
    await tab.keyboard.press('Enter')
    await visitor.expectStep('traffic')
    await tab.evaluate(() => history.back())
    await visitor.expectStep('infoA')
    await press(visitor.go)
    for (const step of ['traffic', 'aov', 'tools', 'question'] as const) {
      await visitor.expectStep(step)
      await tab.keyboard.press('1')
      await press(visitor.go)
    }
    await visitor.expectStep('infoB')
    await press(visitor.go)
    await visitor.expectStep('build')

    const { steps, start, back, continue: go } = quiz.words
    const radio = 'INPUT'
    expect(await tab.evaluate(focusMoves)).toEqual(
      [
        [go, steps.pain.title],
        [back, start.headline],
        [radio, steps.pain.title],
        [go, steps.infoA.title],
        [steps.infoA.cta, steps.traffic.title],
        [back, steps.infoA.title],
        [steps.infoA.title, steps.traffic.title],
        [steps.traffic.title, steps.infoA.title],
        [steps.infoA.cta, steps.traffic.title],
        [go, steps.aov.title],
        [go, steps.tools.title],
        [go, steps.question.title],
        [go, steps.infoB.title],
        [steps.infoB.cta, steps.build.title],
      ].map(([from = '', to = '']) => ({ from: asRead(from), to: asRead(to), isThere: true })),
    )
  })

test('QZ-11 on /quiz2 the heading of every question and of the verdict gets the focus while the control that had it is still there', async ({
  page: tab,
}) => {
  const next = tab.getByRole('button', { name: words.next, exact: true })
  const titles = gamifiedQuiz.map(({ id }) => asRead(words.questions[id].title))
  await tab.emulateMedia({ reducedMotion: 'reduce' })
  await tab.addInitScript(watchFocus)
  await tab.goto('/quiz2')
  await expect(optionsOn(tab).first()).toBeEnabled()
  const choose = async () => {
    await tabTo(tab, optionsOn(tab).first())
    await tab.keyboard.press('Space')
  }

  await test.step('automatic advance', async () => {
    await choose()
    await expectQuestion(tab, 2)
  })
  await test.step('Previous, and Next on the way back', async () => {
    await tabTo(tab, tab.getByRole('button', { name: words.previous }))
    await tab.keyboard.press('Enter')
    await expectQuestion(tab, 1)
    await tabTo(tab, next)
    await tab.keyboard.press('Enter')
    await expectQuestion(tab, 2)
  })
  for (const number of [2, 3, 4, 5]) {
    await expectQuestion(tab, number)
    await choose()
  }
  await test.step('a slider, by its keys and by Enter', async () => {
    await expectQuestion(tab, 6)
    await tabTo(tab, tab.getByRole('slider'))
    await tab.keyboard.press('ArrowRight')
    await expectQuestion(tab, 7)
    await tab.evaluate(() => history.back())
    await expectQuestion(tab, 6)
    await tabTo(tab, tab.getByRole('slider'))
    await tab.keyboard.press('Enter')
  })
  for (const number of [7, 8, 9, 10, 11]) {
    await expectQuestion(tab, number)
    if (number === 9) await tab.keyboard.press('Enter')
    else await choose()
  }
  await test.step('the verdict', async () => {
    await expectQuestion(tab, 12)
    await expect(findHeading(tab)).toBeFocused()
  })
  await test.step('the verdict again, from Next', async () => {
    await tabTo(tab, tab.getByRole('button', { name: words.previous }))
    await tab.keyboard.press('Enter')
    await expectQuestion(tab, 11)
    await tabTo(tab, next)
    await tab.keyboard.press('Enter')
    await expectQuestion(tab, 12)
  })

  const moves = await tab.evaluate(focusMoves)
  expect(moves.map(({ to }) => titles.indexOf(to) + 1)).toEqual([
    2, 1, 2, 3, 4, 5, 6, 7, 6, 7, 8, 9, 10, 11, 12, 11, 12,
  ])
  expect(moves.filter(({ isThere }) => !isThere)).toEqual([])
})

for (const quiz of alternating(quizzes, 1))
  test(`QZ-11 a leaving step of ${quiz.path} is out of the accessibility tree but for the control that had the focus, and does nothing`, async ({
    page: tab,
  }) => {
    const visitor = quizPage(tab, quiz)
    await visitor.open(quiz.path)
    await tab.keyboard.press('1')
    await tabTo(tab, visitor.go)
    await keepLeaving(tab)
    await tab.keyboard.press('Enter')
    await expect(visitor.heading).toBeFocused()
    expect(await leavingControls(tab)).toEqual([`button ${asRead(quiz.words.continue)}`])

    await pressLeaving(tab, 'button[type="submit"]')
    await visitor.expectStep('pain')
    await expect(visitor.error).toHaveCount(0)
  })

test('QZ-11 a leaving question of /quiz2 is out of the accessibility tree but for the control that had the focus, and does nothing', async ({
  page: tab,
}) => {
  await tab.emulateMedia({ reducedMotion: 'reduce' })
  await tab.goto('/quiz2')
  await expect(optionsOn(tab).first()).toBeEnabled()
  await tabTo(tab, optionsOn(tab).first())
  const chosen = asRead(await optionsOn(tab).first().innerText())
  await keepLeaving(tab)
  await tab.keyboard.press('Space')
  await expect(findHeading(tab)).toBeFocused()
  expect(await leavingControls(tab)).toEqual([`button ${chosen}`])

  await pressLeaving(tab, 'fieldset button')
  await pressLeaving(tab, 'fieldset button:nth-child(2)')
  await expect(tab.getByText(moving)).toHaveCount(0)
  await expectQuestion(tab, 2)
  await expect(optionsOn(tab).and(tab.locator('[aria-pressed="true"]'))).toHaveCount(0)
})

/** The screen before is not removed until a key or `leaveScreen` ends it. */
async function keepLeaving(tab: Tab): Promise<void> {
  await tab.evaluate(() => {
    const animate = document.documentElement.animate.bind(document.documentElement)
    document.documentElement.animate = (...given) => {
      const pause = animate(...given)
      pause.pause()
      return pause
    }
  })
}

/** What a screen reader finds in the screen before. */
async function leavingControls(tab: Tab): Promise<string[]> {
  const devtools = await tab.context().newCDPSession(tab)
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-leaving]' })
  const trees = await Promise.all(nodeIds.map((nodeId) => devtools.send('Accessibility.queryAXTree', { nodeId })))
  await devtools.detach()
  const told = ['heading', 'radio', 'button', 'slider', 'alert', 'paragraph']
  return trees
    .flatMap(({ nodes }) => nodes)
    .filter(({ ignored, role }) => !ignored && told.includes(String(role?.value)))
    .map(({ role, name }) => `${String(role?.value)} ${asRead(String(name?.value))}`)
}

/** As a screen reader presses what it finds: no pointer, no key. */
async function pressLeaving(tab: Tab, selector: string): Promise<void> {
  await tab
    .locator(`[data-leaving] ${selector}`)
    .first()
    .evaluate((control: HTMLElement) => control.click())
}

/** Runs in the page: notes each focus of a heading, and whether what had the focus is still there then and after the update. */
function watchFocus(): void {
  const moves: { from: string; to: string; isThere: boolean }[] = []
  Object.assign(window, { focusMoves: moves })
  let last: Element | undefined
  const readName = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim() || element.tagName
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    const from = last
    last = target
    if (!from || !target.matches('[tabindex="-1"]')) return
    const move = { from: readName(from), to: readName(target), isThere: from.checkVisibility() }
    moves.push(move)
    void scheduler.postTask(() => (move.isThere &&= from.checkVisibility()), { priority: 'user-blocking' })
  })
}

/** Runs in the page. */
function focusMoves(): { from: string; to: string; isThere: boolean }[] {
  return (window as unknown as { focusMoves: ReturnType<typeof focusMoves> }).focusMoves
}
