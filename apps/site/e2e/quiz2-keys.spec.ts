import { brand } from '@repo/content/brand.ts'
import { gamifiedQuiz } from '@repo/contract/quiz/gamified.ts'
import { expectSilence, recordRequests } from './pages/silence.ts'
import { expect, test } from './strict-page.ts'
import {
  expectQuestion,
  findHeading,
  open,
  openAt,
  optionsOn,
  pass,
  slider,
  tabTo,
  walkTo,
  words,
} from './quiz2-page.ts'

// Confetti takes a share of the machine, and is no part of this.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('GQ-02 arrows walk over the options and choose none', async ({ page: tab }) => {
  await open(tab)
  await optionsOn(tab).first().focus()
  for (const [key, at] of [
    ['ArrowRight', 1],
    ['ArrowDown', 2],
    ['ArrowLeft', 1],
    ['ArrowUp', 0],
    ['ArrowUp', 4],
    ['ArrowRight', 0],
  ] as const) {
    await tab.keyboard.press(key)
    await expect(optionsOn(tab).nth(at)).toBeFocused()
  }
  // The browser's own, as Alt and an arrow.
  await tab.keyboard.press('Control+ArrowRight')
  await expect(optionsOn(tab).first()).toBeFocused()
  await pass(tab, 5000)
  await expectQuestion(tab, 1)
  await expect(tab.locator('[aria-pressed="true"]')).toHaveCount(0)
})

test('GQ-02 Enter and Space move on only when there is an answer', async ({ page: tab }) => {
  await open(tab)
  for (const key of ['Enter', 'Space']) await tab.keyboard.press(key)
  await expectQuestion(tab, 1)
  await walkTo(tab, 1, 3)
  for (const key of ['Enter', 'Space']) await tab.keyboard.press(key)
  await expectQuestion(tab, 3)
  for (const number of [2, 1]) {
    await tab.getByRole('button', { name: words.previous }).click()
    await expectQuestion(tab, number)
  }
  for (const key of ['Enter', 'Space']) await tab.keyboard.press(key)
  await expectQuestion(tab, 3)
})

test('GQ-02 Enter and Space move on from the slider, at once and once', async ({ page: tab }) => {
  await openAt(tab, slider)
  for (const key of ['Enter', 'Space']) {
    await tab.getByRole('slider').press('End')
    await tab.keyboard.press(key)
    await expectQuestion(tab, slider + 1)
    await pass(tab, 5000)
    await expectQuestion(tab, slider + 1)
    await tab.getByRole('button', { name: words.previous }).click()
    await tab.getByRole('slider').press('Home')
  }
})

test('GQ-02 the switch comes before the options, for the eye, for Tab and for a reader', async ({ page: tab }) => {
  const automatic = tab.getByRole('switch')
  await open(tab)
  await tabTo(tab, automatic)
  await tab.keyboard.press('Tab')
  await expect(optionsOn(tab).first()).toBeFocused()
  for (const width of [1440, 390, 320]) {
    await tab.setViewportSize({ width, height: 844 })
    const [above, below] = await Promise.all([automatic.boundingBox(), optionsOn(tab).first().boundingBox()])
    if (!above || !below) throw new Error('The switch or the first option is not drawn.')
    expect(above.y + above.height, `${width} px`).toBeLessThanOrEqual(below.y)
  }
})

test('GQ-02 Enter and Space on a switch, a button or a link belong to it', async ({ page: tab }) => {
  await openAt(tab, 2)
  await tab.getByRole('button', { name: words.previous }).press('Enter')
  await expectQuestion(tab, 1)
  await tab.getByRole('switch').press('Space')
  await expect(tab.getByRole('switch')).not.toBeChecked()
  await tab.getByRole('switch').press('Enter')
  await expect(tab.getByRole('switch')).toBeChecked()
  await tab.getByRole('link', { name: brand.name }).press('Space')
  await expectQuestion(tab, 1)
})

test('GQ-02 Enter and Space on the chosen option move on where nothing moves by itself, and the hint says so only then', async ({
  page: tab,
}) => {
  const hint = tab.getByRole('contentinfo').locator('p')
  await openAt(tab, 2)
  await tab.getByRole('switch').click()
  for (const [key, number] of [
    ['Enter', 2],
    ['Space', 3],
  ] as const)
    await test.step(key, async () => {
      await optionsOn(tab).nth(1).click()
      await expect(optionsOn(tab).nth(1)).toBeFocused()
      await expect(hint).toBeVisible()
      await optionsOn(tab).nth(2).focus()
      await expect(hint).toBeHidden()
      await tab.keyboard.press(key)
      await expect(optionsOn(tab).nth(2)).toHaveAttribute('aria-pressed', 'true')
      await expectQuestion(tab, number)
      await expect(hint).toBeVisible()
      await tab.keyboard.press(key)
      await expectQuestion(tab, number + 1)
      await pass(tab, 5000)
      await expectQuestion(tab, number + 1)

      await tab.getByRole('button', { name: words.previous }).click()
      await expectQuestion(tab, number)
      await expect(hint).toBeVisible()
      for (const control of [tab.getByRole('switch'), tab.getByRole('link', { name: brand.name })]) {
        await control.focus()
        await expect(hint).toBeHidden()
      }
      // Next moves on with the same keys.
      await tab.getByRole('button', { name: words.next, exact: true }).focus()
      await expect(hint).toBeVisible()
      await tab.keyboard.press(key)
      await expectQuestion(tab, number + 1)
    })
})

test('GQ-01 TR-03 all twelve by keyboard alone, and no answer leaves the default build', async ({
  page: tab,
  context,
}) => {
  const asked = recordRequests(context)
  await open(tab)
  for (const [index, question] of gamifiedQuiz.entries()) {
    await expectQuestion(tab, index + 1)
    if (index > 0) await expect(findHeading(tab)).toBeFocused()
    if (question.kind === 'final') break
    if (question.kind === 'slider') await tab.keyboard.press('Enter')
    else {
      await tabTo(tab, optionsOn(tab).first())
      await tab.keyboard.press('ArrowRight')
      await tab.keyboard.press('Space')
      await pass(tab, 700)
    }
  }
  await tabTo(tab, tab.getByRole('link', { name: words.questions.q12.cta }).first())
  await expectSilence(tab, context, asked)
})
