import { brand } from '#content/brand.ts'
import { violations } from './pages/access.ts'
import { expect, test } from './strict-page.ts'

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

  test.beforeEach(async ({ page: tab }) => {
    await tab.goto('/')
  })

  test('PG-01 the sections stand in their order', async ({ page: tab }) => {
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('The Next Generation of Surveys')
    const sections = tab.locator('main > section')
    const marks = [
      'The Next Generation',
      'Thousands of stores',
      'Ask any question',
      '5 minutes on the clock',
      'Before',
      'Six steps',
      'Dana K.',
      'What Our Merchants Say',
      'Is there a free trial?',
      'what’s stopping you?',
    ]
    await expect(sections).toHaveCount(marks.length)
    for (const [place, mark] of marks.entries()) await expect(sections.nth(place)).toContainText(mark)
  })

  test('PG-01 both buttons of the hero lead to the listing, in a new tab', async ({ page: tab }) => {
    const hero = tab.locator('main > section').first()
    for (const name of ['Add to Shopify', 'Try free for 7 days']) {
      const button = hero.getByRole('link', { name, exact: true })
      await expect(button).toHaveAttribute('href', brand.listing)
      await expect(button).toHaveAttribute('target', '_blank')
    }
    await expect(hero.getByRole('list').last().getByRole('listitem')).toHaveCount(3)
  })

  test('PG-01 counts what it lists: six cards, six steps, three tiles, three merchants, five questions', async ({
    page: tab,
  }) => {
    const within = (heading: string) =>
      tab.locator('section').filter({ has: tab.getByRole('heading', { name: heading }) })
    await expect(within('Every visitor knows').getByRole('article')).toHaveCount(6)
    await expect(within('Six steps').getByRole('listitem')).toHaveCount(6)
    for (const figure of ['3x', '50%', '2x'])
      await expect(tab.getByRole('img', { name: figure, exact: true })).toBeVisible()
    await expect(within('What Our Merchants Say').getByRole('figure')).toHaveCount(3)
    await expect(within('Fair questions').locator('details')).toHaveCount(5)
  })

  test('PG-01 nothing moves, and there is no button to stop it', async ({ page: tab }) => {
    expect(await tab.evaluate(moving)).toBe(0)
    await expect(tab.locator('#pause-button')).toBeHidden()
  })
})

test('PG-01 one button stops everything that moves, and starts it again', async ({ page: tab }) => {
  await tab.goto('/')
  const button = tab.getByRole('button', { name: 'Pause animation' })
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
})

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('PG-01 nothing moves by itself', async ({ page: tab }) => {
    await tab.clock.install()
    await tab.goto('/')
    await tab.clock.runFor(10_000)
    expect(await tab.evaluate(moving)).toBe(0)
    await expect(tab.locator('#pause-button')).toBeHidden()
    await expect(tab.getByText('Wobble fits ages')).toBeHidden()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('PG-01 each of the four answers has its own reply, and is counted in its own row', async ({ page: tab }) => {
      await tab.goto('/')
      const survey = tab.getByRole('group', { name: 'What’s stopping you from buying today?' })
      const replies = tab.locator('[data-reply]').filter({ visible: true })
      const rows = tab.locator('#dashboard').getByRole('listitem')
      const shares = tab.locator('#dashboard li b > *').filter({ visible: true })
      const counted = (count: string) => tab.locator('#dashboard').getByRole('img', { name: count, exact: true })
      await expect(shares).toHaveText(['34.69%', '26.53%', '20.41%', '18.37%'])
      await expect(counted('49')).toBeVisible()

      const without = [34, 26, 20, 18]
      const said = new Set<string | null>()
      for (const place of without.keys()) {
        await survey.getByRole('radio').nth(place).check()
        await expect(replies).toHaveCount(1)
        said.add(await replies.textContent())
        await expect(counted('50')).toBeVisible()
        await expect(counted('49')).toBeHidden()
        await expect(shares).toHaveText(without.map((share, row) => `${share + (row === place ? 2 : 0)}.00%`))
        for (const row of without.keys())
          await expect(rows.nth(row).getByText('yours')).toHaveCSS('opacity', row === place ? '1' : '0')
      }
      expect(said.size).toBe(4)
    })

    test('PG-01 the chip adds to the cart, and starting over takes all of it back', async ({ page: tab }) => {
      await tab.goto('/')
      const bag = tab
        .locator('[data-scene] svg.lucide-shopping-bag')
        .first()
        .locator('+ div > *')
        .filter({ visible: true })
      await expect(bag).toHaveText(['0'])
      await tab.getByRole('radio', { name: 'The price' }).check()
      await tab.getByRole('checkbox', { name: 'Add to cart' }).check()
      await expect(tab.getByRole('checkbox', { name: 'In the cart' })).toBeChecked()
      await expect(bag).toHaveText(['1'])
      await tab.getByRole('button', { name: 'Start over' }).click()
      await expect(bag).toHaveText(['0'])
      await expect(tab.locator('[data-reply]').filter({ visible: true })).toHaveCount(0)
    })
  })
})

test('PG-01 the line between before and after is pulled by keys and pointer', async ({ page: tab }) => {
  await tab.goto('/')
  const range = tab.getByRole('slider', { name: 'Before and after' })
  const seam = () => range.evaluate((input) => Number(getComputedStyle(input).getPropertyValue('--seam')))
  await range.focus()
  expect(await seam()).toBe(50)
  for (const [key, to] of [
    ['ArrowRight', 51],
    ['ArrowLeft', 50],
    ['Home', 4],
    ['End', 96],
  ] as const) {
    await tab.keyboard.press(key)
    expect(await seam(), key).toBe(to)
  }
  await expect(range).toHaveCSS('touch-action', 'pan-y')
  const box = await tab.locator('[data-seam]').boundingBox()
  if (!box) throw new Error('The picture is not drawn.')
  const [pointer, middle] = [box.x + box.width / 4, box.y + box.height / 2]
  await tab.mouse.move(box.x + box.width * 0.96, middle)
  await tab.mouse.down()
  await tab.mouse.move(pointer, middle, { steps: 4 })
  await tab.mouse.up()
  expect(Math.abs(box.x + (box.width * (await seam())) / 100 - pointer), 'px from pointer to line').toBeLessThan(10)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('PG-01 before and after are half each, and nothing looks as if it could be pulled', async ({ page: tab }) => {
    await tab.goto('/')
    const picture = tab.locator('[data-seam]')
    await expect(picture).toHaveCSS('--seam', '50')
    await expect(picture.locator('input')).toBeHidden()
    await expect(picture.locator('> span:visible'), 'the line, and no handle').toHaveCount(1)
  })
})

test('PG-01 the survey works by keyboard, and reply and new count are announced once', async ({ page: tab }) => {
  await tab.goto('/')
  const status = tab.locator('[data-scene]').getByRole('status')
  await tab.getByRole('radio', { name: 'Is it right for my child’s age?' }).focus()
  await tab.keyboard.press('ArrowDown')
  await expect(tab.getByRole('radio', { name: 'Just looking' })).toBeChecked()
  await expect(status).toHaveText(/^Have a good look\. .+ Your answer is counted: 50 answers today\.$/)
  // Late enough for the badge to have faded in: axe reads contrast.
  await expect(tab.getByText('+1, that’s you')).toHaveCSS('opacity', '1')
  expect(await violations(tab, '[data-scene]')).toEqual([])
  await tab.keyboard.press('Tab')
  await tab.keyboard.press('Space')
  await expect(tab.getByRole('checkbox', { name: 'In the cart' })).toBeChecked()
  await tab.keyboard.press('Enter')
  await tab.keyboard.press('Tab')
  await tab.keyboard.press('Enter')
  await expect(tab.getByRole('radio', { name: 'Is it right for my child’s age?' })).toBeFocused()
  await expect(status).toBeEmpty()
  expect(new URL(tab.url()).search).toBe('')
})

test('PG-01 the demo plays until the first touch, and not again', async ({ page: tab }) => {
  await tab.clock.install()
  await tab.goto('/')
  const reply = tab.getByText('Wobble fits ages')
  await tab.clock.runFor(1000)
  await expect(reply).toBeHidden()
  await tab.clock.runFor(3000)
  await expect(reply).toBeVisible()
  await tab.clock.runFor(7000)
  await expect(reply).toBeHidden()
  await tab.clock.runFor(3000)
  await expect(reply).toBeVisible()

  // A touch on what the demo offers is the visitor's own: the chip does what it says.
  await tab.getByRole('checkbox', { name: 'Add to cart' }).click()
  await expect(tab.getByRole('checkbox', { name: 'In the cart' })).toBeChecked()
  await expect(tab.getByRole('radio', { name: 'Is it right for my child’s age?' })).toBeChecked()
  await tab.getByRole('button', { name: 'Start over' }).click()
  await tab.clock.runFor(30_000)
  await expect(reply).toBeHidden()
})

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
  [390, 844],
] as const)
  test(`PG-01 question, reply and both buttons are in the first screen of ${width} × ${height}`, async ({
    page: tab,
  }) => {
    await tab.setViewportSize({ width, height })
    await tab.goto('/')
    const survey = tab.locator('[data-scene] form')
    await survey.getByRole('radio').first().check()
    const reply = survey.getByRole('button', { name: 'Start over' })
    for (const part of [
      survey.getByRole('group'),
      reply,
      tab.getByRole('link', { name: 'Try free for 7 days' }).first(),
    ])
      await expect(part).toBeInViewport({ ratio: 1 })
    // Beside the product or under it, never over the price.
    const price = await tab.getByText('$129', { exact: true }).first().boundingBox()
    const card = await survey.boundingBox()
    const isBeside = (price?.x ?? 0) + (price?.width ?? 0) <= (card?.x ?? 0)
    const isAbove = (price?.y ?? 0) + (price?.height ?? 0) <= (card?.y ?? 0)
    expect(isBeside || isAbove).toBe(true)
  })
