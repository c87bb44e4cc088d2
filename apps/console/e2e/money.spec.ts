import { moneyEn } from '../features/cost/words/money.en.ts'
import { expect, pasteText, sampleExport, setLocale, settled, test } from './console-page.ts'

test.describe('a pasted export', () => {
  test.use({ expects: [/status of 503/] })
  test('is understood, stored after Save alone, and taken back by Undo', async ({ page, running }) => {
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
    await expect(page.getByText('4 of 5 lines')).toBeVisible()
    await expect(page.getByText(/Line 6: .*Results from 3 campaigns.* is a total/)).toBeVisible()
    const { onto } = moneyEn.understood
    await expect(page.getByText(/is saved already, for .*Autumn Sale.* \(Meta\)/)).toBeVisible()
    await expect(page.getByRole('button', { name: onto.replace, pressed: true })).toBeVisible()
    const suggested = page.getByRole('row', { name: /Retargeting IL/ })
    await suggested.getByRole('button', { name: 'Yes' }).click()
    await expect(suggested).toContainText('chosen now')
    expect(sent).toEqual([])
    expect(await stored()).toEqual(before)
    await page.getByRole('button', { name: /^Save 2 days, \u2066₪1,022/ }).press('Enter')
    // The buttons are gone, and the focus is where it says so: the next stop is the way on, then Undo.
    await expect(page.getByRole('status').filter({ hasText: /Saved: 2 days, \u2066₪1,022/ })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const undo = page.getByRole('button', { name: moneyEn.understood.undo(10) })
    await expect(undo).toBeFocused()
    expect(await stored()).toContainEqual(expect.objectContaining({ name: 'Autumn Sale', cost_minor: '44890' }))
    expect(await running.rows("select utm_campaign from ad_names where name = 'Retargeting IL'")).toEqual([
      { utm_campaign: 'retargeting' },
    ])
    // A second file is compared with what is stored now.
    await page.getByRole('button', { name: moneyEn.file.other }).press('Enter')
    await pasteText(page, sampleExport())
    await expect(page.getByText(/₪1,022.* becomes .*₪1,022/)).toBeVisible()
    // Left and opened again, it can still be taken back; a server that does not answer is not "too late".
    await page.goto('/funnel/cost')
    await page.route('**/api/money/undo', (route) => route.fulfill({ status: 503, json: { error: 'database' } }))
    await undo.press('Enter')
    await expect(page.getByText(moneyEn.understood.notUndone)).toBeVisible()
    await page.unroute('**/api/money/undo')
    await undo.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Undone.' })).toBeFocused()
    expect(await stored()).toEqual(before)
    await running.rows('delete from ad_names')
  })
})

test('a file that does not say its platform asks which, and beside another platform’s cost nothing is saved before the answer', async ({
  page,
  running,
}) => {
  await setLocale(page, 'en')
  const sum = async () => Number((await running.rows('select sum(cost_minor) from ad_costs'))[0]?.sum)
  const before = await sum()
  const [known] = await running.rows(
    "select day::text, cost_minor::integer as cost from ad_costs where source = 'meta' and name = 'Autumn Sale' order by day limit 1",
  )
  await page.goto('/funnel/cost')
  await page.getByText('Paste the table here').waitFor()
  await pasteText(page, `יום;שם קמפיין;עלות (₪)\n${known?.day};autumn-sale;10\n`)
  const { platform, already, onto, ontoFirst } = moneyEn.understood
  const which = page.getByRole('group', { name: platform })
  const save = page.getByRole('button', { name: /^Save 1 day/ })
  await expect(save).toHaveCount(0)
  // As another platform, it may be the same money: that is asked before it is saved.
  await which.getByRole('button', { name: moneyEn.platforms.other }).press('Enter')
  const asked = page.getByRole('group', { name: new RegExp(already('.*', '.*', '.*autumn.*Meta.*'), 'i') })
  await expect(asked.getByRole('button', { pressed: true })).toHaveCount(0)
  await expect(save).toBeDisabled()
  await expect(save).toHaveAccessibleDescription(ontoFirst)
  await asked.getByRole('button', { name: onto.replace }).press('Enter')
  await save.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: /Saved: 1 day/ })).toBeFocused()
  expect(await sum()).toBe(before - known?.cost + 1000)
  await page.getByRole('button', { name: /^Undo/ }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Undone.' })).toBeFocused()
  expect(await sum()).toBe(before)
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
  await page.getByRole('button', { name: moneyEn.matchYes('retargeting') }).click()
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
