import type { Page } from '@playwright/test'
import { storeLeads } from '../testing/seed/store-leads.ts'
import type { TestConsole } from '../testing/test-console.ts'
import { en } from '../shared/words/en.ts'
import { he } from '../shared/words/he.ts'
import { peopleEn } from '../features/settings/words/people.en.ts'
import { typeInto } from '@repo/testing/type-into.ts'
import { arrive, expect, signInLink, setLocale, test, virtualAuthenticator } from './console-page.ts'

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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.signIn.in('Dana Levi').replace('\n', ' '))
  // What the link has done is announced.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(page.url(), 'the token is out of the address').toBe(`${running.origin}/sign-in`)
  await page.getByRole('button', { name: en.signIn.addButton }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('navigation', { name: en.shell.navigation })).toBeVisible()

  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId: id })
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }])

  await page.goto('/settings')
  await expect(page.getByRole('region', { name: en.settings.passkeys }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: en.settings.signOut, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.signIn.ask)
  await page.goto('/health')
  await page.getByRole('button', { name: en.signIn.use }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.shell.screens.health)

  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.signIn.spent)
})

test('a passkey is removed after a touch, and the last one stays', async ({ page, context, running }) => {
  const { cdp, id } = await virtualAuthenticator(page)
  await arrive(page, running, 'Gil')
  await page.goto('/settings')
  const passkeys = page.getByRole('region', { name: en.settings.passkeys })
  await expect(passkeys.getByText(en.settings.lastOne)).toBeVisible()

  // A second device of the same person.
  const [other] = await running.rows("select person_id from console_people where name = 'Gil'")
  await running.rows(
    "insert into console_passkeys (credential_id, person_id, public_key, counter, label) values ('old', $1, '', 0, 'Safari on iPhone')",
    [other.person_id],
  )
  await page.reload()
  // The person lets the first prompt go by.
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: false })
  await passkeys.getByRole('button', { name: en.settings.removeNamed('Safari on iPhone') }).click()
  await expect(passkeys.getByRole('alert')).toContainText(en.signIn.cancelled)
  await expect(passkeys.getByRole('alert')).toContainText(en.signIn.lost)
  await expect(passkeys.getByRole('listitem')).toHaveCount(2)

  await cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: true })
  await passkeys.getByRole('button', { name: en.settings.removeNamed('Safari on iPhone') }).click()
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
  await arrive(page, running, 'Rona')
  await leave(page)
  await running.rows("delete from console_people where name = 'Rona'")
  await page.goto('/sign-in')
  await page.getByRole('button', { name: en.signIn.use }).click()
  await expect(page.getByRole('alert')).toContainText(en.signIn.failed.passkey)
})

test('a viewer makes a passkey on arrival, and has neither people nor the audit log', async ({ page, running }) => {
  await virtualAuthenticator(page)
  await page.goto(await link(running, 'Noa', 'viewer'))
  await expect(page.getByText(en.signIn.roles.viewer)).toBeVisible()
  await expect(page.getByRole('link', { name: en.signIn.notHere })).toHaveCount(0)
  await page.getByRole('button', { name: en.signIn.addButton }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('navigation', { name: en.shell.navigation })).toBeVisible()
  await page.goto('/settings?tab=audit')
  await expect(page.getByRole('heading', { name: `${en.settings.signedIn} Noa` })).toBeVisible()
  await expect(page.getByRole('link', { name: en.settings.audit })).toHaveCount(0)
})

test('an owner invites a caller by a link that is shown once; the caller calls, and exports and erases nothing', async ({
  page,
  context,
  running,
}) => {
  await storeLeads(running, [{ fullName: 'Tal Harel' }])
  await virtualAuthenticator(page)
  await arrive(page, running, 'Dana who invites')
  await page.goto('/settings?tab=people')
  await typeInto(page.getByRole('textbox', { name: peopleEn.name }), 'Yael')
  await page.getByRole('button', { name: peopleEn.make }).click()
  await expect(page.getByRole('button', { name: peopleEn.copy, exact: true })).toBeFocused()
  const address = await page.locator('[data-link] code').textContent()
  expect(address).toMatch(new RegExp(`^${running.origin}/sign-in#[\\w-]{43}$`))
  const people = page.getByRole('region', { name: en.settings.people })
  await expect(people.getByText(peopleEn.waits('24 hours'))).toBeVisible()
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(people.getByText('Yael')).toBeVisible()
  await expect(page.getByText(address ?? '')).toHaveCount(0)

  await leave(page)
  await context.clearCookies()
  await page.goto(address ?? '')
  await page.getByRole('button', { name: en.signIn.addButton }).click()
  await expect(page.getByRole('navigation', { name: en.shell.navigation })).toBeVisible()
  await page.goto('/leads?tab=all')
  await page.getByRole('link', { name: /Tal Harel/ }).click()
  await expect(page.getByRole('link', { name: en.leads.call, exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: en.leads.export.open })).toHaveCount(0)
  await expect(page.getByRole('button', { name: en.leads.erase.open })).toHaveCount(0)
})

for (const [locale, words] of [
  ['en', en],
  ['he', he],
] as const)
  test(`without a passkey, ten minutes after the link, each question for one says how to get a new link, in ${locale}`, async ({
    page,
    running,
  }) => {
    await setLocale(page, locale)
    await virtualAuthenticator(page)
    const name = `Avi Cohen ${locale}`
    const tooLate = async () => {
      await running.rows(
        `update console_sessions set began_at = began_at - interval '10 minutes'
         where person_id = (select person_id from console_people where name = $1)`,
        [name],
      )
    }
    const newLink = page.getByRole('alert').filter({ hasText: words.signIn.newLinkOwner })
    const command = newLink.getByText(`npm run admin -- invite --name '${name}' --role owner`)
    await page.goto(await link(running, name))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.signIn.in(name).replace('\n', ' '))
    // The person comes back to the tab of the link after a while.
    await tooLate()
    await page.getByRole('button', { name: words.signIn.addButton }).press('Enter')
    await newLink.getByText(words.panels.steps.see).click()
    await expect(command).toBeVisible()

    await page.getByRole('link', { name: words.signIn.notHere }).press('Enter')
    await expect(page.getByRole('navigation', { name: words.shell.navigation })).toBeVisible()
    await page.goto('/settings')
    await page.getByRole('button', { name: words.settings.add }).press('Enter')
    await newLink.getByText(words.panels.steps.see).click()
    await expect(command).toBeVisible()

    // The demo makes a link by itself.
    await page.route('**/api/session', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), isSample: true } })
    })
    await page.reload()
    await page.getByRole('button', { name: words.settings.add }).press('Enter')
    await expect(newLink.getByRole('link', { name: words.signIn.newLink })).toHaveAttribute('href', '/api/demo/month')
    await expect(newLink.getByText(words.panels.steps.see)).toBeVisible()
    // The link is a sentence of its own.
    await expect(newLink).toContainText(`${words.signIn.newLinkOwner} ${words.signIn.newLink}`)
    await page.unroute('**/api/session')

    await page.goto('/leads?tab=all')
    await page.getByRole('button', { name: words.leads.export.open }).press('Enter')
    await page.getByRole('button', { name: words.leads.export.csv }).press('Enter')
    await newLink.getByText(words.panels.steps.see).click()
    await expect(command).toBeVisible()

    // The link that the command prints: its page adds the passkey, and then the export goes through.
    await leave(page)
    await page.goto(await link(running, name))
    await page.getByRole('button', { name: words.signIn.addButton }).press('Enter')
    await expect(page.getByRole('navigation', { name: words.shell.navigation })).toBeVisible()
    await tooLate()
    await page.goto('/leads?tab=all')
    await page.getByRole('button', { name: words.leads.export.open }).press('Enter')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: words.leads.export.csv }).press('Enter')
    expect((await download).suggestedFilename()).toMatch(/^leads-all-.*\.csv$/)
  })

test('a person signs out everywhere else, and stays here', async ({ page, browser, running }) => {
  const elsewhere = await browser.newContext()
  for (const one of [await elsewhere.newPage(), page]) {
    await setLocale(one, 'en')
    await one.goto(await link(running, 'Shira Ziv'))
    await one.getByRole('link', { name: en.signIn.notHere }).waitFor()
  }
  await page.goto('/settings')
  const sessions = page.getByRole('region', { name: en.settings.mySessions })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions.getByRole('button', { name: en.settings.endOthers }).press('Enter')
  await expect(sessions.getByRole('listitem')).toHaveText([new RegExp(`${en.settings.thisSession}$`)])
  await elsewhere.close()
})

test('an erasure by a person who has just come by link leads to Settings, where the passkey is added', async ({
  page,
  running,
}) => {
  const [id = ''] = await storeLeads(running, [{ fullName: 'Tal Harel' }])
  await virtualAuthenticator(page)
  await page.goto(await link(running, 'Avi who erases'))
  await page.getByRole('link', { name: en.signIn.notHere }).press('Enter')
  await expect(page.getByRole('navigation', { name: en.shell.navigation })).toBeVisible()
  await page.goto(`/leads?tab=all&lead=${id}`)
  await page.getByRole('button', { name: en.leads.erase.open }).press('Enter')
  await page.getByRole('button', { name: en.leads.erase.confirm }).press('Enter')
  const alert = page.getByRole('alert').filter({ hasText: en.signIn.failed['no-passkey'] })
  await alert.getByRole('link', { name: en.panels.addPasskey }).press('Enter')
  await page.getByRole('button', { name: en.settings.add }).press('Enter')
  await expect(page.getByText(en.settings.added)).toBeVisible()
})

/** Before a session is taken away: an open screen would go to the sign-in by itself, in the middle of where the test goes. */
async function leave(page: Page): Promise<void> {
  await page.goto('/api/session')
}
