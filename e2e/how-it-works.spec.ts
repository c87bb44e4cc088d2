import { brand } from '#content/brand.ts'
import { dotsIn } from './dots-in.ts'
import { expect, test } from './strict-page.ts'

test.use({ javaScriptEnabled: false })

test.beforeEach(async ({ page: tab }) => {
  await tab.goto('/how-it-works')
})

test('RT-02 leads with the headline', async ({ page: tab }) => {
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Discover everything about your visitors')
})

test('PG-02 the flow is one list of seven, from visitor to sale', async ({ page: tab }) => {
  const flow = tab.getByRole('list', { name: 'The flow, from visitor to sale' })
  await expect(flow.locator('> li')).toHaveCount(7)
  await expect(flow.getByRole('heading')).toHaveText([
    'Visitor',
    'Survey',
    'Response',
    'AI reply',
    'Insight',
    'Page update',
    'Sale',
  ])
  await expect(flow.getByRole('listitem').filter({ hasText: 'AI reply' })).toContainText('Optional')
})

test('PG-02 the same 49 dots stand at the visitor and, sorted, at the insight', async ({ page: tab }) => {
  const dots = tab.getByRole('img', { name: /49/ })
  await expect(dots).toHaveCount(2)
  // The one that is followed is drawn apart, on the track.
  expect(await dotsIn(dots.first())).toEqual([48])
  expect(await dotsIn(dots.last())).toEqual([17, 10, 9, 13])
})

for (const width of [320, 768, 1440]) {
  test(`PG-02 the flow reads in order at ${width} px`, async ({ page: tab }) => {
    await tab.setViewportSize({ width, height: 900 })
    const stops = tab.getByRole('list', { name: 'The flow, from visitor to sale' }).getByRole('heading')
    const places = await stops.evaluateAll((all) =>
      all.map((stop) => stop.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
    )
    const [visitor, survey, response, reply, insight, update, sale] = places
    if (!visitor || !survey || !response || !reply || !insight || !update || !sale)
      throw new Error('A stop is missing.')
    if (width < 980) {
      expect(places.map(({ y }) => y)).toEqual(places.map(({ y }) => y).toSorted((a, b) => a - b))
      return
    }
    // The track runs along the top, turns at the reply and comes back along the bottom.
    expect([visitor.x < survey.x, survey.x < response.x]).toEqual([true, true])
    expect([response.y < reply.y, reply.y < insight.y]).toEqual([true, true])
    expect([insight.x > update.x, update.x > sale.x]).toEqual([true, true])
  })
}

test('PG-02 six steps, from install to scale', async ({ page: tab }) => {
  const steps = tab.locator('section').filter({ has: tab.getByRole('heading', { name: 'Six steps, start to scale' }) })
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    'Install',
    'Create your survey',
    'Collect responses automatically',
    'Train AI replies',
    'Apply insights',
    'Scale',
  ])
})

test('PG-02 the call to action leads to the listing, and the closing counts the days', async ({ page: tab }) => {
  const buttons = tab.getByRole('main').getByRole('link', { name: 'Sondia: Try free for 7 days', exact: true })
  await expect(buttons).toHaveCount(2)
  for (const button of await buttons.all()) {
    await expect(button).toHaveAttribute('href', brand.listing)
    await expect(button).toHaveAttribute('target', '_blank')
  }
  const closing = tab.locator('main > section').last()
  await expect(closing.getByRole('listitem')).toHaveCount(7)
})
