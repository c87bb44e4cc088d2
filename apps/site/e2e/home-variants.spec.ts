import { brand } from '@repo/content/brand.ts'
import { asRead } from './page-copy.ts'
import { alternating } from './page-list.ts'
import { sectionOn } from './section-on.ts'
import { expect, test } from './strict-page.ts'
import { ui } from './words.ts'

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const variants = (
  [
    { id: 'RT-16', path: '/5-reasons-empty-2', locale: 'en' },
    { id: 'RT-17', path: '/5-reasons-empty-2-he', locale: 'he' },
  ] as const
).map((page) => {
  const { variant, pricing, menu, install } = ui[page.locale]
  const { product, templates, stories, agency, demo } = variant
  return {
    ...page,
    placeholders: [product, templates, stories, pricing.label, agency].map(asRead),
    demo: asRead(demo.label),
    lead: demo.to,
    install: asRead(variant.install),
    menu: asRead(menu),
    bar: asRead(install),
  }
})

for (const { id, path, placeholders, demo, lead, install, menu } of alternating(variants, 0)) {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test(`${id} RT-33 CP-08 ${path} has its header at every width, and books the demo with the form of its language`, async ({
      page: tab,
    }) => {
      await tab.setViewportSize(wide)
      await tab.goto(path)
      const header = tab.getByRole('banner')

      await test.step('the header has five placeholder links, the demo and the listing', async () => {
        await expect(header.locator('nav:visible').getByRole('link')).toHaveText(placeholders)
        for (const link of await header.locator('nav:visible').getByRole('link').all()) {
          await expect(link).toHaveAttribute('aria-disabled', 'true')
          await expect(link).not.toHaveAttribute('href')
        }
        const book = header.getByRole('link', { name: demo })
        await expect(book).toHaveAttribute('href', lead)
        await expect(book).not.toHaveAttribute('target')
        const add = header.getByRole('link', { name: install })
        await expect(add).toHaveAttribute('href', brand.listing)
        await expect(add).toHaveAttribute('target', '_blank')
      })

      await test.step('the demo is booked with the form of the page’s language', async () => {
        const booked = await tab.getByRole('main').getByRole('link', { name: demo }).all()
        expect(booked, 'in the hero, after the integrations and in the closing').toHaveLength(3)
        for (const link of booked) await expect(link).toHaveAttribute('href', lead)
      })

      await test.step('services of others are named in plain text: their signs are not ours', async () => {
        await expect(tab.locator('main li img')).toHaveCount(0)
      })

      await test.step('under 820 px the header is a menu with the links and both buttons', async () => {
        await tab.setViewportSize(phone)
        await expect(header.getByRole('link', { name: demo })).toBeHidden()
        await header.locator('summary').click()
        const panel = header.getByRole('navigation', { name: menu })
        await expect(panel.getByRole('link')).toHaveText([...placeholders, install, demo])
        await expect(panel.getByRole('link', { name: demo })).toHaveAttribute('href', lead)
        await expect(panel.getByRole('link', { name: demo })).toBeInViewport({ ratio: 1 })
        await header.locator('summary').click()
        await expect(header.getByRole('link', { name: demo })).toBeHidden()
      })

      await test.step('the demo and the links are reachable at every width', async () => {
        for (const width of [320, 819, 820, 900, 979, 980, 1440]) {
          await tab.setViewportSize({ ...wide, width })
          const toggle = header.locator('summary')
          const folded = await toggle.isVisible()
          if (folded) await toggle.click()
          await expect(header.getByRole('link', { name: demo }), `the demo at ${width} px`).toBeVisible()
          await expect(header.locator('nav:visible').getByText(placeholders[0] ?? '')).toBeInViewport({ ratio: 1 })
          if (folded) await toggle.click()
        }
      })
    })
  })
}

for (const { id, path } of alternating(variants, 1)) {
  test.describe('the targeting sentence, without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test(`${id} CP-08 each of its bubbles on ${path} turns by press and by key, and the sample question and the marked moment with it`, async ({
      page: tab,
    }) => {
      await tab.goto(path)
      const section = tab.locator('main section').filter({ has: tab.getByRole('radiogroup') })
      const question = () => section.locator('p [data-when]:visible').allInnerTexts()
      const chips = tab.locator('li[data-when]')
      const marked = () =>
        chips.evaluateAll((all) => all.map((chip) => getComputedStyle(chip).backgroundColor === 'rgb(255, 225, 74)'))
      const first = await question()
      expect(first).toHaveLength(4)
      await expect(section.getByRole('radiogroup')).toHaveCount(4)
      expect(await marked()).toEqual([true, false, false])
      for (const bubble of await section.getByRole('radiogroup').all()) {
        const seen = [first.join()]
        for (let press = 0; press < 2; press++) {
          await bubble.click()
          seen.push((await question()).join())
        }
        expect(new Set(seen).size, 'three choices, three questions').toBe(3)
        await bubble.click()
        expect(await question(), 'once around').toEqual(first)
        await bubble.getByRole('radio', { checked: true }).focus()
        await tab.keyboard.press('ArrowDown')
        expect((await question()).join()).toBe(seen[1])
        await tab.keyboard.press('ArrowUp')
      }
      await tab.getByRole('radiogroup').last().click()
      expect(await marked()).toEqual([false, true, false])
    })
  })
}

for (const { id, path } of alternating(variants, 0))
  test(`${id} CP-08 on ${path} no choice of the sentence moves what is below it, and lists that cannot be pressed have no fill, ring or corner`, async ({
    page: tab,
  }) => {
    await tab.goto(path)
    const sentence = tab.locator('form', { has: tab.getByRole('radiogroup') })
    for (const width of [1440, 390, 320]) {
      await tab.setViewportSize({ width, height: 900 })
      const { heights, outside } = await sentence.evaluate(heightsOfEveryChoice)
      expect(heights, `px from the sentence to what follows at ${width} px`).toHaveLength(1)
      expect(outside, `bubbles that leave the line at ${width} px`).toEqual([])
    }
    const parts = tab.locator('main section').filter({ has: tab.getByRole('heading', { level: 2 }) })
    const looks = parts
      .filter({ has: tab.locator('article') })
      .first()
      .locator('li')
    expect(await looks.count()).toBeGreaterThan(5)
    for (const item of await looks.all()) {
      await expect(item).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      await expect(item).toHaveCSS('box-shadow', 'none')
      await expect(item).toHaveCSS('border-radius', '0px')
    }
  })

/** Runs in the page: how far below the sentence the next part is, for every combination of its choices. */
function heightsOfEveryChoice(form: Element) {
  const bubbles = [...form.querySelectorAll('[role="radiogroup"]')].map((group) => ({
    group,
    inputs: [...group.querySelectorAll('input')],
  }))
  const next = form.parentElement?.lastElementChild
  const heights = new Set<number>()
  const outside = new Set<string>()
  const choose = (place: number) => {
    const bubble = bubbles[place]
    if (!bubble) {
      heights.add(Math.round((next?.getBoundingClientRect().top ?? 0) - form.getBoundingClientRect().top))
      return
    }
    for (const input of bubble.inputs) {
      input.checked = true
      const { left, right } = bubble.group.getBoundingClientRect()
      const line = form.getBoundingClientRect()
      if (left < line.left - 1 || right > line.right + 1) outside.add(input.getAttribute('aria-label') ?? '')
      choose(place + 1)
    }
  }
  choose(0)
  return { heights: [...heights], outside: [...outside] }
}

for (const { id, path, bar } of alternating(variants, 1))
  test(`${id} CP-08 SH-03 the header of ${path} stays on top while the page moves, and its bottom bar says no install time`, async ({
    page: tab,
  }) => {
    await tab.setViewportSize(phone)
    await tab.goto(path)
    await tab.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    const strip = tab.locator('#bottom-bar')
    await expect(strip.getByRole('link', { name: bar })).toBeVisible()
    await expect(strip).not.toContainText(/minutes|דקות/)
    await tab.setViewportSize(wide)
    await tab.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }))
    const box = await tab.getByRole('banner').boundingBox()
    expect(box?.y).toBe(0)
  })

test('DM-02 /5-reasons-empty-2-he calls its stores and its stories samples, once in each section', async ({
  page: tab,
}) => {
  await tab.goto('/5-reasons-empty-2-he')
  const [brand] = sectionOn('/5-reasons-empty-2-he', 'brandStrip').brands
  for (const invented of [tab.getByText(asRead(brand?.name ?? '')), tab.locator('figure').first()]) {
    const section = tab.locator('main section').filter({ has: invented })
    expect((await section.innerText()).match(/לדוגמה|להמחשה/g)).toEqual(['לדוגמה'])
  }
})
