import { AxeBuilder } from '@axe-core/playwright'
import type { Locator } from '@playwright/test'
import lead from '@repo/content/pages/lead.he.ts'
import leadEn from '@repo/content/pages/lead-en.en.ts'
import { leadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { typeInto } from '@repo/testing/type-into.ts'
import { alternating } from './page-list.ts'
import { sectionOn } from './section-on.ts'
import { expect, testWithEverything as test } from './site-with-collector.ts'

// The owner asks for more than name and phone, and sends leads to services of others.
test.describe.configure({ mode: 'default' })

for (const page of alternating([lead, leadEn], 1)) {
  test(`${page.path} with the owner's fields: a malformed one is named, then the lead is stored encrypted`, async ({
    page: tab,
    stack,
  }) => {
    const { form: words, more } = sectionOn(page.path, 'leadForm')
    const said: string[] = []
    tab.on('dialog', async (dialog) => {
      said.push(dialog.message())
      await dialog.accept()
    })
    await tab.goto(page.path)
    const form = tab.locator('form')
    const button = form.getByRole('button').last()
    await expect(button).toBeEnabled()
    await expect(tab.getByRole('main')).toContainText(more.text)
    await expect(form).toContainText(more.privacy)
    await typeInto(form.getByLabel(words.fullName.question), 'נועה לב')
    await typeInto(form.getByLabel(words.phone.question), '050-555-0142')
    const email = form.getByLabel(more.fields.email.hint)
    await typeInto(email, 'noa')
    await typeInto(form.getByLabel(more.fields.storeAddress.hint), 'store.example')
    await button.click()
    await expect(form.getByRole('alert')).toHaveText(more.fields.email.wrong)
    await expect(email).toBeFocused()
    expect(await violations(form)).toEqual([])
    expect(await stack.rows('select from leads')).toEqual([])
    await typeInto(email, 'noa@store.example')
    await button.click()
    await expect(form.getByRole('alert')).toHaveText(words.thanks)
    expect(said).toEqual([more.fields.email.wrong, words.thanks])
    const [row] = await stack.rows('select * from leads')
    const { decrypt } = leadEncryption([{ id: 'test', secret: Buffer.alloc(32, 1) }])
    expect(row.email_sealed.includes('noa')).toBe(false)
    expect(decrypt(row.key_id, row.lead_id, 'email', row.email_sealed)).toBe('noa@store.example')
    expect(decrypt(row.key_id, row.lead_id, 'storeAddress', row.store_address_sealed)).toBe('store.example')
  })
}

test("without script the owner's fields are there, nothing can be sent, and the form says so", async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.origin })
  const tab = await context.newPage()
  await tab.goto('/lead')
  const { more } = sectionOn(lead.path, 'leadForm')
  const form = tab.locator('form')
  for (const field of Object.values(more.fields)) await expect(form.getByLabel(field.hint)).toBeVisible()
  // The notice, in which Playwright reads no text, and the way to the chat.
  await expect(form.locator('noscript p')).toBeVisible()
  await expect(form.locator('a[href^="https://wa.me"]')).toBeVisible()
  await expect(form.getByRole('button').last()).toBeDisabled()
  await context.close()
})

async function violations(form: Locator): Promise<string[]> {
  const report = await new AxeBuilder({ page: form.page() }).setLegacyMode().include('form').analyze()
  return report.violations.map(({ id, help }) => `${id}: ${help}`)
}
