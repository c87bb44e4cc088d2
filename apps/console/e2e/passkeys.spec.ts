import type { Page } from '@playwright/test'
import type { TestConsole } from '@repo/testing/console/test-console.ts'
import { expect, signInLink, setLocale, test, virtualAuthenticator } from './console-page.ts'

async function link(running: TestConsole, name: string, role: 'owner' | 'viewer' = 'owner'): Promise<string> {
  return `${running.origin}/sign-in#${await signInLink(running, name, role)}`
}

// The fixture signs in; here the person does.
test.beforeEach(async ({ context, page }) => {
  await context.clearCookies()
  await setLocale(page, 'en')
})
// Refusals are in the console of the page.
test.use({ expects: [/status of 40[13]/] })

test('a link signs in and adds a passkey; the passkey comes back without one', async ({ page, running }) => {
  const { cdp, id } = await virtualAuthenticator(page)
  const address = await link(running, 'Dana Levi')
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re in, Dana Levi.')
  expect(page.url(), 'the token is out of the address').toBe(`${running.origin}/sign-in`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('navigation', { name: 'Console' })).toBeVisible()

  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId: id })
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }])

  await page.goto('/settings')
  await expect(page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('So, who’s asking?')
  await page.goto('/health')
  await page.getByRole('button', { name: 'Use my passkey' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Health')

  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('That link is spent.')
})

test('a passkey is removed after a touch, and the last one stays', async ({ page, context, running }) => {
  const { cdp, id } = await virtualAuthenticator(page)
  await page.goto(await link(running, 'Gil'))
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('navigation', { name: 'Console' })).toBeVisible()
  await page.goto('/settings')
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await expect(passkeys.getByText('The last one stays.')).toBeVisible()

  // A second device of the same person.
  const [other] = await running.rows("select person_id from console_people where name = 'Gil'")
  await running.rows(
    "insert into console_passkeys (credential_id, person_id, public_key, counter, label) values ('old', $1, '', 0, 'Safari on iPhone')",
    [other.person_id],
  )
  await page.reload()
  // The person lets the first prompt go by.
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: false })
  await passkeys.getByRole('button', { name: 'Remove the passkey of Safari on iPhone' }).click()
  await expect(passkeys.getByRole('alert')).toContainText('No passkey was used.')
  await expect(passkeys.getByRole('listitem')).toHaveCount(2)

  await cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: true })
  await passkeys.getByRole('button', { name: 'Remove the passkey of Safari on iPhone' }).click()
  await expect(passkeys.getByRole('listitem')).toHaveCount(1)
  const entries = await running.rows(
    "select action from audit_log where person_name = 'Gil' order by entry_id desc limit 1",
  )
  expect(entries).toEqual([{ action: 'passkey-removed' }])

  await leave(page)
  await context.clearCookies()
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fsettings$/)
})

test('a passkey that the console does not know is refused in words', async ({ page, running }) => {
  await virtualAuthenticator(page)
  await page.goto(await link(running, 'Rona'))
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('navigation', { name: 'Console' })).toBeVisible()
  await leave(page)
  await running.rows("delete from console_people where name = 'Rona'")
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Use my passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('does not know this passkey')
})

test('without a passkey a person goes on, and a viewer has neither people nor the audit log', async ({
  page,
  running,
}) => {
  await page.goto(await link(running, 'Noa', 'viewer'))
  await expect(page.getByText('viewer, who sees no leads')).toBeVisible()
  await page.getByRole('link', { name: 'Not on this device' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('navigation', { name: 'Console' })).toBeVisible()
  await page.goto('/settings?tab=audit')
  await expect(page.getByRole('heading', { name: 'Signed in as Noa' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0)
})

/** Before a session is taken away: an open screen would go to the sign-in by itself, in the middle of where the test goes. */
async function leave(page: Page): Promise<void> {
  await page.goto('/api/session')
}
