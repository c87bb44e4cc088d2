import type { Locator, Page as Tab } from '@playwright/test'
import { alternating } from './page-list.ts'
import { expect, test } from './strict-page.ts'
import { ui } from './words.ts'

test('SH-05 under a pointer a tooltip opens after 700 ms, at once within 300 ms after another, and stays while it is read', async ({
  page: tab,
}) => {
  await tab.clock.install({ time: 0 })
  await tab.goto('/pricing')
  await tab.clock.pauseAt(60_000)
  const { visitors, period } = terms(tab)

  await test.step('a pointer that moves on before 700 ms opens nothing', async () => {
    await visitors.word.hover()
    await tab.clock.runFor(600)
    await leave(tab)
    await tab.clock.runFor(2000)
    await expect(visitors.meaning).toBeHidden()
  })

  await test.step('opens after 700 ms, not after 699', async () => {
    await visitors.word.hover()
    await tab.clock.runFor(699)
    await expect(visitors.meaning).toBeHidden()
    await tab.clock.runFor(1)
    await expect(visitors.meaning).toBeVisible()
  })

  await test.step('within 300 ms after one closed the next opens at once', async () => {
    await leave(tab)
    await expect(visitors.meaning).toBeHidden()
    await tab.clock.runFor(299)
    await period.word.hover()
    await tab.clock.runFor(0)
    await expect(period.meaning).toBeVisible()
  })

  await test.step('after 300 ms the next one waits again', async () => {
    await leave(tab)
    await expect(period.meaning).toBeHidden()
    await tab.clock.runFor(300)
    await visitors.word.hover()
    await tab.clock.runFor(699)
    await expect(visitors.meaning).toBeHidden()
    await tab.clock.runFor(1)
    await expect(visitors.meaning).toBeVisible()
  })

  await test.step('stays while the pointer is on its words, and Escape closes it', async () => {
    await visitors.meaning.hover()
    await tab.clock.runFor(5000)
    await expect(visitors.meaning).toBeVisible()
    await tab.keyboard.press('Escape')
    await expect(visitors.meaning).toBeHidden()
    await tab.clock.runFor(5000)
    await expect(visitors.meaning).toBeHidden()
  })

  await test.step('a click answers at once, and the rest that was running does not undo it', async () => {
    await leave(tab)
    await tab.clock.runFor(2000)
    await visitors.word.click()
    await expect(visitors.meaning).toBeVisible()
    await visitors.word.click()
    await tab.clock.runFor(2000)
    await expect(visitors.meaning).toBeHidden()
  })
})

test('SH-05 the keyboard opens it at once, says it, and Escape or moving on closes it', async ({ page: tab }) => {
  await tab.goto('/pricing')
  const { visitors, period } = terms(tab)
  await tab.getByRole('banner').getByRole('link', { name: ui.en.install }).focus()
  await tab.keyboard.press('Tab')
  await expect(visitors.word).toBeFocused()
  await expect(visitors.meaning).toBeVisible()
  await expect(visitors.word).toHaveAccessibleDescription(/one person/i)
  await tab.keyboard.press('Escape')
  await expect(visitors.meaning).toBeHidden()
  await expect(visitors.word).toBeFocused()
  await tab.keyboard.press('Tab')
  await expect(period.meaning).toBeVisible()
  await tab.keyboard.press('Tab')
  await expect(period.meaning).toBeHidden()
  await expect(tab.locator('[data-plans]').getByRole('slider')).toBeFocused()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'under a finger' : 'under a finger, without scripts', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 }, javaScriptEnabled })

    test('SH-05 a tap opens it, inside the screen, and one is open at most', async ({ page: tab }) => {
      await tab.goto('/pricing')
      const { visitors, period } = terms(tab)
      await visitors.word.tap()
      await expect(visitors.meaning).toBeVisible()
      const box = await visitors.meaning.boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= 320).toBe(true)
      await period.word.tap()
      await expect(period.meaning).toBeVisible()
      await expect(visitors.meaning).toBeHidden()
      await period.word.tap()
      await expect(period.meaning).toBeHidden()
      if (!javaScriptEnabled) return
      await visitors.word.tap()
      await expect(visitors.meaning).toBeVisible()
      await tab.getByRole('heading', { level: 1 }).tap()
      await expect(visitors.meaning, 'a tap elsewhere').toBeHidden()
    })
  })
}

for (const path of alternating(['/pricing', '/pricing-he'], 1))
  test(`in forced colours the outlines of the terms on ${path} keep clear of the price`, async ({ page: tab }) => {
    await tab.emulateMedia({ forcedColors: 'active' })
    await tab.goto(path)
    for (const width of [1440, 390, 320])
      await test.step(`at ${width} px`, async () => {
        await tab.setViewportSize({ width, height: 844 })
        const [price] = await tab.locator('[data-echo]').evaluateAll(boxes)
        const terms = await tab.locator('.tooltip summary').evaluateAll(boxes)
        expect(terms).toHaveLength(2)
        for (const { bottom, height } of terms) {
          expect(bottom).toBeLessThanOrEqual(price?.top ?? 0)
          expect(height, 'WCAG 2.5.8, or its exception: as high as the line of text').toBeGreaterThanOrEqual(20)
        }
      })
  })

function boxes(elements: Element[]): { top: number; bottom: number; height: number }[] {
  return elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect)
}

interface Term {
  word: Locator
  meaning: Locator
}

function terms(tab: Tab): { visitors: Term; period: Term } {
  const term = (text: string): Term => {
    const tooltip = tab.locator('.tooltip').filter({ hasText: new RegExp(`^${text}`) })
    return { word: tooltip.locator('summary'), meaning: tooltip.getByRole('tooltip', { includeHidden: true }) }
  }
  return { visitors: term('visitors'), period: term('30 days') }
}

async function leave(tab: Tab): Promise<void> {
  await tab.mouse.move(5, 5)
}
