import { claims } from '@repo/content/claims/claims.ts'
import { formText } from '@repo/content/claims/form-text.ts'
import { linkTo } from '@repo/site/link-to.ts'
import { expect, test } from './strict-page.ts'

test('CP-07 /10-ways-he opens with a red limited-time banner, in words: it counts nothing down', async ({
  page: tab,
}) => {
  await tab.clock.install()
  await tab.goto('/10-ways-he')
  const banner = tab.locator('.bg-tomato').first()
  await expect(banner).toHaveCSS('background-color', 'rgb(255, 90, 54)')
  await expect(banner).toContainText(formText(claims.trial14, 'adjective', 'he') ?? '')
  expect((await banner.boundingBox())?.y).toBe(0)
  const link = banner.getByRole('link')
  await expect(link).toHaveAttribute('href', linkTo('install').href ?? '')
  await expect(link).toHaveAttribute('target', '_blank')
  const before = await banner.innerText()
  await tab.clock.fastForward('01:00:00')
  expect(await banner.innerText()).toBe(before)
})

test('CP-07 on a phone the head of the widget of /10-ways is one line, and the reply is awaited in a bubble of one line', async ({
  page: tab,
}) => {
  await tab.setViewportSize({ width: 390, height: 844 })
  await tab.goto('/10-ways')
  const survey = tab.locator('form[data-survey]').first()
  const head = await survey.locator('legend > span').first().boundingBox()
  expect(head?.height).toBeLessThanOrEqual(36)
  const awaited = await survey.locator('[data-answered] ~ span').boundingBox()
  expect(awaited?.height).toBeLessThanOrEqual(48)
  expect(awaited?.width).toBeLessThanOrEqual(120)
})
