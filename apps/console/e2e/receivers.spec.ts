import { messagesEn } from '../features/settings/words/messages.en.ts'
import { messagesHe } from '../features/settings/words/messages.he.ts'
import { expect, settled, setLocale, test } from './console-page.ts'

test.use({ expects: [/status of 400/] })

for (const [locale, words] of [
  ['en', messagesEn],
  ['he', messagesHe],
] as const)
  test(`a receiver of leads that cannot be reached is refused in a sentence, before anything is sent: ${locale}`, async ({
    page,
  }) => {
    await setLocale(page, locale)
    await page.goto('/settings?tab=messages')
    await settled(page)
    await page.getByRole('button', { name: words.add }).click()
    await page.getByLabel(words.kind).selectOption('webhook')
    await page.getByLabel(words.name, { exact: true }).pressSequentially('Warehouse')
    const address = page.getByLabel(words.address.webhook)
    for (const wrong of ['https://192.168.1.20/leads', 'https://:secret@crm.example/leads']) {
      await address.press('ControlOrMeta+A')
      await address.pressSequentially(wrong)
      await address.press('Enter')
      await expect(page.getByRole('alert').getByText(words.invalid.url)).toBeVisible()
    }
    await expect(page.locator('[data-receiver]').filter({ hasText: 'Warehouse' })).toHaveCount(0)
    await address.press('ControlOrMeta+A')
    await address.pressSequentially('https://crm.example/leads')
    await address.press('Enter')
    await expect(page.locator('[data-receiver]').filter({ hasText: 'Warehouse' })).toHaveCount(1)
    await page.getByRole('button', { name: words.removeNamed('Warehouse') }).click()
    await expect(page.locator('[data-receiver]').filter({ hasText: 'Warehouse' })).toHaveCount(0)
  })
