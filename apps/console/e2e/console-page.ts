import { test as base, type CDPSession, expect, type Locator, type Page } from '@playwright/test'
import pg from 'pg'
import { addDays } from '@repo/contract/days.ts'
import { todayIn } from '@repo/content/schedule.ts'
import type { Locale } from '@repo/contract/locale.ts'
import type { Role } from '../features/sign-in/api/session.ts'
import { en } from '../shared/words/en.ts'
import { startFakeGithub } from '@repo/testing/changes/fake-github.ts'
import { sampleRecords } from '@repo/testing/changes/sample-records.ts'
import { createSignInLink } from '../features/sign-in/server/sign-in-links.ts'
import { startTestConsole, type TestConsole } from '../testing/test-console.ts'
import { countedExperiments, writeSampleCounts, zone } from '../testing/seed/sample-counts.ts'

/**
 * The built console on its real server and a PostgreSQL of its own, with a known set of counts, signed in as an owner. The page must be
 * silent: an error in its console, also one of its security policy, fails the test. `expects` names what a test provokes.
 */
export const test = base.extend<
  { locale: Locale; expects: RegExp[]; noise: string[]; onlyKnownLeads: void },
  { running: TestConsole; github: Awaited<ReturnType<typeof startFakeGithub>> }
>({
  /** A small server of ours, with the records of the experiments. */
  github: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, give) => {
      const github = await startFakeGithub(sampleRecords(countedExperiments))
      await give(github)
      await github.stop()
    },
    { scope: 'worker' },
  ],
  running: [
    async ({ github }, give) => {
      const running = await startTestConsole({
        experiments: countedExperiments,
        statementMs: 3000,
        settings: { ...github.settings, EDIT_URL: 'https://edit.example/' },
      })
      await writeSampleCounts(running)
      await give(running)
      await running.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ running }, give) => give(running.origin),
  expects: [[], { option: true }],
  noise: [
    async ({ context, expects }, give) => {
      const noise: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') noise.push(message.text())
      })
      context.on('weberror', (error) => noise.push(`uncaught: ${error.error().message}`))
      await give(noise)
      const unexpected = noise.filter((text) => !expects.some((expected) => expected.test(text)))
      expect(unexpected, 'errors in the console of the page').toEqual([])
    },
    { auto: true },
  ],
  // The tests of a worker share its database: a lead that one has stored would be in the lists of the next.
  onlyKnownLeads: [
    async ({ running }, give) => {
      const known = await running.rows('select lead_id from leads')
      await give()
      await running.rows('delete from leads where lead_id <> all ($1)', [known.map(({ lead_id }) => lead_id)])
    },
    { auto: true },
  ],
  context: async ({ context, running }, give) => {
    const { browserCookie } = await running.signIn('owner')
    await context.addCookies([browserCookie])
    await give(context)
  },
})

export { expect }

/** Before a page is opened: the language of the console. */
export async function setLocale(page: Page, locale: Locale): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('console-language', chosen), locale)
}

/** Waits until the screen is there and every request of its panels is answered. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main').waitFor()
  await page.waitForFunction(() => document.querySelector('[data-loading]') === null && document.querySelector('h1'))
  await page.evaluate(() => document.fonts.ready)
}

/** Whom to call, on Today: by day and by night it has another title. */
export function callList(page: Page): Locator {
  return page.getByRole('region', { name: new RegExp(`^(${en.today.callNow}|${en.today.callInTheMorning})$`) })
}

/** Chromium's own authenticator, with user verification, as a phone or a laptop has one. */
export async function virtualAuthenticator(page: Page): Promise<{ cdp: CDPSession; id: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId: id } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, id }
}

/** Signs a person in by a new link, and adds a passkey of the page's authenticator. */
export async function arrive(
  page: Page,
  running: Pick<TestConsole, 'urls' | 'origin'>,
  name: string,
  role?: Role,
): Promise<void> {
  await page.goto(`${running.origin}/sign-in#${await signInLink(running, name, role)}`)
  await page.getByRole('button', { name: en.signIn.addButton }).press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('navigation', { name: en.shell.navigation })).toBeVisible()
}

/** The token of a new sign-in link, as `npm run admin -- invite` makes it. */
export async function signInLink(
  { urls }: Pick<TestConsole, 'urls'>,
  name: string,
  role: Role = 'owner',
): Promise<string> {
  const worker = new pg.Pool({ connectionString: urls.worker, max: 1 })
  const token = await createSignInLink(worker, name, role)
  await worker.end()
  return token
}

/** As Ctrl+V does, without the clipboard, which all tests share. */
export async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

/** An export of Meta Ads Manager by campaign and day, of yesterday and the day before. */
export function sampleExport(): string {
  const day = (ago: number) => addDays(todayIn(zone), -ago)
  return [
    'Day,Campaign name,Delivery,Link clicks,Amount spent (ILS)',
    `${day(2)},Autumn Sale,active,241,462.10`,
    `${day(1)},Autumn Sale,active,233,448.90`,
    `${day(2)},Retargeting IL,active,64,91.40`,
    `${day(1)},Something quite new,active,12,20`,
    ',Results from 3 campaigns,,550,1022.40',
  ].join('\n')
}
