import { moneyEn } from '../features/cost/words/money.en.ts'
import { expect, pasteText, sampleExport, setLocale, settled, test } from './console-page.ts'

test('a pasted export is understood, stored after Store alone, and taken back by Undo', async ({ page, running }) => {
  await setLocale(page, 'en')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  const stored = async () => running.rows('select source, name, day::text, cost_minor from ad_costs order by 1, 2, 3')
  const before = await stored()
  await page.goto('/funnel?tab=campaigns')
  await page.getByRole('link', { name: 'Add ad cost' }).click()
  await page.getByText('Paste the table here').waitFor()
  await pasteText(page, sampleExport())
  await expect(page.getByText('4 of 5 lines read')).toBeVisible()
  await expect(page.getByText(/Line 6: .*Results from 3 campaigns.* is a total/)).toBeVisible()
  const [isReplaced = ''] = moneyEn.understood.replace(2, '', '').split('.')
  await expect(page.getByText(isReplaced)).toBeVisible()
  const suggested = page.getByRole('row', { name: /Retargeting IL/ })
  await suggested.getByRole('button', { name: 'Confirm' }).click()
  await expect(suggested).toContainText('chosen now')
  expect(sent).toEqual([])
  expect(await stored()).toEqual(before)
  await page.getByRole('button', { name: 'Store 2 days of cost' }).click()
  await expect(page.getByText(/Stored\. 2 days, \u2066₪1,022/)).toBeVisible()
  expect(await stored()).toContainEqual(expect.objectContaining({ name: 'Autumn Sale', cost_minor: '44890' }))
  expect(await running.rows("select utm_campaign from ad_names where name = 'Retargeting IL'")).toEqual([
    { utm_campaign: 'retargeting' },
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone.')).toBeVisible()
  expect(await stored()).toEqual(before)
  await running.rows('delete from ad_names')
})

test('campaigns show an interval and no figure under 30, and ask which campaign a name is', async ({
  page,
  running,
}) => {
  await setLocale(page, 'en')
  await page.goto('/funnel?tab=campaigns')
  await settled(page)
  const row = page.getByRole('row', { name: /autumn-sale/ })
  await expect(row.locator('[data-per-lead]')).toHaveText(/^about \P{L}*₪\d+\P{L}*₪\d+\P{L}* to \P{L}*₪\d+\P{L}*$/u)
  const few = page.getByRole('row', { name: /מבצע סתיו/ })
  await expect(few.locator('[data-per-lead]')).toHaveText(/^\P{L}*₪\d+\P{L}* to \P{L}*₪[\d,]+\P{L}*$/u)
  await expect(page.getByRole('row', { name: /^retargeting/ })).toContainText('No cost')
  await page.getByRole('button', { name: 'It is retargeting' }).click()
  await expect(page.getByRole('row', { name: /^retargeting/ }).locator('[data-per-lead]')).toContainText('₪')
  await running.rows('delete from ad_names')
})

test.describe('a viewer', () => {
  test.use({ expects: [/status of 403/] })
  test('sees no tab of campaigns and no cost', async ({ page, running, context }) => {
    await setLocale(page, 'en')
    await context.addCookies([(await running.signIn('viewer')).browserCookie])
    await page.goto('/funnel')
    await settled(page)
    await expect(page.getByRole('link', { name: 'Campaigns' })).toHaveCount(0)
    await page.goto('/funnel?tab=campaigns')
    await expect(page.getByText('₪')).toHaveCount(0)
    await page.goto('/funnel/cost')
    await expect(page.getByText('Paste the table here')).toHaveCount(0)
  })
})
