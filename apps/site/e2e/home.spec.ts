import type { Locator } from '@playwright/test'
import { claims } from '@repo/content/claims/claims.ts'
import { brand } from '@repo/content/brand.ts'
import { asRead } from './page-copy.ts'
import { alternating } from './page-list.ts'
import { violations } from './pages/access.ts'
import { mostRecalculations, recalculationsIn } from './pages/main-thread.ts'
import { sectionOn } from './section-on.ts'
import { expect, test } from './strict-page.ts'

/** The home page in each language, in the words of its file. What does not depend on the language is tested on `/`. */
const homes = (
  [
    { id: 'PG-01', path: '/', dir: 'ltr' },
    { id: 'RT-32 PG-01', path: '/he', dir: 'rtl' },
  ] as const
).map((page) => {
  const hero = sectionOn(page.path, 'homeHero')
  const { survey, joined, store } = hero.demo
  return {
    ...page,
    second: asRead(hero.second.label),
    slider: asRead(sectionOn(page.path, 'beforeAfter').slider),
    demo: {
      question: asRead(survey.question),
      answers: survey.answers.map(({ text }) => asRead(text)),
      /** The beginning of each reply: what follows is bold. */
      replies: survey.answers.map(({ reply }) => asRead(reply.split('**')[0] ?? '')),
      said: `${asRead(survey.answers[1]?.reply ?? '')} ${asRead(joined.said)}`,
      badge: asRead(joined.plus),
      row: asRead(joined.row),
      price: asRead(store.product.price),
      cart: [survey.buy?.label ?? '', survey.buy?.done ?? ''].map(asRead),
      /** Before the visitor's order and after it. */
      figures: [
        hero.demo.dashboard.figures.map(({ value }) => asRead(value)),
        hero.demo.dashboard.figures.map(({ ordered }) => asRead(ordered ?? '')),
      ] as const,
      ordered: asRead(joined.ordered),
      restart: asRead(survey.restart),
      pause: asRead(hero.demo.pause),
    },
  }
})
const [{ demo: englishDemo }] = homes as [(typeof homes)[number]]

/** Runs in the page: how much moves for more than a moment. Cards fade in once, when the page loads. */
const moving = () =>
  document
    .getAnimations()
    .filter(
      (animation) =>
        animation.playState === 'running' &&
        !(animation instanceof CSSAnimation && animation.animationName === 'card-in'),
    ).length

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  // That all of it is drawn, in order: apps/site/checks/served/with-every-claim/sections.test.ts.
  for (const { id, path } of alternating(homes, 0))
    test(`${id} on ${path} nothing moves, and before and after are half each`, async ({ page: tab }) => {
      await tab.goto(path)
      await test.step('nothing moves, and there is no button to stop it', async () => {
        expect(await tab.evaluate(moving)).toBe(0)
        await expect(tab.locator('#pause-button')).toBeHidden()
      })

      await test.step('before and after are half each, and nothing looks as if it could be pulled', async () => {
        const picture = tab.locator('[data-divider]')
        await expect(picture).toHaveCSS('--divider', '50')
        await expect(picture.locator('input')).toBeHidden()
        await expect(picture.locator('> span:visible'), 'the line, and no handle').toHaveCount(1)
      })
    })
})

test('PG-01 one button stops everything that moves, and starts it again; out of view nothing moves', async ({
  page: tab,
}) => {
  await tab.goto('/')
  const button = tab.getByRole('button', { name: englishDemo.pause })
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(await tab.evaluate(moving)).toBeGreaterThan(0)
  const box = await button.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)

  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => tab.evaluate(moving)).toBe(0)

  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => tab.evaluate(moving)).toBeGreaterThan(0)

  await tab.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect.poll(() => tab.evaluate(moving), 'out of view').toBe(0)
})

for (const [turn, [width, height]] of (
  [
    [390, 844],
    [1440, 900],
  ] as const
).entries())
  for (const { id, path, demo } of alternating(homes, turn))
    test(`${id} at ${width} px the icons of the hero of ${path} are in the first screen and turn without end; pause stops them`, async ({
      page: tab,
    }) => {
      await tab.setViewportSize({ width, height })
      await tab.goto(path)
      const ring = tab.locator('.orbit-ring')
      await expect(tab.locator('.orbit')).toBeInViewport({ ratio: 1 })
      const angle = () => ring.evaluate((element) => Number.parseFloat(getComputedStyle(element).rotate))
      const turned = async () => {
        const before = await angle()
        await ring.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))))
        return (await angle()) - before
      }
      await expect.poll(turned, 'turns').toBeGreaterThan(0)
      const timings = await ring.evaluate((element) =>
        element.getAnimations({ subtree: true }).map((animation) => animation.effect?.getComputedTiming()),
      )
      expect(timings).toHaveLength(7)
      for (const timing of timings) {
        expect(timing?.iterations).toBe(Number.POSITIVE_INFINITY)
        expect(timing?.duration, 'slowly').toBeGreaterThanOrEqual(15_000)
      }

      const pause = tab.getByRole('button', { name: demo.pause })
      await pause.press('Enter')
      await tab.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect.poll(turned, 'stands still').toBe(0)
      await pause.press('Enter')
      await tab.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect.poll(turned, 'turns again').toBeGreaterThan(0)
    })

for (const { id, path } of alternating(homes, 0))
  test(`${id} the turning icons of ${path} are in the first screen at every width and cover no word`, async ({
    page: tab,
  }) => {
    await tab.goto(path)
    for (const [width, height] of [
      [320, 640],
      [360, 640],
      [390, 664],
      [480, 800],
      [620, 800],
      [768, 1024],
      [900, 700],
      [1024, 768],
      [1100, 700],
      [1280, 720],
      [1366, 660],
      [1920, 1080],
    ] as const)
      await test.step(`at ${width} × ${height}`, async () => {
        await tab.setViewportSize({ width, height })
        const orbit = tab.locator('.orbit')
        await expect(orbit).toBeInViewport({ ratio: 1 })
        expect.soft(await orbit.evaluate(coveredTexts)).toEqual([])
        await expect(tab.getByRole('main').locator(`a[href="${brand.listing}"]`).first()).toBeInViewport({ ratio: 1 })
      })
  })

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('PG-01 nothing moves by itself', async ({ page: tab }) => {
    await tab.clock.install()
    await tab.goto('/')
    await tab.clock.runFor(10_000)
    expect(await tab.evaluate(moving)).toBe(0)
    await expect(tab.locator('#pause-button')).toBeHidden()
    await expect(tab.getByText(englishDemo.replies[0] ?? '')).toBeHidden()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    for (const { id, path, demo } of alternating(homes, 1))
      test(`${id} each of the four answers of ${path} has its own reply, and is counted in its own row; the chip adds to the cart and to the figures, and starting over takes all of it back`, async ({
        page: tab,
      }) => {
        await tab.goto(path)
        const survey = tab.getByRole('group', { name: demo.question })
        const replies = tab.locator('[data-scene] [data-reply]')
        const rows = tab.locator('#dashboard').getByRole('listitem')
        const shares = tab.locator('#dashboard li b > *').filter({ visible: true })
        const counted = (count: string) => tab.locator('#dashboard').getByRole('img', { name: count, exact: true })
        await expect(shares).toHaveText(['34.69%', '26.53%', '20.41%', '18.37%'])
        await expect(counted('49')).toBeVisible()

        const without = [34, 26, 20, 18]
        const said = new Set<string | null>()
        for (const place of without.keys()) {
          await survey.getByRole('radio').nth(place).check()
          await expect(replies.filter({ visible: true })).toHaveCount(1)
          await expect(replies.nth(place)).toBeVisible()
          said.add(await replies.nth(place).textContent())
          await expect(counted('50')).toBeVisible()
          await expect(counted('49')).toBeHidden()
          await expect(shares).toHaveText(without.map((share, row) => `${share + (row === place ? 2 : 0)}.00%`))
          for (const row of without.keys())
            await expect(rows.nth(row).getByText(demo.row)).toHaveCSS('opacity', row === place ? '1' : '0')
        }
        expect(said.size).toBe(4)

        const bag = tab.locator('[data-scene] [aria-hidden] svg + div > span').filter({ visible: true })
        const figures = tab.locator('#dashboard dd > * > *').filter({ visible: true })
        await expect(bag).toHaveText(['0'])
        await expect(figures).toHaveText(demo.figures[0])
        await tab.getByRole('checkbox', { name: demo.cart[0] ?? '' }).check()
        await expect(tab.getByRole('checkbox', { name: demo.cart[1] ?? '' })).toBeChecked()
        await expect(bag).toHaveText(['1'])
        await expect(figures).toHaveText(demo.figures[1])
        for (const [place, figure] of demo.figures[1].entries()) expect(figure).not.toBe(demo.figures[0][place])
        await tab.getByRole('button', { name: demo.restart }).click()
        await expect(bag).toHaveText(['0'])
        await expect(figures).toHaveText(demo.figures[0])
        await expect(replies.filter({ visible: true })).toHaveCount(0)
      })
  })
})

for (const { id, path, demo } of alternating(homes, 0))
  test(`${id} at 1366 × 660 the tap, its reply, the count, and the order with its revenue are in one screen of ${path}`, async ({
    page: tab,
  }) => {
    await tab.setViewportSize({ width: 1366, height: 660 })
    await tab.goto(path)
    const survey = tab.getByRole('group', { name: demo.question })
    await survey.locator('label').first().click()
    const dashboard = tab.locator('#dashboard')
    const buy = tab.locator('label:visible', { hasText: demo.cart[0] ?? '' })
    for (const part of [survey, tab.locator('[data-scene] [data-reply]').first(), buy])
      await expect(part).toBeInViewport({ ratio: 1 })
    await expect(dashboard.getByRole('img', { name: '50', exact: true })).toBeInViewport({ ratio: 1 })
    // By its place, because Playwright's `click` scrolls the page here.
    const { x = 0, y = 0 } = (await buy.boundingBox()) ?? {}
    await tab.mouse.click(x + 20, y + 20)
    const revenue = dashboard.locator('dd').getByText(demo.figures[1][0] ?? '')
    await expect(revenue.first()).toBeInViewport({ ratio: 1 })
    await expect(dashboard.locator('dt').first()).toBeInViewport({ ratio: 1 })
    expect(await tab.evaluate(() => scrollY)).toBe(0)
  })

test('PG-01 the hero of / has at most 320 elements, and on a phone one of its four replies is laid out', async ({
  page: tab,
}) => {
  await tab.setViewportSize({ width: 390, height: 844 })
  await tab.goto('/')
  const hero = tab.locator('main > section').first()
  expect(await hero.locator('*').count()).toBeLessThanOrEqual(320)
  const laidOut = () =>
    hero
      .locator('[data-reply]')
      .evaluateAll((replies) => replies.filter((one) => one.getClientRects().length > 0).length)
  expect(await laidOut()).toBe(1)

  await test.step('the room of the reply is drawn, and the count stands in the strip alone', async () => {
    const [awaited, turn] = await Promise.all(
      ['[data-awaited]', '[data-answered]:has([data-reply])'].map((part) => hero.locator(part).boundingBox()),
    )
    expect(awaited).toEqual(turn)
    const count = hero.getByRole('img', { name: '49', exact: true }).locator('xpath=ancestor::div[2]')
    await expect(count, 'for screen readers').toHaveCSS('width', '1px')
  })
  await hero.getByRole('radio').nth(2).check()
  expect(await laidOut()).toBe(1)
})

for (const { id, path, dir, slider } of alternating(homes, 1))
  test(`${id} the line between before and after of ${path} is pulled by keys and pointer`, async ({ page: tab }) => {
    await tab.goto(path)
    const range = tab.getByRole('slider', { name: slider })
    const divider = () => range.evaluate((input) => Number(getComputedStyle(input).getPropertyValue('--divider')))
    await range.focus()
    expect(await divider()).toBe(50)
    // "After" is at the end of the line, which is the left one in Hebrew.
    const [on, back] = dir === 'rtl' ? (['ArrowLeft', 'ArrowRight'] as const) : (['ArrowRight', 'ArrowLeft'] as const)
    for (const [key, to] of [
      [on, 51],
      [back, 50],
      ['Home', 4],
      ['End', 96],
    ] as const) {
      await tab.keyboard.press(key)
      expect(await divider(), key).toBe(to)
    }
    await expect(range).toHaveCSS('touch-action', 'pan-y')
    const box = await tab.locator('[data-divider]').boundingBox()
    if (!box) throw new Error('The picture is not drawn.')
    const fromStart = (part: number) => box.x + box.width * (dir === 'rtl' ? 1 - part : part)
    const [pointer, middle] = [fromStart(0.25), box.y + box.height / 2]
    await tab.mouse.move(fromStart(0.96), middle)
    await tab.mouse.down()
    await tab.mouse.move(pointer, middle, { steps: 4 })
    await tab.mouse.up()
    expect(Math.abs(fromStart((await divider()) / 100) - pointer), 'px from pointer to line').toBeLessThan(10)
    const line = await tab.locator('[data-divider] > span').first().boundingBox()
    expect(Math.abs((line?.x ?? 0) + 3 - pointer), 'px from pointer to the line that is drawn').toBeLessThan(10)
  })

for (const { id, path, demo } of alternating(homes, 0))
  test(`${id} the survey of ${path} works by keyboard, and reply, new count and order are announced once`, async ({
    page: tab,
  }) => {
    await tab.goto(path)
    const status = tab.locator('[data-scene]').getByRole('status')
    await status.evaluate((output) => {
      const count = () => output.setAttribute('data-times', String(Number(output.getAttribute('data-times')) + 1))
      new MutationObserver(count).observe(output, { childList: true })
    })
    const [first = '', second = ''] = demo.answers
    await tab.getByRole('radio', { name: first }).focus()
    await tab.keyboard.press('ArrowDown')
    await expect(tab.getByRole('radio', { name: second })).toBeChecked()
    await expect.poll(async () => asRead((await status.textContent()) ?? '')).toBe(demo.said)
    // Late enough for the badge to have faded in: axe reads contrast.
    await expect(tab.getByText(demo.badge)).toHaveCSS('opacity', '1')
    expect(await violations(tab, '[data-scene]')).toEqual([])
    await tab.keyboard.press('Tab')
    await tab.keyboard.press('Space')
    await expect(tab.getByRole('checkbox', { name: demo.cart[1] ?? '' })).toBeChecked()
    await expect.poll(async () => asRead((await status.textContent()) ?? '')).toBe(demo.ordered)
    await tab.keyboard.press('Enter')
    await expect(status).toHaveAttribute('data-times', '2')
    await tab.keyboard.press('Tab')
    await tab.keyboard.press('Enter')
    await expect(tab.getByRole('radio', { name: first })).toBeFocused()
    await expect(status).toBeEmpty()
    expect(new URL(tab.url()).search).toBe('')
  })

for (const { id, path, demo } of alternating(homes, 1))
  test(`${id} on the dashboard of ${path} a screen reader finds the visitor's own answer when there is one, and in one row`, async ({
    page: tab,
  }) => {
    await tab.goto(path)
    const read = async (part: Locator) => asRead(await part.ariaSnapshot())
    const dashboard = tab.locator('#dashboard')
    const marks = async () => ({
      badge: (await read(dashboard)).includes(demo.badge),
      rows: (await read(dashboard.getByRole('list').first())).split(demo.row).length - 1,
    })
    const none = { badge: false, rows: 0 }
    expect(await marks()).toEqual(none)
    // The answer that the demo plays is not the visitor's.
    await tab.locator('[data-demo]').waitFor()
    await expect.poll(() => read(dashboard)).toContain('36.00%')
    expect(await marks()).toEqual(none)

    await tab.getByRole('radio', { name: demo.answers[1] ?? '' }).press('Space')
    await expect.poll(marks).toEqual({ badge: true, rows: 1 })
    await tab.getByRole('button', { name: demo.restart }).press('Enter')
    await expect.poll(marks).toEqual(none)
  })

test('PG-01 the demo plays until the first touch, and not again', async ({ page: tab }) => {
  await tab.clock.install()
  await tab.goto('/')
  const reply = tab.getByText(englishDemo.replies[0] ?? '')
  await tab.clock.runFor(1000)
  await expect(reply).toBeHidden()
  await tab.clock.runFor(3000)
  await expect(reply).toBeVisible()
  await tab.clock.runFor(7000)
  await expect(reply).toBeHidden()
  await tab.clock.runFor(3000)
  await expect(reply).toBeVisible()

  // A touch on what the demo offers is the visitor's own: the chip does what it says.
  await tab.getByRole('checkbox', { name: englishDemo.cart[0] ?? '' }).click()
  await expect(tab.getByRole('checkbox', { name: englishDemo.cart[1] ?? '' })).toBeChecked()
  await expect(tab.getByRole('radio', { name: englishDemo.answers[0] ?? '' })).toBeChecked()
  await tab.getByRole('button', { name: englishDemo.restart }).click()
  // Coming back into view starts what moves again; the demo would reply in the fourth to the tenth second of every ten.
  for (const [top, motion] of [
    [9999, 'paused'],
    [0, 'on'],
  ] as const) {
    await tab.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    await expect(tab.locator('[data-scene]')).toHaveAttribute('data-motion', motion)
  }
  await tab.clock.runFor(35_000)
  await expect(reply).toBeHidden()
})

test(
  'PG-01 the demo moves on the compositor; out of view nothing moves',
  { tag: '@nightly' },
  async ({ page: tab }) => {
    await tab.goto('/')
    // The beats with most motion: answer, reply and the new count, within three seconds.
    await tab.locator('[data-demo]').waitFor()
    expect(await recalculationsIn(tab, 3000, 'demo')).toBeLessThanOrEqual(3 * mostRecalculations)

    await tab.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await expect.poll(() => tab.evaluate(moving)).toBe(0)
    // The stop itself is one, a moment after the last frame.
    await expect.poll(() => recalculationsIn(tab, 1000, 'out of view')).toBe(0)
  },
)

test('PG-01 in a hidden tab the demo waits', async ({ page: tab }) => {
  await tab.clock.install({ time: 0 })
  await tab.clock.pauseAt(3_600_000)
  await tab.goto('/')
  const turn = (isHidden: boolean) =>
    tab.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await tab.clock.runFor(1000)
  await expect(tab.locator('[data-scene]')).toHaveAttribute('data-motion', 'on')
  await turn(true)
  await tab.clock.runFor(5000)
  await expect(tab.locator('[data-demo]')).toHaveCount(0)
  await turn(false)
  await tab.clock.runFor(3000)
  await expect(tab.locator('[data-demo]')).toHaveCount(1)
})

for (const { id, path, second, demo } of alternating(homes, 0))
  test(`${id} question, reply and both buttons of ${path} are in the first screen; on the narrowest phone the button has the whole line`, async ({
    page: tab,
  }) => {
    await tab.setViewportSize({ width: 320, height: 640 })
    await tab.goto(path)
    const button = await tab.getByRole('main').locator(`a[href="${brand.listing}"]`).first().boundingBox()
    expect(button?.width).toBe(320 - 2 * 16)
    const survey = tab.locator('[data-scene] form')
    await survey.getByRole('radio').first().check()
    for (const [width, height] of [
      [1440, 900],
      [1366, 768],
      [1280, 720],
      [390, 844],
    ] as const)
      await test.step(`${width} × ${height}`, async () => {
        await tab.setViewportSize({ width, height })
        await tab.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        const reply = survey.getByRole('button', { name: demo.restart })
        for (const part of [survey.getByRole('group'), reply, tab.getByRole('link', { name: second }).first()])
          await expect(part).toBeInViewport({ ratio: 1 })
        // Beside the product or under it, never over the price.
        const price = await tab.locator('[data-scene]').getByText(demo.price, { exact: true }).first().boundingBox()
        const card = await survey.boundingBox()
        if (!price || !card) throw new Error('Price or survey is not drawn.')
        const isBeside = price.x + price.width <= card.x || card.x + card.width <= price.x
        expect(isBeside || price.y + price.height <= card.y).toBe(true)
      })
  })

for (const [turn, { width, height, isWhole }] of [
  { width: 390, height: 844, isWhole: true },
  { width: 390, height: 664, isWhole: false },
  { width: 320, height: 640, isWhole: false },
].entries())
  for (const { id, path, demo } of alternating(homes, turn))
    test(`${id} on ${path} at ${width} × ${height} the own dot lands and the order is counted in view of the answer${isWhole ? ', without scrolling' : ''}`, async ({
      page: tab,
    }) => {
      await tab.setViewportSize({ width, height })
      await tab.goto(path)
      const strip = tab.locator('[data-strip]')
      const [before, after] = demo.figures.map(([revenue = '', orders = '']) => [revenue, orders] as const)
      const sales = strip.locator('[data-answered], [data-answered] ~ *, :has(~ [data-answered])')
      const seen = async () => (await sales.filter({ visible: true }).allTextContents()).map(asRead)
      const dot = strip.locator('i[data-answer="3"]')
      expect(await seen()).toEqual(before)
      await expect(dot).toHaveCSS('opacity', '0')

      // A press at its place, as a finger does: Playwright's own would scroll.
      const press = async (target: Locator) => {
        if (!isWhole)
          await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
        const box = await target.boundingBox()
        if (!box) throw new Error('What is pressed is not drawn.')
        expect(box.y + box.height, 'px to the end of what is pressed').toBeLessThanOrEqual(height)
        await tab.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
      }
      await dot.evaluate((own) => {
        const { animate } = own
        own.animate = (...how) => {
          own.setAttribute('data-flown', '')
          return animate.apply(own, how)
        }
      })
      await press(tab.getByRole('radio', { name: demo.answers[3] ?? '' }))
      await expect(dot).toHaveCSS('opacity', '1')
      await expect(dot, 'from the answer to its place').toHaveAttribute('data-flown')
      await expect(dot).toBeInViewport({ ratio: 1 })
      await press(tab.getByRole('checkbox', { name: demo.cart[0] ?? '' }))
      await expect(tab.getByRole('checkbox', { name: demo.cart[1] ?? '' })).toBeChecked()
      expect(await seen()).toEqual(after)
      for (const figure of await sales.filter({ visible: true }).all())
        await expect(figure).toBeInViewport({ ratio: 1 })
      expect(await dot.evaluate(isOnTop), 'nothing lies over the strip').toBe(true)
      if (isWhole) expect(await tab.evaluate(() => scrollY)).toBe(0)
    })

test('PG-01 what cannot be pressed in the shop does not look as if it could', async ({ page: tab }) => {
  await tab.goto('/')
  const shop = tab.locator('[data-scene] figure > div').first()
  await expect(shop.getByText(englishDemo.cart[0] ?? '', { exact: true }).filter({ visible: true })).toHaveCount(0)
})

test('RT-32 /he is mirrored: the shop at the right, the dashboard at the left, and time runs to the left', async ({
  page: tab,
}) => {
  await tab.setViewportSize({ width: 1440, height: 900 })
  await tab.goto('/he')
  const [shop, dashboard] = await Promise.all([
    tab.locator('[data-scene] figure > div').first().boundingBox(),
    tab.locator('#dashboard').boundingBox(),
  ])
  expect(shop?.x).toBeGreaterThan(dashboard?.x ?? Infinity)

  const growth = tab.getByRole('img', { name: /ROAS/ })
  await expect(growth).toHaveCSS('scale', '-1 1')
  const [low, high] = await growth
    .locator('+ p > span')
    .evaluateAll((ends) => ends.map((end) => ({ figure: end.textContent, x: end.getBoundingClientRect().x })))
  expect([low?.figure, high?.figure]).toEqual(Object.values(claims.roasTestimonial.value).map(String))
  expect(low?.x).toBeGreaterThan(high?.x ?? Infinity)
  const seconds = tab.getByRole('img', { name: /59/ }).locator('+ svg')
  await expect(seconds, 'the seconds of the clock').toHaveCSS('scale', '-1 1')
})

/** Runs in the page: lines of text in the section that a round element lies over. */
function coveredTexts(element: Element): string[] {
  const { left, top, width } = element.getBoundingClientRect()
  const [middle, centre, radius] = [left + width / 2, top + width / 2, width / 2]
  const texts = document.createTreeWalker(element.closest('section') ?? document, NodeFilter.SHOW_TEXT)
  const covered: string[] = []
  while (texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const letters = Number.parseFloat(getComputedStyle(texts.currentNode.parentElement ?? element).fontSize)
    for (const line of range.getClientRects()) {
      // A line is higher than its letters.
      const [above, below] = [line.top + line.height / 2 - letters * 0.42, line.top + line.height / 2 + letters * 0.5]
      const dx = Math.max(line.left - middle, 0, middle - line.right)
      const dy = Math.max(above - centre, 0, centre - below)
      if (Math.hypot(dx, dy) < radius && line.width > 1) covered.push(texts.currentNode.textContent ?? '')
    }
  }
  return covered
}

/** Runs in the page. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return !!element.closest('[data-strip]')?.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}
