import type { Page as Tab } from '@playwright/test'
import { claims } from '@repo/content/claims/claims.ts'
import { ourPrice } from '@repo/content/claims/our-price.ts'
import { tiers } from '@repo/content/claims/tiers.ts'
import { brand } from '@repo/content/brand.ts'
import { asRead } from './page-copy.ts'
import { alternating } from './page-list.ts'
import { sectionOn } from './section-on.ts'
import { expect, test } from './strict-page.ts'

const plans = tiers.map(({ cap, visitors, price }) => ({
  cap,
  visitors: visitors.toLocaleString('en-US'),
  price: ourPrice(price, 'en'),
  dots: visitors / 1000,
}))
type Plan = (typeof plans)[number]

const pages = [
  // Which arrow is more, and the end that the first plan is at.
  { id: 'RT-04', path: '/pricing', more: 'ArrowRight', fewer: 'ArrowLeft', first: 'left' },
  { id: 'RT-32', path: '/pricing-he', more: 'ArrowLeft', fewer: 'ArrowRight', first: 'right' },
] as const

for (const page of alternating(pages, 0)) {
  const { path, id } = page
  const { words, start, expectPlan } = planOn(path)
  const closing = sectionOn(path, 'daysClosing')

  test(`${id} PG-04 ${path} offers the first plan and what is in it, question to button in the first screen, the price at every stop, and ends with the trial`, async ({
    page: tab,
  }) => {
    await tab.goto(path)
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(asRead(words.headline))
    await expectPlan(tab, 0)
    for (const included of words.features)
      await expect(tab.locator('main li').filter({ hasText: asRead(included) })).toBeVisible()
    const starts = await tab.getByRole('link', { name: start }).all()
    expect(starts, 'at the price, at the calculator, and at the end of the page').toHaveLength(3)
    for (const link of starts) {
      await expect(link).toHaveAttribute('href', brand.listing)
      await expect(link).toHaveAttribute('target', '_blank')
    }

    await test.step('every stop says its price', async () => {
      const stops = tab.locator('[data-plans] button[data-tier]')
      await expect(stops).toHaveText(plans.map(({ cap }) => cap))
      const drawn = stops.evaluateAll((labels) => labels.map((label) => getComputedStyle(label, '::after').content))
      expect(await drawn).toEqual(plans.map(({ price }) => `"${price}"`))
    })

    for (const [width, height] of [
      [390, 664],
      [320, 640],
    ] as const)
      await test.step(`price, button and slider are the first screen at ${width} × ${height}`, async () => {
        await tab.setViewportSize({ width, height })
        for (const part of [
          tab.locator('[data-plans] p[data-tier]:visible'),
          tab.getByRole('link', { name: start }).first(),
          tab.locator('[data-plans]').getByRole('slider'),
        ])
          await expect(part).toBeInViewport({ ratio: 1 })
      })

    await test.step('the page ends with the days of the trial, numbered, and the button', async () => {
      const end = tab.locator('main > section').last()
      await expect(end.getByRole('heading', { level: 2 })).toHaveText(asRead(closing.headline))
      await expect(end.locator('i')).toHaveText(
        Array.from({ length: claims.trial7.value }, (_, day) => String(day + 1)),
      )
      await expect(end.getByRole('link', { name: asRead(closing.cta.label) })).toBeVisible()
    })

    for (const [width, height, columns] of [
      [1440, 900, 50],
      [1366, 768, 50],
      [1366, 660, 50],
      [1024, 768, 50],
      [390, 844, 25],
    ] as const)
      await test.step(`question, 500 dots, slider, price and button are the first screen at ${width} × ${height}`, async () => {
        await tab.setViewportSize({ width, height })
        const parts = [
          tab.getByRole('heading', { level: 1 }),
          tab.locator('[data-echo]'),
          planSlider(tab),
          tab.locator('[data-plans]').getByRole('button', { name: plans.at(-1)?.cap ?? '' }),
          tab.locator('[data-plans] p[data-tier]:visible'),
          tab.getByRole('link', { name: start }).first(),
        ]
        for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 })
        const rows = await tab.locator('[data-plans] div[data-tier] i').evaluateAll((dots) =>
          Map.groupBy(dots, (dot) => dot.getBoundingClientRect().top)
            .values()
            .toArray(),
        )
        expect(rows.map((row) => row.length)).toEqual(Array.from({ length: 500 / columns }, () => columns))
      })
  })

  test(`${id} PG-04 a plan of ${path} chosen before the script woke counts; coming back shows the plan the slider is at`, async ({
    page: tab,
  }) => {
    // The range is moved while the page is still being read; its script only runs after that.
    await tab.addInitScript(() => {
      const early = new MutationObserver(() => {
        const range = document.querySelector<HTMLInputElement>('input[type=range]')
        if (!range) return
        early.disconnect()
        range.value = '3'
      })
      early.observe(document, { childList: true, subtree: true })
    })
    await tab.goto(path)
    await expectPlan(tab, 3)
    await planSlider(tab).press('ArrowUp')
    await tab.goto('/integrations')
    await tab.goBack()
    await expectPlan(tab, Number(await planSlider(tab).inputValue()))
    await tab.evaluate(() => {
      const range = document.querySelector<HTMLInputElement>('input[type=range]')
      if (range) range.value = '1'
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expectPlan(tab, 1)
  })
}

// The slider is mirrored in Hebrew: both directions, on every change.
for (const { id, path, more, fewer, first } of pages) {
  const { expectPlan } = planOn(path)

  test(`${id} PG-05 the slider of ${path} fills from the ${first}, is moved by keys and dragged, and the month follows the price`, async ({
    page: tab,
  }) => {
    await tab.goto(path)
    const slider = planSlider(tab)
    await slider.focus()
    const presses: [key: string, to: number][] = [
      [more, 1],
      ['ArrowUp', 2],
      [fewer, 1],
      ['ArrowDown', 0],
      ['ArrowDown', 0],
      ['PageUp', 4],
      ['ArrowUp', 4],
      ['PageDown', 0],
      [`Shift+${more}`, 4],
      [more, 4],
      [`Shift+${fewer}`, 0],
      [fewer, 0],
      ['Shift+ArrowUp', 4],
      ['Shift+ArrowDown', 0],
      ['End', 4],
      ['Home', 0],
      [more, 1],
    ]
    for (const [key, to] of presses) {
      await tab.keyboard.press(key)
      await expect(slider, key).toHaveValue(String(to))
    }
    await expectPlan(tab, 1)

    const filled = await tab.locator('[data-plans]').evaluate(async (field) => {
      // Dots in flight have no place yet.
      await Promise.all(field.getAnimations({ subtree: true }).map(({ finished }) => finished))
      const xs = (selector: string) =>
        [...field.querySelectorAll(selector)]
          .map((part) => part.getBoundingClientRect())
          .map(({ x, width }) => x + width / 2)
      return {
        labels: xs('button[data-tier]'),
        way: xs('[data-reached]:is(i)'),
        row: xs('div[data-tier] i').slice(0, 50),
      }
    })
    const fromFirst = (one: number, other: number) => (first === 'left' ? one - other : other - one)
    for (const [part, places] of Object.entries(filled)) expect(places, part).toEqual(places.toSorted(fromFirst))
    expect(new Set(filled.row).size).toBe(50)
    const card = tab.locator('[data-plans] p[data-tier]:visible')
    const price = await card.locator('svg').boundingBox()
    const unit = await card.evaluate((line) => {
      const range = document.createRange()
      range.selectNodeContents(line.lastChild ?? line)
      return range.getBoundingClientRect().x
    })
    expect(Math.sign(unit - (price?.x ?? unit))).toBe(first === 'left' ? 1 : -1)

    await test.step('dragged', async () => {
      await slider.scrollIntoViewIfNeeded()
      const box = await slider.boundingBox()
      if (!box) throw new Error('The slider is not drawn.')
      const at = (fromFirst: number) => (first === 'left' ? box.x + fromFirst : box.x + box.width - fromFirst)
      const middle = box.y + box.height / 2
      await tab.mouse.move(at(28), middle)
      await tab.mouse.down()
      await tab.mouse.move(at(box.width / 2), middle, { steps: 4 })
      await expectPlan(tab, 2)
      await tab.mouse.move(at(box.width + 200), middle, { steps: 4 })
      await tab.mouse.up()
      await expectPlan(tab, 4)
    })
  })
}

for (const { id, path, more } of alternating(pages, 1)) {
  const { expectPlan, saidOf } = planOn(path)

  test(`${id} PG-04 a click on a label of ${path} chooses its plan and lights its dots, and is announced; of a key only the slider itself says the new plan`, async ({
    page: tab,
  }) => {
    await tab.clock.install({ time: 0 })
    await tab.goto(path)
    await tab.clock.pauseAt(60_000)
    await expect(tab.locator('[data-plans] div[data-tier] i')).toHaveCount(500)
    const announced = await tab.evaluateHandle(() => {
      const reported: (string | null)[] = []
      const status = document.querySelector('main output')
      if (status) new MutationObserver(() => reported.push(status.textContent)).observe(status, { childList: true })
      return reported
    })
    await planSlider(tab).focus()
    for (let step = 0; step < 3; step++) await tab.keyboard.press(more)
    await tab.clock.runFor(1000)
    await expectPlan(tab, 3)
    expect(await announced.jsonValue()).toEqual([])

    for (const place of [2, 4, 1, 3, 0]) {
      await tab.locator('[data-plans]').getByRole('button', { name: plans[place]?.cap }).click()
      await expectPlan(tab, place)
      await expect(tab.getByRole('status')).toHaveText(saidOf(place))
    }
    await test.step('the next key leaves no earlier plan to read', async () => {
      await planSlider(tab).press(more)
      await expect(tab.getByRole('status')).toBeEmpty()
    })
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test(`${id} PG-04 all plans and prices of ${path} are a table`, async ({ page: tab }) => {
      await tab.goto(path)
      await expect(planSlider(tab)).toBeHidden()
      const rows = tab.locator('[data-plans]').getByRole('table').getByRole('row')
      await expect(rows).toHaveCount(plans.length + 1)
      for (const [place, { cap, price }] of plans.entries()) {
        await expect(rows.nth(place + 1).getByRole('rowheader')).toHaveText(cap)
        await expect(rows.nth(place + 1).getByRole('cell')).toHaveText(price)
      }
    })
  })
}

/** The words of a page's plans, and what is expected when one is chosen. */
function planOn(path: (typeof pages)[number]['path']) {
  const words = sectionOn(path, 'plans')
  return { words, start: asRead(words.cta.label), expectPlan, saidOf }

  /** The slider, its words, the cap, the price and the dots all say the same plan. */
  async function expectPlan(tab: Tab, place: number): Promise<void> {
    const plan = planAt(place)
    const slider = planSlider(tab)
    await expect(slider).toHaveValue(String(place))
    await expect(slider).toHaveAttribute('aria-valuetext', saidOf(place))
    await expect(tab.locator('[data-echo]')).toHaveText(saidOf(place), { useInnerText: true })
    await expect(tab.locator('[data-plans] p[data-tier]:visible')).toHaveText(`${plan.price} ${asRead(words.perMonth)}`)
    await expect.poll(() => litDots(tab), 'dots lit, and the place of the last of them').toEqual([plan.dots, plan.dots])
  }

  function saidOf(place: number): string {
    const { cap, visitors, price } = planAt(place)
    const said = words.said.replace('%cap%', cap).replace('%visitors%', visitors).replace('%price%', price)
    return asRead(said)
  }
}

/** The calculator below has sliders of its own. */
function planSlider(tab: Tab) {
  return tab.locator('[data-plans]').getByRole('slider')
}

function planAt(place: number): Plan {
  const plan = plans[place]
  if (!plan) throw new Error(`There is no plan ${place}.`)
  return plan
}

function litDots(tab: Tab): Promise<number[]> {
  return tab.locator('[data-plans] div[data-tier] i').evaluateAll((dots) => {
    const paint = dots.map((dot) => getComputedStyle(dot).backgroundColor)
    const lit = paint[0] ?? ''
    return [paint.filter((colour) => colour === lit).length, paint.lastIndexOf(lit) + 1]
  })
}
