import { expect, test } from './strict-page.ts'
import {
  expectQuestion,
  moving,
  open,
  openAt,
  optionsOn,
  pass,
  pointAt,
  slider,
  tabTo,
  walkTo,
  words,
} from './quiz2-page.ts'

// Confetti takes a share of the machine, and is no part of this.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('GQ-02 leaves an option 700 ms after the last choice, once, and says so', async ({ page: tab }) => {
  const previous = tab.getByRole('button', { name: words.previous })
  await open(tab)
  await expect(tab.getByRole('status')).toHaveText('')
  await optionsOn(tab).nth(1).click()
  await expect(optionsOn(tab).nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(tab.getByRole('status')).toHaveText(moving)
  await expect(tab.getByText(moving)).toBeInViewport()
  await pass(tab, 699)
  await expectQuestion(tab, 1)
  await pass(tab, 1)
  await expectQuestion(tab, 2)
  await expect(tab.getByText(moving)).toHaveCount(0)

  await test.step('of several fast choices it takes the last', async () => {
    await previous.click()
    for (const choice of [0, 3, 2]) {
      await optionsOn(tab).nth(choice).click()
      await pass(tab, 400)
    }
    await expectQuestion(tab, 1)
    await pass(tab, 300)
    await expectQuestion(tab, 2)
    await previous.click()
    await expect(optionsOn(tab).nth(2)).toHaveAttribute('aria-pressed', 'true')
    await expect(tab.locator('[aria-pressed="true"]')).toHaveCount(1)
  })

  await test.step('a double click moves on once', async () => {
    await optionsOn(tab).first().dblclick()
    await pass(tab, 700)
    await expectQuestion(tab, 2)
    await pass(tab, 5000)
    await expectQuestion(tab, 2)
  })
})

test('GQ-02 starts the slider at 5, and leaves it 1000 ms after its last change, not while a pointer is down', async ({
  page: tab,
}) => {
  const range = tab.getByRole('slider')
  const comeBack = async () => {
    await expectQuestion(tab, slider + 1)
    await tab.getByRole('button', { name: words.previous }).click()
    await expectQuestion(tab, slider)
  }
  await openAt(tab, slider)

  await test.step('no countdown before its first change', async () => {
    await expect(range).toHaveValue('5')
    await range.focus()
    await pass(tab, 10_000)
    await expectQuestion(tab, slider)
    await pointAt(tab, 5)
    await tab.mouse.down()
    await tab.mouse.up()
    await pass(tab, 5000)
    await expectQuestion(tab, slider)
    await tab.getByRole('button', { name: words.next }).click()
    await comeBack()
  })

  await test.step('1000 ms after its last change', async () => {
    await range.press('ArrowRight')
    await expect(tab.getByText(moving)).toBeInViewport()
    await pass(tab, 900)
    await range.press('ArrowRight')
    await expect(range).toHaveValue('7')
    await pass(tab, 999)
    await expectQuestion(tab, slider)
    await pass(tab, 1)
    await comeBack()
  })

  await test.step('waits while a pointer is down', async () => {
    await pointAt(tab, 8)
    await tab.mouse.down()
    await expect(range).toHaveValue('8')
    await pass(tab, 5000)
    await pointAt(tab, 3)
    await expect(range).toHaveValue('3')
    await pass(tab, 5000)
    await expectQuestion(tab, slider)
    await tab.mouse.up()
    await pass(tab, 999)
    await expectQuestion(tab, slider)
    await pass(tab, 1)
    await comeBack()
  })

  await test.step('a pointer stops a countdown that runs', async () => {
    await range.press('ArrowRight')
    await expect(range).toHaveValue('4')
    await pass(tab, 500)
    await pointAt(tab, 4)
    await tab.mouse.down()
    await pass(tab, 5000)
    await expectQuestion(tab, slider)
    await tab.mouse.up()
    await pass(tab, 1000)
    await expectQuestion(tab, slider + 1)
  })
})

test('GQ-02 every key on the slider counts, starts the 1000 ms again and says the value, which nothing else interrupts', async ({
  page: tab,
}) => {
  const range = tab.getByRole('slider')
  await openAt(tab, slider)
  await tabTo(tab, range)
  // Orca says no value that is the last one it read, on whatever element.
  expect(Number(await tab.getByRole('progressbar').getAttribute('aria-valuenow'))).toBeGreaterThan(10)
  await tab.getByRole('status').evaluate((region) => {
    const changes: MutationRecord[] = []
    new MutationObserver((records) => changes.push(...records)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    Object.assign(window, { changes })
  })
  for (const [key, value] of [
    ['ArrowRight', 6],
    ['ArrowRight', 7],
    ['End', 10],
    // No change, but the visitor is still there.
    ['ArrowRight', 10],
    ['ArrowLeft', 9],
  ] as const) {
    await tab.keyboard.press(key)
    await expect(range).toHaveValue(`${value}`)
    await expect(range).toHaveAttribute('aria-valuetext', new RegExp(`^${value} out of 10`))
    await expect(tab.getByText(moving)).toBeVisible()
    await pass(tab, 999)
    await expectQuestion(tab, slider)
    await expect(range).toBeFocused()
  }
  expect(await tab.evaluate(() => (window as unknown as { changes: unknown[] }).changes.length)).toBe(0)
  await pass(tab, 1)
  await expectQuestion(tab, slider + 1)
})

test('GQ-02 a double click on Next does not skip an unseen question', async ({ page: tab }) => {
  await openAt(tab, slider - 1)
  await tab.getByRole('switch').click()
  await optionsOn(tab).first().click()
  await tab.getByRole('button', { name: words.next }).dblclick()
  await expectQuestion(tab, slider)
})

test('GQ-02 Esc, Tab and the switch stop the countdown, the answer stays, and Next goes on', async ({ page: tab }) => {
  const automatic = tab.getByRole('switch')
  const next = tab.getByRole('button', { name: words.next })
  await open(tab)
  for (const [name, stop] of [
    ['Esc', () => tab.keyboard.press('Escape')],
    ['Tab', () => tab.keyboard.press('Tab')],
    ['the switch', () => automatic.click()],
  ] as const) {
    await test.step(name, async () => {
      await optionsOn(tab).first().click()
      await pass(tab, 300)
      await stop()
      await expect(tab.getByRole('status')).toHaveText('')
      await pass(tab, 5000)
      await expectQuestion(tab, 1)
      await expect(optionsOn(tab).first()).toHaveAttribute('aria-pressed', 'true')
      await next.click()
      await expectQuestion(tab, 2)
    })
    if (name !== 'the switch') await tab.getByRole('button', { name: words.previous }).click()
  }

  await test.step('switched off, nothing moves before Next', async () => {
    await expect(automatic).not.toBeChecked()
    await expect(next).toBeDisabled()
    await optionsOn(tab).first().click()
    await pass(tab, 10_000)
    await expectQuestion(tab, 2)
    await expect(tab.getByText(moving)).toHaveCount(0)
    await next.click()
    await expectQuestion(tab, 3)
  })

  await test.step('switched on again, and a choice made again after Esc, it counts down again', async () => {
    await automatic.click()
    await expect(automatic).toBeChecked()
    await optionsOn(tab).first().click()
    await tab.keyboard.press('Escape')
    await optionsOn(tab).first().click()
    await pass(tab, 700)
    await expectQuestion(tab, 4)
  })
})

test('GQ-02 Previous goes back one, stops the countdown, and is hidden on the first question only', async ({
  page: tab,
}) => {
  const previous = tab.getByRole('button', { name: words.previous })
  await open(tab)
  await expect(previous).toBeHidden()
  await walkTo(tab, 1, 4)
  await optionsOn(tab).first().click()
  await pass(tab, 300)
  await previous.click()
  await expectQuestion(tab, 3)
  await pass(tab, 5000)
  for (const number of [3, 2]) {
    await expectQuestion(tab, number)
    await previous.click()
  }
  await expectQuestion(tab, 1)
  await expect(previous).toBeHidden()
})
