import { statSync } from 'node:fs'
import type { Page as Tab } from '@playwright/test'
import { ourPrice } from '@repo/content/claims/our-price.ts'
import { tiers } from '@repo/content/claims/tiers.ts'
import { resultsPages } from '@repo/content/testing/quiz-pages.ts'
import { planDays } from '@repo/stats/plan-days.ts'
import { typeInto } from '@repo/testing/type-into.ts'
import { asRead } from './page-copy.ts'
import { sectionOn } from './section-on.ts'
import { expect, test } from './strict-page.ts'
import { alternating } from './page-list.ts'

const shown = (tab: Tab, name: string) => tab.locator(`[data-calculator] [data-shows=${name}]`)

for (const [path, id] of alternating(
  [
    ['/pricing', 'RT-04'],
    ['/pricing-he', 'RT-32'],
  ] as const,
  1,
)) {
  const words = sectionOn(path, 'roiCalculator')

  test(`${id} PG-09 the calculator of ${path} follows the page's slider and the visitor's figures, with the formula in view`, async ({
    page: tab,
  }) => {
    await tab.goto(path)
    const order = tab.getByRole('spinbutton', { name: asRead(words.order) })
    const margin = tab.getByRole('slider', { name: asRead(words.margin) })
    const rate = tab.getByRole('slider', { name: asRead(words.rate) })
    const expectSum = async (figures: { order: number; margin: number; rate: number; tier: number }) => {
      const { cap, price, visitors } = tiers[figures.tier] ?? tiers[0]
      const orders = Math.ceil((price * 100) / (figures.order * figures.margin))
      const answers = Math.floor(visitors / figures.rate)
      await expect(shown(tab, 'plan')).toHaveText(`${cap} · ${ourPrice(price, 'en')}`)
      await expect(shown(tab, 'number')).toHaveText(String(orders))
      await expect(shown(tab, 'result')).toHaveText(asRead(orders === 1 ? words.pay.one : words.pay.many))
      await expect(tab.locator('[data-numeral] svg')).toHaveCount(String(orders).length)
      await expect(shown(tab, 'ordersSum')).toContainText(
        `${ourPrice(price, 'en')} ÷ (${ourPrice(figures.order, 'en')} × ${figures.margin}%)`,
      )
      await expect(shown(tab, 'answers')).toHaveText(
        asRead(words.answers.replace('%answers%', answers.toLocaleString('en-US'))),
      )
      const perDot = Math.ceil(answers / 500)
      await expect(tab.locator('[data-dots] i')).toHaveCount(Math.ceil(answers / perDot))
      await expect(tab.locator('[data-dots] [data-buying]')).toHaveCount(Math.ceil(orders / perDot))
    }

    await expectSum({ order: 60, margin: 40, rate: 100, tier: 0 })
    await typeInto(order, '85')
    await tab.locator('[data-plans]').getByRole('button', { name: tiers[2].cap }).click()
    await expectSum({ order: 85, margin: 40, rate: 100, tier: 2 })
    await margin.press('Home')
    await rate.press('End')
    await expect(margin).toHaveAttribute('aria-valuetext', '5%')
    await expectSum({ order: 85, margin: 5, rate: 500, tier: 2 })

    await test.step('a plan chosen here moves the page’s slider', async () => {
      await tab.locator('[data-calculator]').getByRole('button', { name: tiers[4].cap, exact: true }).click()
      await expect(tab.locator('[data-plans]').getByRole('slider')).toHaveValue('4')
      await expectSum({ order: 85, margin: 5, rate: 500, tier: 4 })
    })
    await test.step('without an amount the result is a dash, with what to type; no figure that is not in the form stays', async () => {
      for (const [typed, left] of [
        ['', ''],
        ['0', '0'],
      ] as const) {
        await typeInto(order, typed)
        await order.blur()
        await expect(order).toHaveValue(left)
        await expect(order).toHaveAttribute('aria-invalid', 'true')
        for (const name of ['number', 'ordersSum', 'need', 'profit']) await expect(shown(tab, name)).toHaveText('–')
        await expect(shown(tab, 'result')).toContainText(asRead(words.missing).split('%')[0] ?? '')
        await expect(tab.locator('[data-numeral] > *')).toHaveCount(1)
        await expect(tab.locator('[data-dots] [data-buying]')).toHaveCount(0)
      }
      await typeInto(order, '85')
      await expect(order).not.toHaveAttribute('aria-invalid')
      await expectSum({ order: 85, margin: 5, rate: 500, tier: 4 })
    })
    await test.step('a screen reader hears the result once it has settled', async () => {
      await expect(tab.locator('[data-said]')).toContainText(asRead(words.pay.many))
    })
    await test.step('where more visitors would have to buy than answer, it says that it does not pay', async () => {
      await typeInto(order, '1')
      await expect(shown(tab, 'result')).toHaveText(asRead(words.unpaid.result))
      await expect(shown(tab, 'need')).toHaveText(
        asRead(words.unpaid.need.replace('%orders%', (tiers[4].price * 20).toLocaleString('en-US'))),
      )
      await expect(tab.locator('[data-numeral]')).toBeHidden()
      await expect(tab.locator('[data-dots] [data-buying]')).toHaveCount(0)
      await expect(tab.locator('[data-said]')).toContainText(asRead(words.unpaid.result))
    })
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test(`${id} PG-09 the calculator of ${path} is a table of examples: four profits, every plan`, async ({
      page: tab,
    }) => {
      await tab.goto(path)
      await expect(tab.locator('[data-calculator]')).toBeHidden()
      const table = tab.locator('#calculator').getByRole('table')
      await expect(table.getByRole('columnheader')).toHaveCount(tiers.length + 1)
      const rows = table.getByRole('row').filter({ has: tab.getByRole('rowheader') })
      await expect(rows).toHaveCount(4)
      for (const row of await rows.all()) {
        const profit = Number((await row.getByRole('rowheader').innerText()).replace(/\D/g, ''))
        await expect(row.getByRole('cell')).toHaveText(tiers.map(({ price }) => String(Math.ceil(price / profit))))
      }
    })
  })
}

for (const { path, words } of alternating(resultsPages, 0)) {
  test(`PG-09 CL-12 ${path} says in how many days ten answers come, without a price, and leads to the calculator`, async ({
    page: tab,
  }) => {
    await tab.goto(path)
    const section = tab.locator('section', { has: tab.locator('[data-calculator]') })
    const { one, two, many } = words.know.result
    await expect(shown(tab, 'number')).toHaveText(two ? '' : '2')
    await expect(shown(tab, 'result')).toHaveText(asRead(two ?? many))
    await section.getByRole('slider', { name: asRead(words.know.visitors) }).press('End')
    await expect(shown(tab, 'visitors')).toHaveText('500,000')
    await expect(shown(tab, 'number')).toHaveText(two ? '' : '1')
    await expect(shown(tab, 'result')).toHaveText(asRead(one))
    await section.getByRole('slider', { name: asRead(words.know.visitors) }).press('Home')
    await section.getByRole('slider', { name: asRead(words.know.rate) }).press('End')
    await expect(shown(tab, 'number')).toHaveText('30')
    await expect(section.locator('[data-enough]')).toHaveCount(0)
    await expect(section).not.toContainText(/[$€£₪]/)
    const link = section.getByRole('link', { name: asRead(words.know.calculator.label) })
    await expect(link).toHaveAttribute('href', words.know.calculator.to)
    await link.click()
    await expect(tab.locator('#calculator')).toBeInViewport()
  })
}

for (const path of alternating(['/pricing', '/results', '/results-en', '/pricing-he'] as const, 2))
  test(`PG-09 ${path} announces its result when it changes, not when the page loads; it can be read at once`, async ({
    page: tab,
  }) => {
    await tab.clock.install({ time: 0 })
    await tab.goto(path)
    const announced = tab.locator('[data-said]')
    await tab.clock.runFor(2000)
    await expect(announced).toBeEmpty()
    const tree = await tab.locator('[data-calculator]').ariaSnapshot()
    for (const name of ['number', 'result']) expect(tree).toContain(asRead(await shown(tab, name).innerText()))

    await tab.locator('[data-calculator]').getByRole('slider').last().press('End')
    await tab.clock.runFor(2000)
    await expect(announced).toContainText(asRead(await shown(tab, 'number').innerText()))
    await expect(announced).toContainText(asRead(await shown(tab, 'result').innerText()))
  })

for (const path of alternating(['/features', '/features-he'] as const, 1)) {
  const words = sectionOn(path, 'comparison')

  test(`PG-11 ${path} compares ways to learn why, says what ours cannot, and is cards where it is narrow`, async ({
    page: tab,
  }) => {
    await tab.goto(path)
    const rows = tab.locator('section', { has: tab.locator('[data-mark]') }).locator('li:has(h3)')
    await expect(rows).toHaveCount(words.rows.length)
    await expect(rows.last()).toContainText(asRead(words.rows.at(-1)?.cannot ?? ''))
    for (const [width, lines] of [
      [1440, 1],
      [390, 3],
    ] as const) {
      await tab.setViewportSize({ width, height: 844 })
      for (const row of await rows.all()) {
        await row.scrollIntoViewIfNeeded()
        // Parts of a row overlap in height; a card has its name, the visit, and what it tells beside what it cannot.
        const ends = await row.evaluate((card) =>
          [...card.children].map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
        )
        const below = ends.filter(({ top }, place) => place > 0 && top >= (ends[place - 1]?.bottom ?? 0) - 1)
        expect(below.length + 1, `lines at ${width} px`).toBe(lines)
      }
    }
    const told = words.rows.at(-1)?.marks.filter((mark) => mark === 'told').length ?? 0
    await expect(rows.last().locator('[data-mark=told]')).toHaveCount(told)
    const named = words.moments.filter((_, place) => words.rows.at(-1)?.marks[place] === 'told').map(asRead)
    await expect(rows.last()).toContainText(`${asRead(words.legend.told)}: ${named.join(', ')}`)
  })
}

for (const path of alternating(['/how-it-works', '/how-it-works-he'] as const, 1)) {
  const words = sectionOn(path, 'howLong')
  const asSaid = (days: number | undefined) => {
    if (days === undefined) return '–'
    if (days <= 56) return asRead((days > 10 ? words.manyDays : words.days).replace('%days%', String(days)))
    const weeks = Math.ceil(days / 7)
    return asRead(weeks > 104 ? words.years : words.weeks.replace('%weeks%', String(weeks)))
  }

  test(`PG-12 ${path} says the days of a fair test as the console's wizard plans them, and where it would be too long`, async ({
    page: tab,
    noise,
  }) => {
    const loaded: string[] = []
    tab.on('request', (request) => loaded.push(request.url()))
    await tab.goto(path)
    const visitors = tab.getByRole('spinbutton', { name: asRead(words.visitors) })
    const orders = tab.getByRole('spinbutton', { name: asRead(words.orders) })
    const expectDays = async (month: { visitors: number; orders: number }) => {
      const plans = [10, 20, 50].map((gain) => ({
        gain,
        plan: planDays({
          baseline: month.orders / month.visitors,
          worth: 1 + gain / 100,
          share: 0.5,
          visitsPerDay: month.visitors / 30,
        }),
      }))
      for (const [place, { gain, plan }] of plans.entries()) {
        await expect(shown(tab, `time${gain}`)).toHaveText(asSaid(plan?.days))
        const isLong = plan?.days !== undefined && plan.days > 56
        const isSaidAbove = place > 0 && plans.every((other) => !other.plan)
        await expect(shown(tab, `note${gain}`)).toHaveText(
          isLong ? asRead(words.tooLong) : plan || isSaidAbove ? '' : asRead(words.impossible),
        )
      }
    }
    await expectDays({ visitors: 40_000, orders: 1200 })
    // The first request is lost, and the next focus asks again.
    await tab.route('**/show-how-long*', (route) => route.abort(), { times: 1 })
    await Promise.all([tab.waitForEvent('requestfailed'), orders.focus()])
    await expect.poll(() => noise.length).toBe(2)
    noise.length = 0
    loaded.length = 0
    for (const month of [
      { visitors: 3000, orders: 30 },
      { visitors: 8000, orders: 240 },
      { visitors: 12_500, orders: 250 },
      { visitors: 20_000, orders: 400 },
      { visitors: 60_000, orders: 300 },
      { visitors: 100_000, orders: 2500 },
      { visitors: 250_000, orders: 30_000 },
      { visitors: 500_000, orders: 10_000 },
      { visitors: 1_000_000, orders: 40_000 },
      { visitors: 1000, orders: 700 },
    ]) {
      await typeInto(visitors, String(month.visitors))
      await typeInto(orders, String(month.orders))
      await expectDays(month)
    }
    expect(loaded.length, 'the arithmetic comes with the first focus').toBeGreaterThan(0)
    const bytes = loaded.map((url) => statSync(`dist${new URL(url).pathname}.br`).size)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2.5 * 1024)
    await typeInto(orders, '1000')
    await expectDays({ visitors: 1000, orders: 1000 })
    await expect(tab.locator('[data-said]'), 'said once for all three').toHaveText(asRead(words.impossible))
    for (const typed of ['', '0']) {
      await typeInto(orders, typed)
      for (const gain of [10, 20, 50]) await expect(shown(tab, `time${gain}`)).toHaveText('–')
      const missing = asRead(words.missing.replace('%most%', '100,000,000'))
      await expect(shown(tab, 'note10'), 'what to type, once').toHaveText(missing)
      await expect(shown(tab, 'note20')).toHaveText('')
      await expect(orders).toHaveAttribute('aria-invalid', 'true')
      await expect(tab.locator('[data-said]')).toHaveText(missing)
    }
    await typeInto(orders, '30')
    await expect(orders).not.toHaveAttribute('aria-invalid')
    await expectDays({ visitors: 1000, orders: 30 })
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test(`PG-12 ${path} has one worked example`, async ({ page: tab }) => {
      await tab.goto(path)
      await expect(tab.locator('[data-calculator]')).toBeHidden()
      await expect(tab.locator('#how-long noscript li')).toHaveText([/10%/, /20%/, /50%/])
    })
  })
}
