import type { Locator, Page } from '@playwright/test'
import { typeInto } from '@repo/testing/type-into.ts'
import { asRead } from './page-copy.ts'
import { alternating } from './page-list.ts'
import { sectionOn } from './section-on.ts'
import { settle } from './settle.ts'
import { expect, test } from './strict-page.ts'

// What the legal pages say is read in their HTML: apps/site/checks/served/legal.test.ts.

const pages = ['/accessibility', '/accessibility-he'] as const

for (const path of alternating(pages, 0))
  test(`${path} lists its chapters beside the text, the one in view marked`, async ({ page: tab }) => {
    await tab.setViewportSize({ width: 1440, height: 900 })
    await tab.goto(path)
    const links = tab.getByRole('main').getByRole('navigation').getByRole('link')
    await expect(links.first()).toHaveAttribute('aria-current', 'true')
    await links.nth(3).click()
    await expect(links.nth(3)).toHaveAttribute('aria-current', 'true')
    await expect(tab.getByRole('main').locator('nav [aria-current]')).toHaveCount(1)
    await expect(tab.getByRole('heading', { level: 2 }).nth(4)).toBeInViewport()
  })

for (const path of alternating(pages, 1))
  test(`${path} folds its chapters on a phone, without a script too`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
    const tab = await context.newPage()
    await tab.goto(path)
    const folded = tab.locator('main details')
    const link = folded.getByRole('link').last()
    await expect(link).toBeHidden()
    await folded.locator('summary').click()
    await link.click()
    await expect(tab.getByRole('heading', { level: 2 }).last()).toBeInViewport()
    await context.close()
  })

for (const path of pages)
  test(`the dot that moves on ${path} stays clear of the words beside it`, async ({ page: tab }) => {
    await tab.goto(path)
    const dot = tab.locator('label:has([data-changes="still"]) > i')
    const gap = await dot.evaluate((element) => {
      // As far as it goes, and from where.
      const boxes = [0, 1199].map((ms) => {
        for (const animation of element.getAnimations()) {
          animation.pause()
          animation.currentTime = ms
        }
        return element.getBoundingClientRect()
      })
      const words = document.createRange()
      words.setStart(element.parentElement ?? element, 0)
      words.setEndBefore(element)
      const { left, right } = words.getBoundingClientRect()
      return Math.min(...boxes.map((box) => Math.max(box.left - right, left - box.right)))
    })
    expect(gap, 'px').toBeGreaterThan(4)
  })

for (const path of alternating(['/privacy', '/privacy-he'] as const, 1)) {
  const { margin } = sectionOn(path, 'legalText')
  if (margin.kind !== 'browser') throw new Error(`${path} has no browser in its margin.`)

  test(`RT-34 TR-03 ${path} counts the letters that are typed, keeps none of them and sends none`, async ({
    page: tab,
  }) => {
    await tab.emulateMedia({ reducedMotion: 'reduce' })
    await tab.goto(path)
    const field = tab.getByRole('textbox', { name: asRead(margin.field) })
    const browser = tab.getByRole('region', { name: asRead(margin.title) })
    // A link to the other language may still be asking for its font.
    await settle(tab)
    const requests: string[] = []
    tab.on('request', (request) => requests.push(request.url()))

    await typeInto(field, 'Is anyone reading this?')
    await expect(browser).toContainText(`23 ${asRead(margin.stays)}`)
    await expect(browser.locator('[data-letter-dots] > i')).toHaveCount(23)
    await field.press('Backspace')
    await expect(browser).toContainText(`22 ${asRead(margin.stays)}`)
    await expect(browser.locator('[data-letter-dots] > i')).toHaveCount(22)
    await typeInto(field, '')
    await expect(browser).toContainText(`0 ${asRead(margin.stays)}`)

    await typeInto(field, 'x')
    expect(requests).toEqual([])
    expect(await tab.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    expect(await tab.context().cookies()).toEqual([])
    await tab.reload()
    await expect(field).toHaveValue('')
    await expect(browser).toContainText(`0 ${asRead(margin.stays)}`)
  })

  test(`RT-34 ${path} promises no count where nothing counts: without a script`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const tab = await context.newPage()
    await tab.goto(path)
    const region = tab.getByRole('region', { name: asRead(margin.title) })
    await expect(region.getByText(asRead(margin.off))).toBeVisible()
    await expect(tab.getByRole('textbox', { includeHidden: true })).toBeHidden()
    await context.close()
  })
}

for (const path of alternating(pages, 1)) {
  const { margin } = sectionOn(path, 'legalText')
  if (margin.kind !== 'switches') throw new Error(`${path} has no switches in its margin.`)

  test(`RT-34 ${path} changes by four switches, by keys and by pointer, without a script, and back`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })
    const tab = await context.newPage()
    await tab.goto(path)
    const text = tab.locator('main section p').filter({ visible: true }).last()
    const before = await lookOf(tab, text)
    for (const [name, changed] of [
      [margin.larger, { size: '20px' }],
      [margin.contrast, { slate: '#12130f' }],
      [margin.space, { letters: true }],
      [margin.still, { moves: 0 }],
    ] as const) {
      const control = tab.getByRole('switch', { name: asRead(name) })
      await control.focus()
      await tab.keyboard.press('Space')
      await expect(control).toBeChecked()
      expect(await lookOf(tab, text), name).toEqual({ ...before, ...changed })
      await control.click()
      await expect(control).not.toBeChecked()
      expect(await lookOf(tab, text), name).toEqual(before)
    }
    await context.close()
  })

  test(`RT-34 ${path} with every switch on, has no sideways scroll at 1440 and 320`, async ({ page: tab }) => {
    for (const width of [1440, 320]) {
      await tab.setViewportSize({ width, height: 900 })
      await tab.goto(path)
      for (const control of await tab.getByRole('switch').all()) await control.check()
      expect(await tab.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width)
    }
  })
}

for (const path of alternating(['/terms-he', '/credits'] as const, 0))
  test(`RT-34 ${path} has its margin beside the chapters, or above them on a phone`, async ({ page: tab }) => {
    const boxes = async () => {
      const [margin, words] = await Promise.all(
        [tab.locator('[data-legal-margin]'), tab.locator('main section[id]').first()].map((one) => one.boundingBox()),
      )
      if (!margin || !words) throw new Error(`${path} draws no margin, or no chapter.`)
      return { margin, words }
    }
    await tab.setViewportSize({ width: 1440, height: 900 })
    await tab.goto(path)
    const wide = await boxes()
    expect(wide.margin.width).toBe(344)
    expect(wide.margin.y).toBeLessThan(wide.words.y + wide.words.height)
    await tab.setViewportSize({ width: 1100, height: 900 })
    const narrow = await boxes()
    expect(narrow.margin.y + narrow.margin.height).toBeLessThan(narrow.words.y)
  })

/** What the four switches change. */
async function lookOf(tab: Page, text: Locator) {
  const [letters, { size, slate, moves }] = await Promise.all([
    text.evaluate((one) => Number.parseFloat(getComputedStyle(one).letterSpacing) > 0),
    tab.evaluate(() => ({
      size: getComputedStyle(document.documentElement).fontSize,
      slate: getComputedStyle(document.documentElement).getPropertyValue('--color-slate').trim(),
      moves: document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
        .length,
    })),
  ])
  return { letters, size, slate, moves }
}
