import { claims } from '#claims/claims.ts'
import { formText } from '#claims/form-text.ts'
import { linkTo } from '#site/link-to.ts'
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
