import type { Page as Tab } from '@playwright/test'
import { expect, test } from './strict-page.ts'
import { expectQuestion, moving, open, openAt, optionsOn, pass, pointAt, slider, walkTo, words } from './quiz2-page.ts'

test('GQ-02 leaves an option after 700 ms, and says so', async ({ page: tab }) => {
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
})

test('GQ-02 starts the slider at 5 and no countdown before its first change', async ({ page: tab }) => {
  await openAt(tab, slider)
  await expect(tab.getByRole('slider')).toHaveValue('5')
  await tab.getByRole('slider').focus()
  await pass(tab, 10_000)
  await expectQuestion(tab, slider)
  await tab.getByRole('button', { name: words.next }).click()
  await expectQuestion(tab, slider + 1)
})

test('GQ-02 leaves the slider 1000 ms after its last change', async ({ page: tab }) => {
  await openAt(tab, slider)
  await tab.getByRole('slider').press('ArrowRight')
  await expect(tab.getByRole('status')).toHaveText(moving)
  await pass(tab, 900)
  await tab.getByRole('slider').press('ArrowRight')
  await expect(tab.getByRole('slider')).toHaveValue('7')
  await pass(tab, 999)
  await expectQuestion(tab, slider)
  await pass(tab, 1)
  await expectQuestion(tab, slider + 1)
})

test('GQ-02 waits while the pointer is down on the slider', async ({ page: tab }) => {
  await openAt(tab, slider)
  await pointAt(tab, 8)
  await tab.mouse.down()
  await expect(tab.getByRole('slider')).toHaveValue('8')
  await pass(tab, 5000)
  await pointAt(tab, 3)
  await expect(tab.getByRole('slider')).toHaveValue('3')
  await pass(tab, 5000)
  await expectQuestion(tab, slider)
  await tab.mouse.up()
  await pass(tab, 999)
  await expectQuestion(tab, slider)
  await pass(tab, 1)
  await expectQuestion(tab, slider + 1)
})

test('GQ-02 a pointer on the slider stops a countdown that runs, and starts none by itself', async ({ page: tab }) => {
  await openAt(tab, slider)
  await pointAt(tab, 5)
  await tab.mouse.down()
  await tab.mouse.up()
  await pass(tab, 5000)
  await expectQuestion(tab, slider)
  await tab.getByRole('slider').press('ArrowRight')
  await pass(tab, 500)
  await pointAt(tab, 6)
  await tab.mouse.down()
  await pass(tab, 5000)
  await expectQuestion(tab, slider)
  await tab.mouse.up()
  await pass(tab, 1000)
  await expectQuestion(tab, slider + 1)
})

test('GQ-02 takes the last of several fast choices, 700 ms after it', async ({ page: tab }) => {
  await open(tab)
  for (const choice of [0, 3, 2]) {
    await optionsOn(tab).nth(choice).click()
    await pass(tab, 400)
  }
  await expectQuestion(tab, 1)
  await pass(tab, 300)
  await expectQuestion(tab, 2)
  await tab.getByRole('button', { name: words.previous }).click()
  await expect(optionsOn(tab).nth(2)).toHaveAttribute('aria-pressed', 'true')
  await expect(tab.locator('[aria-pressed="true"]')).toHaveCount(1)
})

test('GQ-02 a double click moves on once', async ({ page: tab }) => {
  await open(tab)
  await optionsOn(tab).first().dblclick()
  await pass(tab, 700)
  await expectQuestion(tab, 2)
  await pass(tab, 5000)
  await expectQuestion(tab, 2)
})

test('GQ-02 a double click on Next does not skip an unseen question', async ({ page: tab }) => {
  await openAt(tab, slider - 1)
  await tab.getByRole('switch').click()
  await optionsOn(tab).first().click()
  await tab.getByRole('button', { name: words.next }).dblclick()
  await expectQuestion(tab, slider)
})

for (const [name, stop] of [
  ['Esc', (tab: Tab) => tab.keyboard.press('Escape')],
  ['Tab', (tab: Tab) => tab.keyboard.press('Tab')],
  ['the switch', (tab: Tab) => tab.getByRole('switch').click()],
] as const) {
  test(`GQ-02 ${name} stops the countdown, the answer stays, and Next goes on`, async ({ page: tab }) => {
    await open(tab)
    await optionsOn(tab).first().click()
    await pass(tab, 300)
    await stop(tab)
    await expect(tab.getByRole('status')).toHaveText('')
    await pass(tab, 5000)
    await expectQuestion(tab, 1)
    await expect(optionsOn(tab).first()).toHaveAttribute('aria-pressed', 'true')
    await tab.getByRole('button', { name: words.next }).click()
    await expectQuestion(tab, 2)
  })
}

test('GQ-02 a choice made again after Esc counts down again', async ({ page: tab }) => {
  await open(tab)
  await optionsOn(tab).first().click()
  await tab.keyboard.press('Escape')
  await optionsOn(tab).first().click()
  await pass(tab, 700)
  await expectQuestion(tab, 2)
})

test('GQ-02 Previous stops the countdown, which fires on no other question', async ({ page: tab }) => {
  await openAt(tab, 2)
  await optionsOn(tab).first().click()
  await pass(tab, 300)
  await tab.getByRole('button', { name: words.previous }).click()
  await expectQuestion(tab, 1)
  await pass(tab, 5000)
  await expectQuestion(tab, 1)
})

test('GQ-02 Previous goes back one and is hidden on the first question only', async ({ page: tab }) => {
  await open(tab)
  const previous = tab.getByRole('button', { name: words.previous })
  await expect(previous).toBeHidden()
  await walkTo(tab, 1, 4)
  for (const number of [3, 2, 1]) {
    await previous.click()
    await expectQuestion(tab, number)
  }
  await expect(previous).toBeHidden()
})

test('GQ-02 switched off, nothing moves before Next; switched on again, it does', async ({ page: tab }) => {
  await open(tab)
  const next = tab.getByRole('button', { name: words.next })
  await expect(tab.getByRole('switch')).toBeChecked()
  await tab.getByRole('switch').click()
  await expect(tab.getByRole('switch')).not.toBeChecked()
  await expect(next).toBeDisabled()
  await optionsOn(tab).first().click()
  await pass(tab, 10_000)
  await expectQuestion(tab, 1)
  await expect(tab.getByText(moving)).toHaveCount(0)
  await next.click()
  await expectQuestion(tab, 2)
  await tab.getByRole('switch').click()
  await optionsOn(tab).first().click()
  await pass(tab, 700)
  await expectQuestion(tab, 3)
})
