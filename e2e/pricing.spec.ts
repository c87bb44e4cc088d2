import type { Page as Tab } from '@playwright/test'
import { tiers } from '#claims/tiers.ts'
import { brand } from '#content/brand.ts'
import { expect, test } from './strict-page.ts'

const plans = [
  { cap: '20K', price: '$39', dots: 20 },
  { cap: '50K', price: '$79', dots: 50 },
  { cap: '100K', price: '$149', dots: 100 },
  { cap: '300K', price: '$249', dots: 300 },
  { cap: '500K', price: '$349', dots: 500 },
]

test('PG-04 the plans are the ones the requirements list', () => {
  expect(tiers.map(({ cap, price, visitors }) => ({ cap, price: `$${price}`, dots: visitors / 1000 }))).toEqual(plans)
})

test('RT-04 PG-04 the page offers the first plan, what is in it and the way to start', async ({ page: tab }) => {
  await tab.goto('/pricing')
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Select a Plan')
  await expectPlan(tab, 0)
  for (const included of [
    /surveys/i,
    /responses/i,
    /insights/i,
    /AI training/i,
    /1:1 strategy call/i,
    /creatives deck/i,
  ])
    await expect(tab.locator('main li').filter({ hasText: included })).toBeVisible()
  const starts = await tab.getByRole('link', { name: 'Start Free Trial Now' }).all()
  expect(starts, 'at the price, and at the end of the page').toHaveLength(2)
  for (const start of starts) {
    await expect(start).toHaveAttribute('href', brand.listing)
    await expect(start).toHaveAttribute('target', '_blank')
  }
})

for (const [width, height, columns] of [
  [1440, 900, 50],
  [1366, 768, 50],
  [1024, 768, 50],
  [390, 844, 25],
] as const) {
  test(`PG-04 question, 500 dots, slider, price and button are the first screen at ${width} × ${height}`, async ({
    page: tab,
  }) => {
    await tab.setViewportSize({ width, height })
    await tab.goto('/pricing')
    const parts = [
      tab.getByRole('heading', { level: 1 }),
      tab.locator('[data-echo]'),
      tab.getByRole('slider'),
      tab.getByRole('button', { name: '500K visitors' }),
      tab.locator('[data-plans] p[data-tier]:visible'),
      tab.getByRole('link', { name: 'Start Free Trial Now' }).first(),
    ]
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 })
    const rows = await tab.locator('[data-plans] div[data-tier] i').evaluateAll((dots) =>
      Map.groupBy(dots, (dot) => dot.getBoundingClientRect().top)
        .values()
        .toArray(),
    )
    expect(rows.map((row) => row.length)).toEqual(Array.from({ length: 500 / columns }, () => columns))
  })
}

test('PG-04 every stop says its price', async ({ page: tab }) => {
  await tab.goto('/pricing')
  const stops = tab.locator('[data-plans] button[data-tier]')
  const drawn = stops.evaluateAll((labels) => labels.map((label) => getComputedStyle(label, '::after').content))
  expect(await drawn).toEqual(plans.map(({ price }) => `"${price}"`))
})

test('PG-04 the page ends with the seven days of the trial, numbered, and the button', async ({ page: tab }) => {
  await tab.goto('/pricing')
  const end = tab.locator('main > section').last()
  await expect(end.getByRole('heading', { level: 2 })).toHaveText('Seven days of answers, on us')
  await expect(end.locator('i')).toHaveText(['1', '2', '3', '4', '5', '6', '7'])
  await expect(end.getByRole('link', { name: 'Start Free Trial Now' })).toBeVisible()
})

test('PG-04 five questions are answered, the card and the limit among them', async ({ page: tab }) => {
  await tab.goto('/pricing')
  const answers = await tab.locator('.faq details').allTextContents()
  expect(answers).toHaveLength(5)
  expect(answers.some((text) => /credit card/i.test(text) && /nothing is charged if you cancel/i.test(text))).toBe(true)
  expect(answers.some((text) => /pause/i.test(text) && /30 days/.test(text) && /plan/.test(text))).toBe(true)
})

test('PG-04 a click on a label chooses its plan and lights its dots', async ({ page: tab }) => {
  await tab.goto('/pricing')
  await expect(tab.locator('[data-plans] div[data-tier] i')).toHaveCount(500)
  for (const place of [2, 4, 1, 3, 0]) {
    await tab.getByRole('button', { name: `${plans[place]?.cap} visitors` }).click()
    await expectPlan(tab, place)
  }
})

test('PG-05 the keys of the slider', async ({ page: tab }) => {
  await tab.goto('/pricing')
  await tab.getByRole('slider').focus()
  const presses: [key: string, to: number][] = [
    ['ArrowRight', 1],
    ['ArrowUp', 2],
    ['ArrowLeft', 1],
    ['ArrowDown', 0],
    ['ArrowDown', 0],
    ['PageUp', 4],
    ['ArrowUp', 4],
    ['PageDown', 0],
    ['Shift+ArrowRight', 4],
    ['Shift+ArrowLeft', 0],
    ['Shift+ArrowUp', 4],
    ['Shift+ArrowDown', 0],
    ['End', 4],
    ['Home', 0],
  ]
  for (const [key, to] of presses) {
    await tab.keyboard.press(key)
    await expectPlan(tab, to)
  }
})

test('PG-05 the slider can be dragged', async ({ page: tab }) => {
  await tab.goto('/pricing')
  const slider = tab.getByRole('slider')
  await slider.scrollIntoViewIfNeeded()
  const box = await slider.boundingBox()
  if (!box) throw new Error('The slider is not drawn.')
  const middle = box.y + box.height / 2
  await tab.mouse.move(box.x + 28, middle)
  await tab.mouse.down()
  await tab.mouse.move(box.x + box.width / 2, middle, { steps: 4 })
  await expectPlan(tab, 2)
  await tab.mouse.move(box.x + box.width + 200, middle, { steps: 4 })
  await tab.mouse.up()
  await expectPlan(tab, 4)
})

test('PG-04 a screen reader announces where the slider came to rest, not every step', async ({ page: tab }) => {
  await tab.clock.install({ time: 0 })
  await tab.goto('/pricing')
  await tab.clock.pauseAt(60_000)
  const said = await tab.evaluateHandle(() => {
    const reported: (string | null)[] = []
    const status = document.querySelector('main output')
    if (status) new MutationObserver(() => reported.push(status.textContent)).observe(status, { childList: true })
    return reported
  })
  await tab.getByRole('slider').focus()
  for (let step = 0; step < 3; step++) await tab.keyboard.press('ArrowRight')
  await tab.clock.runFor(1000)
  await expect(tab.getByRole('status')).toHaveText('300K visitors, $249 a month')
  expect(await said.jsonValue()).toEqual(['300K visitors, $249 a month'])
})

test('PG-04 a plan chosen before the script woke counts', async ({ page: tab }) => {
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
  await tab.goto('/pricing')
  await expectPlan(tab, 3)
})

test('PG-04 coming back shows the plan the slider is at', async ({ page: tab }) => {
  await tab.goto('/pricing')
  await tab.getByRole('slider').press('ArrowRight')
  await tab.goto('/integrations')
  await tab.goBack()
  await expectPlan(tab, Number(await tab.getByRole('slider').inputValue()))
  await tab.evaluate(() => {
    const range = document.querySelector<HTMLInputElement>('input[type=range]')
    if (range) range.value = '4'
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expectPlan(tab, 4)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('PG-04 all plans and prices are a table', async ({ page: tab }) => {
    await tab.goto('/pricing')
    await expect(tab.getByRole('slider')).toBeHidden()
    const rows = tab.getByRole('table').getByRole('row')
    await expect(rows).toHaveCount(plans.length + 1)
    for (const [place, { cap, price }] of plans.entries()) {
      await expect(rows.nth(place + 1).getByRole('rowheader')).toHaveText(cap)
      await expect(rows.nth(place + 1).getByRole('cell')).toHaveText(price)
    }
  })
})

/** The slider, its words, the cap, the price and the dots all say the same plan. */
async function expectPlan(tab: Tab, place: number): Promise<void> {
  const plan = plans[place]
  if (!plan) throw new Error(`There is no plan ${place}.`)
  const slider = tab.getByRole('slider')
  await expect(slider).toHaveValue(String(place))
  await expect(slider).toHaveAttribute('aria-valuetext', `${plan.cap} visitors, ${plan.price} a month`)
  await expect(tab.locator('[data-echo]')).toHaveText(`${plan.cap} visitors, ${plan.price} a month`, {
    useInnerText: true,
  })
  await expect(tab.locator('[data-plans] p[data-tier]:visible')).toHaveText(`${plan.price} a month`)
  await expect.poll(() => litDots(tab), 'dots lit, and the place of the last of them').toEqual([plan.dots, plan.dots])
}

function litDots(tab: Tab): Promise<number[]> {
  return tab.locator('[data-plans] div[data-tier] i').evaluateAll((dots) => {
    const paint = dots.map((dot) => getComputedStyle(dot).backgroundColor)
    const lit = paint[0] ?? ''
    return [paint.filter((colour) => colour === lit).length, paint.lastIndexOf(lit) + 1]
  })
}
