import { AxeBuilder } from '@axe-core/playwright'
import type { Locator } from '@playwright/test'
import type { PageTexts } from '@repo/content/page.ts'
import { expect, questionOn, test } from './site-with-tags.ts'
import { buildAddress, alternating, pages } from './page-list.ts'
import { settle } from './settle.ts'
import { consent } from './words.ts'

// The question on the screen and under the fingers. What is sent after an answer: consent.spec.ts.
test.describe.configure({ mode: 'default' })

const visits = [
  { lang: 'en', path: '/' },
  { lang: 'he', path: '/5-reasons' },
] as const

for (const { lang, path } of alternating(visits, 0)) {
  test(`${lang}: two answers of the same size and look`, async ({ page: tab }) => {
    const { yes, no } = questionOn(tab)
    await tab.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [1440, 390, 320]) {
      await tab.setViewportSize({ width, height: 800 })
      await tab.goto(path)
      await settle(tab)
      const [one, other] = [await yes.boundingBox(), await no.boundingBox()]
      expect([one?.width, one?.height, one?.y]).toEqual([other?.width, other?.height, other?.y])
      expect(await readLook(yes)).toEqual(await readLook(no))
    }
  })
}

for (const { lang, path } of alternating(visits, 1)) {
  test(`${lang}: a keyboard reaches it first, may pass it by, and sees where it is`, async ({ page: tab }) => {
    const { region, more, yes, no } = questionOn(tab)
    await tab.goto(path)
    await expect(region).toBeVisible()
    await tab.keyboard.press('Tab')
    for (const button of [more, yes, no]) {
      await tab.keyboard.press('Tab')
      await expect(button).toBeFocused()
      await expect(button).toHaveCSS('outline-style', 'solid')
      await expect(button).toHaveCSS('outline-color', 'rgb(255, 225, 74)')
    }
    await tab.keyboard.press('Tab')
    await expect(region.locator(':focus')).toHaveCount(0)
    await expect(tab.locator(':focus')).toBeInViewport()
    await expect(region).toBeVisible()
  })
}

for (const { lang, path } of alternating(visits, 2)) {
  test(`${lang}: answered with a key, the page goes on where the question stood`, async ({ page: tab }) => {
    const { region, no } = questionOn(tab)
    await tab.goto(path)
    await no.press('Enter')
    await expect(region).toBeHidden()
    await tab.keyboard.press('Tab')
    await expect(tab.locator('header, main').first().locator(':focus')).toHaveCount(1)
  })
}

for (const { lang, path } of alternating(visits, 3)) {
  test(`${lang}: asked for again it takes the focus, and Escape gives it back`, async ({ page: tab }) => {
    const { region, no, again } = questionOn(tab)
    await tab.goto(path)
    await no.click()
    await again.press('Enter')
    await expect(region).toBeFocused()
    await expect(region).toHaveCSS('outline-style', 'solid')
    await expect(region).toContainText(consent[lang].now.denied)
    await tab.keyboard.press('Escape')
    await expect(region).toBeHidden()
    await expect(again).toBeFocused()
  })
}

for (const { lang, path } of alternating(visits, 4)) {
  test(`${lang}: it says what is counted, and by whom`, async ({ page: tab }) => {
    const { region, more } = questionOn(tab)
    await tab.goto(path)
    await expect(region).toHaveAccessibleName(consent[lang].label)
    await more.press('Enter')
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    const { google, meta } = consent[lang].countedBy
    await expect(region.getByRole('listitem')).toHaveText([
      ...consent[lang].counted,
      google,
      meta,
      consent[lang].change,
    ])
    const { violations } = await new AxeBuilder({ page: tab }).setLegacyMode().include('#consent-banner').analyze()
    expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([])
  })
}

for (const { lang, path } of alternating(visits, 5)) {
  test(`SH-03 ${lang}: on the smallest phone both answers stay in reach, and the bar at the bottom waits`, async ({
    page: tab,
  }) => {
    const { more, yes, no } = questionOn(tab)
    const bar = tab.locator('#bottom-bar')
    await tab.setViewportSize({ width: 320, height: 450 })
    await tab.goto(path)
    await tab.mouse.wheel(0, 3000)
    await expect(bar).toHaveAttribute('data-shown')
    await expect(bar).toBeHidden()
    await more.click()
    for (const answer of [yes, no]) await expect(answer).toBeInViewport({ ratio: 1 })
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await no.click()
    await expect(bar).toBeVisible()
  })
}

for (const { lang, path } of alternating(visits, 6)) {
  test(`${lang}: the end of the page can be scrolled clear of it`, async ({ page: tab }) => {
    const { region, again } = questionOn(tab)
    for (const [width, height] of [
      [1440, 900],
      [320, 568],
    ] as const) {
      await tab.setViewportSize({ width, height })
      await tab.goto(path)
      await tab.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      const [link, question] = [await again.boundingBox(), await region.boundingBox()]
      expect((link?.y ?? height) + (link?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0)
    }
  })
}

for (const { lang, path } of alternating(visits, 7)) {
  test(`${lang}: nothing on the page moves when it comes or goes`, async ({ page: tab }) => {
    const { region, no, again } = questionOn(tab)
    await tab.goto(path)
    await no.click()
    // What a late font moves is not the question's doing.
    await settle(tab)
    await tab.evaluate(() => {
      const moved: unknown[] = []
      Object.assign(window, { moved })
      new PerformanceObserver((list) => moved.push(...list.getEntries())).observe({ type: 'layout-shift' })
    })
    await again.dispatchEvent('click')
    await expect(region).toBeVisible()
    await no.click()
    await expect(region).toBeHidden()
    await tab.waitForTimeout(300)
    expect(await tab.evaluate(() => JSON.stringify(Reflect.get(window, 'moved')))).toBe('[]')
  })
}

for (const { lang, path } of alternating(visits, 8)) {
  test.describe(`${lang}: without scripts`, () => {
    test.use({ javaScriptEnabled: false })

    test('no consent is asked for, and nothing waits for an answer', async ({ page: tab }) => {
      const { region, again } = questionOn(tab)
      await tab.goto(path)
      await expect(region).toBeHidden()
      await expect(again).toBeHidden()
    })
  })
}

for (const [place, path] of ['/', '/he'].entries()) {
  test(`SH-08 ${path} on a phone: the question is low, and away while answers or a reply are under it`, async ({
    page: tab,
  }) => {
    const { region, more, yes } = questionOn(tab)
    await tab.emulateMedia({ reducedMotion: 'reduce' })
    const widths = [390, 320] as const
    await tab.setViewportSize({ width: widths[place] ?? 390, height: 844 })
    await tab.goto('/pricing')
    await settle(tab)
    expect((await region.boundingBox())?.height).toBeLessThanOrEqual(120)
    await more.click()
    await expect(yes).toBeInViewport({ ratio: 1 })

    // The answers of the first screen are at its end.
    await tab.setViewportSize({ width: 390, height: 664 })
    await tab.goto(path)
    await expect(region).toBeHidden()
    const survey = tab.locator('[data-survey]').first()
    await survey.getByRole('radio').first().press('Space')
    await survey.locator('[data-reply]').first().scrollIntoViewIfNeeded()
    await expect(survey.getByRole('button')).toBeInViewport({ ratio: 1 })
    await tab.evaluate(() => scrollTo({ top: innerHeight * 2, behavior: 'instant' }))
    await expect(region).toBeVisible()
  })
}

for (const path of ['/quiz', '/quiz2', '/lead']) {
  test(`SH-08 ${path} on a phone: the question covers no option, and comes back below them`, async ({ page: tab }) => {
    const { region } = questionOn(tab)
    await tab.emulateMedia({ reducedMotion: 'reduce' })
    await tab.setViewportSize({ width: 390, height: 600 })
    await tab.goto(path)
    const options = tab.locator('main').locator('label:has([type=radio]), fieldset button').filter({ visible: true })
    const shown: boolean[] = []
    for (let top = 0; top <= 600; top += 100) {
      await tab.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
      const covered = async () => {
        const question = (await region.isVisible()) && (await region.boundingBox())
        const boxes = await Promise.all((await options.all()).map((option) => option.boundingBox()))
        return boxes.filter((box) => question && box && box.y + box.height > question.y && box.y < 600)
      }
      await expect.poll(covered, `scrolled by ${top}`).toEqual([])
      shown.push(await region.isVisible())
    }
    expect(new Set(shown)).toEqual(new Set([true, false]))
  })
}

for (const path of ['/quiz', '/quiz2']) {
  test(`${path} keeps its surface down to the page's end while it asks`, async ({ page: tab }) => {
    await tab.goto(path)
    await expect(questionOn(tab).region).toBeVisible()
    const below = await tab
      .locator('[data-kind]:has(main)')
      .evaluate((quiz) => document.documentElement.scrollHeight - quiz.getBoundingClientRect().bottom - scrollY)
    expect(below).toBeCloseTo(0, 0)
  })
}

const withFooter = new Set<PageTexts['shell']>(['site', 'campaign', 'variant', 'results', 'legal'])

test('every page with a footer asks, and asks again from there', async ({ request }) => {
  for (const page of pages) {
    const html = await (await request.get(buildAddress(page))).text()
    expect.soft(html.includes('id="consent-banner"'), page.path).toBe(page.shell !== 'none')
    expect.soft(html.includes('data-asks-again'), page.path).toBe(withFooter.has(page.shell))
  }
})

test('without motion for those who asked for none', async ({ page: tab }) => {
  await tab.emulateMedia({ reducedMotion: 'reduce' })
  await tab.goto('/')
  await expect(questionOn(tab).region).toHaveCSS('animation-name', 'none')
})

function readLook(button: Locator): Promise<unknown> {
  return button.evaluate((element) => {
    const { backgroundColor, color, font, border } = getComputedStyle(element)
    return { backgroundColor, color, font, border }
  })
}
