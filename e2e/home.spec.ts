import { brand } from '#content/brand.ts'
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
    await expect(hero.getByRole('listitem').filter({ visible: true })).toHaveCount(3)
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
  expect(await tab.evaluate(moving)).toBeGreaterThan(10)
  const box = await button.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)

  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => tab.evaluate(moving)).toBe(0)

  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => tab.evaluate(moving)).toBeGreaterThan(10)
})

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('PG-01 the animation rests on its last frame', async ({ page: tab }) => {
    await tab.goto('/')
    expect(await tab.evaluate(moving)).toBe(0)
    await expect(tab.locator('#pause-button')).toBeHidden()
    await expect(tab.getByText('Wobble fits ages')).toBeVisible()
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
