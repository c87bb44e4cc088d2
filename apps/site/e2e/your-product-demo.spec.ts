import { demoSales } from '@repo/content/claims/demo-sales.ts'
import en from '@repo/content/your-product-demo/words.en.ts'
import he from '@repo/content/your-product-demo/words.he.ts'
import { composePlan } from '@repo/content/testing/compose-plan.ts'
import { resultsPages } from '@repo/content/testing/quiz-pages.ts'
import { planFragment } from '@repo/contract/quiz/plan-answers.ts'
import { scenarios } from '@repo/contract/scenario.ts'
import { compose, composeSurvey, formatMoney } from '../your-product-demo/compose.ts'
import { writeShopLink } from '../your-product-demo/shop-link.ts'
import { sampleShop } from '../your-product-demo/testing/sample-shop.ts'
import { typeInto } from '@repo/testing/type-into.ts'
import { asRead } from './page-copy.ts'
import { expectSilence, recordRequests } from './pages/silence.ts'
import { expect, test } from './strict-page.ts'
import { alternating } from './page-list.ts'

const shops = [
  {
    path: '/',
    words: en,
    shop: sampleShop({ store: 'Studio Noam', product: 'Leather boots', price: 120, currency: 'USD', kind: 'wear' }),
  },
  {
    path: '/he',
    words: he,
    shop: sampleShop({ store: 'סטודיו נועם', product: 'נר ארז', price: 89, currency: 'ILS', kind: 'scent' }),
  },
]

for (const { path, words, shop } of alternating(shops, 1)) {
  const survey = composeSurvey(words, shop)
  const say = (template: string) =>
    compose(template, words, shop)
      .map(({ text }) => text)
      .join('')

  test(`PG-08 ${path}: the demo is the visitor's own shop, and nothing leaves the browser`, async ({
    page,
    context,
  }) => {
    const asked = recordRequests(context)
    await page.goto(path)
    await page.locator('[data-invite]').click()
    const described = page.getByRole('form', { name: words.title })
    await expect(described).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(described).toBeHidden()
    await page.locator('[data-invite]').click()
    await typeInto(page.locator('.own-form [name=store]'), shop.store)
    await typeInto(page.locator('.own-form [name=product]'), shop.product)
    await typeInto(page.locator('.own-form [name=price]'), String(shop.price))
    await page.getByRole('button', { name: words.see }).last().click()

    const form = page.locator('form[data-survey]')
    await expect(form.getByText(say(survey.question))).toBeVisible()
    await expect(form.getByRole('radio').first()).toBeFocused()
    for (const [at, answer] of survey.answers.entries()) {
      await form.getByRole('radio').nth(at).check({ force: true })
      await expect(form.locator('[data-reply]').nth(at)).toHaveText(say(survey.replies[at] ?? ''))
      await expect(form.locator('[data-reply]').nth(at)).toBeVisible()
      await expect(page.locator('#dashboard li[data-answer]').nth(at)).toContainText(answer)
    }
    const dashboard = page.locator('#dashboard')
    await expect(dashboard.getByText(formatMoney(shop.price * demoSales.orders.now, shop.currency))).toBeVisible()
    await form.getByRole('checkbox').last().check({ force: true })
    const revenue = formatMoney(shop.price * demoSales.orders.after, shop.currency)
    await expect(dashboard.getByText(revenue)).toBeVisible()
    await expect(form.getByRole('status').first()).toHaveText(`${demoSales.orders.after}: ${revenue}`)
    await expectSilence(page, context, asked)
  })

  test(`PG-08 ${path}: a link opens the same shop`, async ({ page }) => {
    await page.goto(path + writeShopLink(shop))
    const scene = page.locator('[data-scene]').first()
    await expect(scene.locator('form[data-survey]').getByText(say(survey.question))).toBeVisible()
    await expect(scene.locator('[data-own=product]')).toHaveText(shop.product)
    await expect(page.locator('#dashboard')).toContainText(words.fromLink)
    await expect(page.locator('.own-form')).toBeHidden()
  })
}

const speeds = [1440, 390].flatMap((width) => [0, 60, 160].map((msPerKey) => ({ width, msPerKey })))
const typing = [
  { path: '/', store: 'Adam Shop', product: 'Cedar candle holder' },
  { path: '/he', store: 'החנות של אדם', product: 'נר ארז גדול' },
  { path: '/demo', store: 'Adam Shop', product: 'Cedar candle holder' },
  ...resultsPages.map(({ path, lang }) => ({
    path: `${path}?scenario=B`,
    store: 'Adam Shop',
    product: lang === 'he' ? 'נר ארז גדול' : 'Cedar candle holder',
  })),
]

for (const [place, { path, store, product }] of typing.entries())
  for (const { width, msPerKey } of alternating(speeds, place * 5))
    test(`PG-08 ${path} at ${width} px: each of the keys, ${msPerKey} ms apart, stays in its field`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      await page.locator('[data-invite]').click()
      const field = (name: string) => page.locator(`.own-form [name=${name}]`)
      await field('store').click()
      await page.keyboard.type(store, { delay: msPerKey })
      await page.keyboard.press('Tab')
      await page.keyboard.type(product, { delay: msPerKey })
      await expect(field('product')).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.type('34.5', { delay: msPerKey })
      await expect(field('price')).toBeFocused()
      await expect(field('store')).toHaveValue(store)
      await expect(field('product')).toHaveValue(product)
      await expect(field('price')).toHaveValue('34.5')
      await expect(page.locator('[data-scene] form[data-survey] :checked:not(:default)')).toHaveCount(0)
    })

// A phone of 844 px with a keyboard of 292, and the smallest one.
for (const [place, { path, store, product }] of typing.entries())
  for (const [width, height] of alternating(
    [
      [390, 552],
      [320, 348],
    ] as const,
    place,
  ))
    test(`PG-08 ${path} at ${width} × ${height}, above an open keyboard: each key is seen in its field and in the shop`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      await page.locator('[data-invite]').click()
      const field = (name: string) => page.locator(`.own-form [name=${name}]`)
      const shop = page.locator('.own-product')
      const isSeen = async (name: string) => {
        for (const part of [
          field(name),
          page
            .locator('.own-form label', { has: page.locator(`[name=${name}]`) })
            .locator('span')
            .first(),
        ])
          expect(await part.evaluate(isOnTop), `${name}: the field and its label`).toBe(true)
        for (const part of ['name', 'picture', 'product', 'price', 'question'])
          expect(await shop.locator(`[data-now=${part}]`).evaluate(isOnTop), `the shop's ${part}`).toBe(true)
      }
      for (const [name, text, said] of [
        ['store', store, store],
        ['product', product, product],
        ['price', '34', '34'],
      ] as const) {
        if (name !== 'store') await page.keyboard.press('Tab')
        await expect(field(name)).toBeFocused()
        for (const key of text) {
          await page.keyboard.type(key)
          await isSeen(name)
        }
        await expect(shop.locator(`[data-now=${name === 'store' ? 'name' : name}]`)).toContainText(said)
      }
    })

/** Runs in the page: the whole of it is in the window, and nothing lies on it. */
function isOnTop(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight || right <= left) return false
  return [top + 2, bottom - 2].every((y) => {
    const hit = document.elementFromPoint((left + right) / 2, y)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  })
}

for (const { path, store } of typing.slice(0, 3))
  test(`PG-08 ${path} at 320 × 640: the form closes, and the shop and its question are in view`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await page.locator('[data-invite]').click()
    await page.keyboard.type(store)
    await page.locator('.own-form .own-buttons button').first().click()
    const scene = page.locator('[data-scene]').first()
    await expect(scene.locator('[data-own=name]').first()).toBeInViewport({ ratio: 1 })
    await expect(scene.locator('form[data-survey] label').first()).toBeInViewport({ ratio: 1 })
  })

test('PG-08 the own button of a survey moves the focus to its first answer, another product does not', async ({
  page,
}) => {
  await page.goto('/')
  const survey = page.locator('[data-scene] form[data-survey]')
  const first = survey.getByRole('radio').first()
  await survey.getByRole('radio').nth(1).press('Space')
  await survey.getByRole('button').filter({ visible: true }).click()
  await expect(first).toBeFocused()
  await expect(first).not.toBeChecked()
  await survey.getByRole('radio').nth(1).press('Space')
  await page.locator('[data-invite]').click()
  const kind = page.locator('.own-form [name=kind]:checked')
  await kind.press('ArrowDown')
  await expect(survey.locator(':checked')).toHaveCount(0)
  await expect(kind).toBeFocused()
})

const parts = ['open-shop.*.js', 'words.*.js', 'your-product-demo.*.css']
for (const path of ['/', '/results'])
  for (const part of alternating(parts, path.length))
    test(`PG-08 ${path}: the form opens at the second press if ${part} failed once`, async ({ page, noise }) => {
      await page.route(`**/assets/${part}`, (route) => route.abort('connectionreset'), { times: 1 })
      await page.goto(path)
      const failed = page.waitForEvent('requestfailed')
      await page.locator('[data-invite]').click()
      await failed
      await page.locator('[data-invite]').click()
      const store = page.locator('.own-form [name=store]')
      await expect(store).toBeFocused()
      await page.keyboard.type('Northfold')
      await expect(page.locator('[data-scene] [data-own=name]').first()).toHaveText('Northfold')
      await expect(page.locator('.own-form')).toHaveCount(1)
      await expect(page.locator('[data-shop-talk] > *')).toHaveCount(path === '/' ? 0 : 2)
      // What the browser says about the lost file.
      noise.length = 0
    })

for (const path of ['/', '/results-en?scenario=B#1.repeat_q.seo.b2.none.very'])
  test(`PG-08 ${path}: a file that stays lost until the page is loaded again costs two presses`, async ({
    page,
    noise,
  }) => {
    await page.route('**/assets/open-shop.*.js', (route) => route.fulfill({ status: 404 }), { times: 2 })
    await page.goto(path)
    const shows = await page.locator('html').getAttribute('data-shows')
    for (let presses = 0; presses < 2; presses++) {
      const failed = page.waitForResponse(/open-shop/)
      await page.locator('[data-invite]').click()
      await failed
    }
    await expect(page.locator('.own-form [name=store]')).toBeFocused()
    expect(await page.locator('html').getAttribute('data-shows')).toBe(shows)
    noise.length = 0
  })

test('PG-08 a forged link is text or the sample, never markup', async ({ page }) => {
  const forged = new URLSearchParams(writeShopLink(sampleShop({ product: 'x' })).slice(1))
  forged.set('p', '<img src=x onerror=alert(1)>'.repeat(40))
  await page.goto(`/#${forged}`)
  await expect(page.locator('[data-own=product]')).toHaveText('img src=x onerror=alert(1)img sr')
  await expect(page.locator('[data-own=product] img')).toHaveCount(0)
  const name = await page.locator('[data-own=product]').count()
  expect(name).toBe(1)
  forged.set('p', 'Pay at evil.example')
  await page.goto('about:blank')
  await page.goto(`/#${forged}`)
  await expect(page.locator('[data-own=product]')).not.toContainText('evil')
})

test('PG-08 a photo stays in the page and is not in the link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  await page.locator('[data-invite]').click()
  await typeInto(page.locator('.own-form [name=store]'), 'Northfold')
  await page.getByRole('button', { name: en.copy }).click()
  await expect(page.locator('.own-form [name=product]'), 'a link without it opens the sample').toBeFocused()
  await page.keyboard.type('Cedar candle')
  await typeInto(page.locator('.own-form [name=price]'), '34')
  const undecodable = { name: 'photo.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') }
  await page.locator('.own-form [name=photo]').setInputFiles(undecodable)
  await expect(page.locator('.own-form [name=photo]')).toHaveValue('')
  await page.locator('.own-form [name=photo]').setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
      'base64',
    ),
  })
  await expect(page.locator('[data-own=picture] canvas')).toBeVisible()
  await page.getByRole('button', { name: en.copy }).click()
  await expect(page.getByRole('button', { name: en.copied })).toBeVisible()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect([...new URLSearchParams(link.hash.slice(1)).keys()]).toEqual(['demo', 's', 'p', 'a', 'c', 'k', 'd', 'h'])
  expect(link.search).toBe('')
})

for (const [place, { path, lang, words }] of alternating([...resultsPages.entries()], 0)) {
  const own = lang === 'he' ? he : en
  const scenario = scenarios[place + 2] ?? 'A'
  const product = lang === 'he' ? 'תיק גב' : 'Ridge backpack'
  test(`PG-08 ${path}: the plan's question is in the visitor's own shop, nothing leaves the browser, and a link opens the same plan with it`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const asked = recordRequests(context)
    const answers = { pain: 'repeat_q', traffic: 'seo', aov: 'b2', tools: 'none', question: 'very' } as const
    await page.goto(`${path}?scenario=${scenario}${planFragment(answers)}`)
    const scene = page.locator('[data-scene]')
    await expect(scene.locator('figure')).toBeHidden()
    await page.locator('[data-invite]').click()
    // Examples, until something is typed.
    await expect(scene.locator('[data-own=product]')).toHaveText(own.product[1])
    await typeInto(page.locator('.own-form [name=store]'), 'Northfold')
    await typeInto(page.locator('.own-form [name=product]'), product)
    await typeInto(page.locator('.own-form [name=price]'), '98')
    await expect(page.locator('.own-form [name=kind]').first()).toBeHidden()
    await scene.getByRole('button', { name: own.see }).last().click()
    await expect(page.locator('.own-form')).toBeHidden()
    const { question, options } = composePlan(words, scenario, answers)
    for (const text of [question, ...options, 'Northfold', '98'])
      await expect(scene.locator('figure')).toContainText(asRead(text))
    await expect(scene.locator('[data-own=picture] use')).toHaveAttribute('href', /#backpack$/)

    await page.locator('[data-invite]').click()
    await scene.getByRole('button', { name: own.copy }).click()
    await expect(scene.getByRole('button', { name: own.copied })).toBeVisible()
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    expect([link.pathname, link.search]).toEqual([path, `?scenario=${scenario}`])
    await expectSilence(page, context, asked)

    const other = await context.newPage()
    await other.setViewportSize({ width: 390, height: 844 })
    await other.goto(link.href)
    const shop = other.locator('[data-scene] figure')
    for (const text of [question, ...options, 'Northfold', '98']) await expect(shop).toContainText(asRead(text))
    await expect(shop.locator('[data-own=product]')).toHaveText(product)
    await expect(other.locator('[data-own=sample]')).toHaveText(own.fromLink)
    await expect(other.locator('.own-form')).toBeHidden()
    const shows = await page.locator('html').getAttribute('data-shows')
    await expect(other.locator('html')).toHaveAttribute('data-shows', shows ?? '')
    // The plan's own link stays without the shop.
    await other.locator('[data-copy=link]').click()
    await expect
      .poll(() => other.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${link.origin}${path}?scenario=${scenario}${planFragment(answers)}`)
  })
}

test('PG-08 a link to a plan without answers opens the plan of its scenario with the shop', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/results-en?scenario=C&utm_source=meta')
  await page.locator('[data-invite]').click()
  await expect(page.locator('.own-form [name=store]')).toBeFocused()
  await page.keyboard.type('Northfold')
  await page.locator('.own-form').getByRole('button', { name: en.copy }).click()
  await expect(page.getByRole('button', { name: en.copied })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/results-en\?scenario=C#demo=1&s=Northfold&/)
  const other = await context.newPage()
  await other.goto(link)
  await expect(other.locator('html')).toHaveAttribute('data-shows', 'C low_cr')
  await expect(other.locator('[data-scene] [data-own=name]').first()).toHaveText('Northfold')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('PG-08 the invitation is not drawn', async ({ page }) => {
    for (const path of ['/', ...resultsPages.map((one) => one.path)]) {
      await page.goto(path)
      await expect(page.locator('[data-invite]')).toBeHidden()
    }
  })
})
