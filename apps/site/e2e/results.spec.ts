import { brand } from '@repo/content/brand.ts'
import { hasChat } from '@repo/content/has-chat.ts'
import { asRead } from './page-copy.ts'
import { expect, test } from './strict-page.ts'
import { alternating } from './page-list.ts'
import { listen } from './quiz-page.ts'
import { plansSeen, watchPlans } from './watch-plans.ts'
import { resultsPages } from '@repo/content/testing/quiz-pages.ts'
import { ui } from './words.ts'

const queries = [
  ['?scenario=A', 'A'],
  ['?scenario=B', 'B'],
  ['?utm_source=x&scenario=C', 'C'],
  ['?scenario=D#top', 'D'],
  ['', 'A'],
  ['?scenario=b', 'A'],
  ['?scenario=E', 'A'],
  ['?scenario=BB', 'A'],
  ['?scenario=', 'A'],
  ['?scenario=%3Cscript%3E', 'A'],
  ['?scenario=C&scenario=D', 'C'],
] as const

test('RT-09 RT-10 RS-03 the query says which plan is shown, and never anything else first', async ({ page: tab }) => {
  await tab.addInitScript(watchPlans)
  for (const [turn, [query, scenario]] of queries.entries())
    for (const { path, words } of alternating(resultsPages, turn))
      await test.step(`${path}${query} shows plan ${scenario}`, async () => {
        await tab.goto(path + query)
        await expect(tab.locator('h1:visible')).toHaveText([asRead(words.goals[scenario].headline)])
        await expect.poll(() => tab.evaluate(plansSeen), 'the plans seen while it loaded').toEqual([scenario])
      })
})

test('RS-05 without a collector a plan offers a call by chat only, and nothing without a number of the owner’s', async ({
  page: tab,
}) => {
  for (const { path } of resultsPages) {
    await tab.goto(path)
    await expect(tab.locator('#call a[href^="https://wa.me/"]')).toHaveCount(hasChat(brand) ? 1 : 0)
    await expect(tab.locator('[data-lead-form]')).toHaveCount(0)
  }
})

for (const { lang, path } of alternating(resultsPages, 0)) {
  test(`RS-02 TR-02 ${path} reports the plan once, and every press of an install button: a double click is one, a middle click too`, async ({
    page: tab,
  }) => {
    const reported = await listen(tab)
    const address = `${path}?scenario=C&utm_source=meta`
    await tab.goto(address)
    const circumstances = { route: address, utm_source: 'meta', ts: expect.any(Number) as unknown }
    const view = { name: 'plan_view', scenario: 'C', lang, ...circumstances }
    await expect.poll(() => reported).toEqual([view])

    // The listing itself is another site: the click is reported, the visit is not made.
    await tab.evaluate(() => {
      for (const click of ['click', 'auxclick']) addEventListener(click, (event) => event.preventDefault())
    })
    const press = { name: 'cta_install_click', source: 'results', lang, ...circumstances }
    const installs = await tab.locator('main [data-install]:visible').all()
    for (const install of installs) await install.click()
    const presses = [...installs.map(() => press), press]
    await tab.locator('main [data-install]:visible').first().focus()
    await tab.keyboard.press('Enter')
    await expect.poll(() => reported).toEqual([view, ...presses])
    await tab.locator('main [data-install]:visible').first().dblclick()
    await expect.poll(() => reported).toHaveLength(presses.length + 2)
    await tab.locator('main [data-install]:visible').first().click({ button: 'middle' })
    await expect.poll(() => reported).toEqual([view, ...presses, press, press])
  })
}

for (const { lang, path } of alternating(resultsPages, 1)) {
  test(`SH-03 RS-01 RS-02 on phones the bottom bar of ${path} leads to the listing without opener or referrer, and is reported`, async ({
    page: tab,
  }) => {
    const reported = await listen(tab)
    await tab.setViewportSize({ width: 390, height: 844 })
    await tab.goto(`${path}?scenario=B`)
    const button = tab.locator('#bottom-bar').getByRole('link', { name: ui[lang].install })
    await expect(button).toBeHidden()
    await tab.evaluate(() => scrollTo(0, 2000))
    await expect(button).toBeInViewport({ ratio: 1 })
    await expect(button).toHaveAttribute('href', brand.listing)
    await expect(button).toHaveAttribute('target', '_blank')
    await expect(button).toHaveAttribute('rel', 'noopener noreferrer')
    await tab.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
    await button.click()
    await expect
      .poll(() => reported)
      .toContainEqual(expect.objectContaining({ name: 'cta_install_click', source: 'results', lang }))
  })
}

for (const { path, words } of alternating(resultsPages, 0))
  test(`RS-03 without answers ${path} says when to ask in one line of two, and not in one of three columns`, async ({
    page: tab,
  }) => {
    await tab.setViewportSize({ width: 1440, height: 900 })
    await tab.goto(path)
    const { title, text } = words.goals.A.when
    const [when, how] = await Promise.all([
      tab.getByRole('heading', { name: asRead(title) }).boundingBox(),
      tab.getByText(asRead(text)).boundingBox(),
    ])
    const rule = await tab
      .locator('main section', { hasText: asRead(title) })
      .locator('h2 + div')
      .boundingBox()
    if (!when || !how || !rule) throw new Error('The moment is not drawn.')
    expect(Math.abs(when.y - how.y), 'px from one to the other').toBeLessThan(12)
    const [left, right] = [Math.min(when.x, how.x), Math.max(when.x + when.width, how.x + how.width)]
    expect((right - left) / rule.width, 'share of the line').toBeGreaterThan(0.7)
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, words } of alternating(resultsPages, 1)) {
    test(`RS-03 ${path} shows plan A, whatever was asked for`, async ({ page: tab }) => {
      await tab.goto(`${path}?scenario=C`)
      await expect(tab.locator('h1:visible')).toHaveText([asRead(words.goals.A.headline)])
    })
  }
})
