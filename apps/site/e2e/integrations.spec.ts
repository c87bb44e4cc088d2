import type { Page } from '@playwright/test'
import { claims } from '@repo/content/claims/claims.ts'
import { brand } from '@repo/content/brand.ts'
import { asRead } from './page-copy.ts'
import { alternating } from './page-list.ts'
import { sectionOn } from './section-on.ts'
import { expect, test } from './strict-page.ts'
import { ui } from './words.ts'

const pages = [
  { id: 'RT-05', path: '/integrations', locale: 'en' },
  { id: 'RT-32', path: '/integrations-he', locale: 'he' },
] as const

for (const { id, path, locale } of alternating(pages, 1)) {
  const words = sectionOn(path, 'platform')

  test(`${id} PG-06 CL-01 CL-02 ${path} has one card, for Shopify, with the way to install, and names no trial, its bottom bar neither`, async ({
    page: tab,
  }) => {
    await tab.goto(path)
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(asRead(words.headline))
    const main = tab.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(asRead(words.platform))
    await expect(main.getByRole('heading', { name: asRead(words.platform), exact: true })).toHaveCount(1)
    // In the card, and at the end of the page.
    const installs = main.getByRole('link', { name: asRead(words.cta.label) })
    await expect(installs).toHaveCount(2)
    for (const install of await installs.all()) {
      await expect(install).toHaveAttribute('href', brand.listing)
      await expect(install).toHaveAttribute('target', '_blank')
    }

    await tab.setViewportSize({ width: 390, height: 844 })
    for (const pattern of [/trial|ניסיון/i, ...claims.trial7.typed, ...claims.trial14.typed])
      await expect(tab.locator('body')).not.toContainText(pattern)
    await tab.mouse.wheel(0, 600)
    await expect(tab.locator('#bottom-bar')).toContainText(asRead(ui[locale].bottomBar.noTrial.lead))
  })

  test(`${id} PG-06 ${path} fills five places with one answer when the switch goes on, by keys and by pointer, and empties them again`, async ({
    page: tab,
  }) => {
    await tab.emulateMedia({ reducedMotion: 'reduce' })
    await tab.goto(path)
    const control = tab.getByRole('switch', { name: asRead(words.editor.app) })
    await expect(control).not.toBeChecked()
    expect(await arrivedIn(tab, words.answer.text)).toEqual([])
    const said = tab.getByRole('status').getByText(asRead(words.arrived))
    await expect(said).toBeHidden()

    while (!(await control.evaluate((one) => one === document.activeElement))) await tab.keyboard.press('Tab')
    await tab.keyboard.press('Space')
    await expect(control).toBeChecked()
    expect(await arrivedIn(tab, words.answer.text)).toEqual(namesOf(words))
    await expect(said).toBeVisible()

    await control.click()
    await expect(control).not.toBeChecked()
    expect(await arrivedIn(tab, words.answer.text)).toEqual([])
  })

  test(`${id} PG-06 ${path} prints the answer in every place, and its switch needs no script`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' })
    const tab = await context.newPage()
    await tab.goto(path)
    await tab.getByRole('switch').check()
    expect(await arrivedIn(tab, words.answer.text)).toEqual(namesOf(words))
    await tab.getByRole('switch').uncheck()
    await tab.emulateMedia({ media: 'print' })
    expect(await arrivedIn(tab, words.answer.text)).toEqual(namesOf(words))
    await context.close()
  })

  test(`${id} PG-06 ${path} sends the answer along the line from the switch, ${locale === 'he' ? 'to the left' : 'to the right'} on a wide screen and down on a phone`, async ({
    page: tab,
  }) => {
    const orderOf = async (side: 'x' | 'y') => {
      const boxes = await Promise.all(
        (await tab.locator('[data-stage] li > i').all()).map((ring) => ring.boundingBox()),
      )
      return boxes.map((box) => Math.round(box?.[side] ?? 0))
    }
    await tab.setViewportSize({ width: 1440, height: 900 })
    await tab.goto(path)
    const across = await orderOf('x')
    expect(across).toHaveLength(5)
    expect(across).toEqual(across.toSorted((one, other) => (locale === 'he' ? other - one : one - other)))
    await expect(tab.locator('[data-stage] pre')).toHaveCSS('direction', 'ltr')
    await tab.setViewportSize({ width: 390, height: 844 })
    const down = await orderOf('y')
    expect(down).toEqual(down.toSorted((one, other) => one - other))
    expect(new Set(down).size).toBe(5)
  })

  test(`${id} DM-02 ${path} calls its conversation a sample, and shows the correction in the next reply`, async ({
    page: tab,
  }) => {
    await tab.goto(path)
    const { label, wrong, right } = words.samples
    await expect(tab.getByRole('heading', { name: asRead(label) })).toBeVisible()
    await expect(tab.getByText(asRead(wrong))).toHaveCSS('text-decoration-line', 'line-through')
    await expect(tab.getByText(asRead(right))).toHaveCount(2)
    await expect(tab.getByText(asRead(words.answer.note))).toBeVisible()
  })
}

type Words = ReturnType<typeof sectionOn<'platform'>>

function namesOf({ stations }: Words): string[] {
  return Object.values(stations)
    .map(({ name }) => asRead(name))
    .toSorted()
}

/** The places in which a reader sees the answer: none of what it stands in is transparent. */
async function arrivedIn(tab: Page, answer: string): Promise<string[]> {
  const found = await tab.locator('[data-stage] li').evaluateAll(
    (places, text) =>
      places
        .filter((place) => {
          const box = [...place.querySelectorAll('*')].find(
            (one) => one.childElementCount === 0 && one.textContent?.includes(text),
          )
          return box?.checkVisibility({ opacityProperty: true })
        })
        .map((place) => place.querySelector('h3')?.textContent?.trim() ?? ''),
    asRead(answer),
  )
  return found.toSorted()
}
