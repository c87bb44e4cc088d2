import { reasonsOf } from '../checks/source/reason-checks.ts'
import { pages } from './page-list.ts'
import { expect, test } from './strict-page.ts'

const required = [
  { id: 'RT-14, CP-05', path: '/5-reasons', locale: 'he', trial: 'trial14', bonus: true },
  { id: 'RT-15, CP-06', path: '/5-reasons-empty', locale: 'he', trial: 'trial14', bonus: false },
  { id: 'RT-18, CP-09', path: '/5-reasons-copy', locale: 'en', trial: 'trial7', bonus: true },
  { id: 'RT-19, CP-09', path: '/demo', locale: 'en', trial: 'trial7', bonus: true },
  { id: 'RT-20, CP-09', path: '/5-reasons-v2', locale: 'en', trial: 'trial14', bonus: true },
  { id: 'RT-21, CP-09', path: '/5-reasons-2', locale: 'en', trial: 'trial14', bonus: true },
  { id: 'RT-22, CP-09', path: '/5-reasons-copy3', locale: 'en', trial: 'trial14', bonus: true },
  { id: 'RT-23, CP-05', path: '/5-reasons-copy3-he', locale: 'he', trial: 'trial14', bonus: true },
] as const

for (const { id, path, locale, trial, bonus } of required) {
  test(`${id} ${path} is there: five reasons, ${bonus ? 'gifts' : 'no gifts'}, a side card`, async ({ page: tab }) => {
    expect(pages.find((page) => page.path === path)).toMatchObject({ locale, trial, shell: 'campaign' })
    await tab.goto(path)
    await expect(tab.locator('main ol[class*=reasons-] > li')).toHaveCount(5)
    await expect(tab.locator('main .bonus')).toHaveCount(bonus ? 1 : 0)
    await expect(tab.getByRole('complementary')).toHaveCount(1)
  })
}

test('CP-05 /5-reasons opens with a ROAS that doubled: 1.7, then 3.4 after 8 days', async ({ page: tab }) => {
  await tab.goto('/5-reasons')
  const hero = tab.locator('main section').first()
  await expect(hero).toContainText(/1\.7.*3\.4.*8 ימים/s)
})

test('CP-06 /5-reasons-empty offers 7 days on its button, 14 on its card and footer, and no gifts', async ({
  page: tab,
}) => {
  await tab.goto('/5-reasons-empty')
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('5 הוכחות שמידע עמוק על הקהל מעלה ROAS לפחות פי 2')
  const card = tab.getByRole('complementary')
  await expect(card.locator('.button')).toContainText('7 ימים')
  await expect(card.getByRole('list')).toContainText('14 ימי ניסיון חינם')
  await expect(tab.getByRole('contentinfo')).toContainText('14 ימי ניסיון חינם')
  await expect(tab.getByRole('contentinfo')).not.toContainText('7 ימי')
})

test('RT-20 the side card of /5-reasons-v2 is the most popular one in 2025', async ({ page: tab }) => {
  await tab.goto('/5-reasons-v2')
  await expect(tab.getByRole('complementary')).toContainText('Most Popular in 2025')
})

test('RT-21 the variants open with different headlines, reasons in different order and pictures', () => {
  const variants = pages.filter(({ path }) => required.some((one) => one.path === path))
  const openings = variants.map(({ locale, sections: [hero] }) =>
    hero?.kind === 'campaignHero' ? `${locale} ${hero.headline} ${hero.picture.kind}` : '',
  )
  expect(new Set(openings).size).toBe(variants.length)
  const orders = variants
    .filter(({ path }) => path !== '/5-reasons-copy3-he')
    .map((page) => reasonsOf(page).flatMap(({ cards }) => cards.map(({ picture }) => picture.kind)))
  expect(new Set(orders.map(String)).size).toBe(orders.length)
})
