import { reasonsOf } from '../checks/source/reason-checks.ts'
import { linkTo } from '#site/link-to.ts'
import { pages } from './page-list.ts'
import { expect, test } from './strict-page.ts'

const required = [
  { id: 'RT-29, CP-07', path: '/10-ways', locale: 'en', trial: 'trial14', bonus: true },
  { id: 'RT-29, CP-07', path: '/10-ways-he', locale: 'he', trial: 'trial14', bonus: false },
] as const

for (const { id, path, locale, trial, bonus } of required) {
  test(`${id} ${path} is there: ten ways, ${bonus ? 'gifts' : 'no gifts'}, a side card`, async ({ page: tab }) => {
    expect(pages.find((page) => page.path === path)).toMatchObject({ locale, trial, shell: 'campaign' })
    await tab.goto(path)
    await expect(tab.locator('main ol[class*=reasons-] > li')).toHaveCount(10)
    await expect(tab.locator('main .bonus')).toHaveCount(bonus ? 1 : 0)
    await expect(tab.getByRole('complementary')).toHaveCount(1)
  })
}

test('CP-07 /10-ways-he opens with a red limited-time banner, in words: it counts nothing down', async ({
  page: tab,
}) => {
  await tab.clock.install()
  await tab.goto('/10-ways-he')
  const banner = tab.locator('.bg-tomato').first()
  await expect(banner).toHaveCSS('background-color', 'rgb(255, 90, 54)')
  await expect(banner).toContainText('לזמן מוגבל')
  await expect(banner).toContainText('14 ימי ניסיון חינם')
  expect((await banner.boundingBox())?.y).toBe(0)
  const link = banner.getByRole('link')
  await expect(link).toHaveAttribute('href', linkTo('install').href ?? '')
  await expect(link).toHaveAttribute('target', '_blank')
  const before = await banner.innerText()
  await tab.clock.fastForward('01:00:00')
  expect(await banner.innerText()).toBe(before)
})

test('CP-07 the side card of /10-ways names 5,000+ active stores and a full refund', async ({ page: tab }) => {
  await tab.goto('/10-ways')
  const card = tab.getByRole('complementary')
  await expect(card).toContainText('5,000+ active stores')
  await expect(card).toContainText('Full refund, no questions asked')
})

test('CP-07 the headline of ten ways says ten, though the figure is a drawing', async ({ page: tab }) => {
  for (const { path } of required) {
    await tab.goto(path)
    await expect(tab.getByRole('heading', { level: 1, name: /^10 / })).toBeVisible()
  }
})

test('CP-07 ten ways wear ten different pictures', () => {
  for (const page of pages.filter(({ path }) => path.startsWith('/10-ways'))) {
    const kinds = reasonsOf(page).flatMap(({ cards }) => cards.map(({ picture }) => picture.kind))
    expect(new Set(kinds).size).toBe(10)
  }
})
