import { alternating } from '@repo/site/e2e/page-list.ts'
import { localeCodes } from '@repo/contract/locale.ts'
import type { Pulse } from '../features/funnel/api/reports.ts'
import { auditWords } from '../features/settings/screen/audit-words.ts'
import { healthEn } from '../features/health/words/health.en.ts'
import { en } from '../shared/words/en.ts'
import { he } from '../shared/words/he.ts'
import { storeLeads } from '../testing/seed/store-leads.ts'
import { expect, settled, setLocale, test } from './console-page.ts'

test.beforeEach(({ page }) => setLocale(page, 'en'))

test('failed messages are a line to look at, and one button sends them again', async ({ page, running }) => {
  const lead = crypto.randomUUID()
  await running.rows(
    `insert into outbox (kind, lead_id, attempts, dead_at, last_error) values ('lead.created', $1, 3, now(), '503')`,
    [lead],
  )
  await page.goto('/health')
  const outbox = page.getByRole('listitem').filter({ hasText: healthEn.names.outbox })
  await expect(outbox).toContainText(new RegExp(`${healthEn.outbox.figure('\\d+', '1')} ${healthEn.outbox.error}`))
  await expect(outbox).toHaveAttribute('data-state', 'look')
  // The answer itself is for a developer.
  await expect(outbox.getByText('503')).toBeHidden()
  await outbox.getByRole('button', { name: healthEn.outbox.button }).press('Enter')
  await expect(page.getByRole('main')).toContainText(healthEn.outbox.retried(1))
  await expect(page.getByRole('button', { name: healthEn.outbox.button })).toHaveCount(0)
  expect(await running.rows('select attempts, dead_at from outbox where lead_id = $1', [lead])).toEqual([
    { attempts: 0, dead_at: null },
  ])
  await running.rows('delete from outbox where lead_id = $1', [lead])
})

test('a message about a lead that failed is said on Today, and by a dot beside Health', async ({ page, running }) => {
  const lead = crypto.randomUUID()
  await running.rows(
    `insert into outbox (kind, lead_id, attempts, dead_at, last_error) values ('lead.created', $1, 3, now(), '503')`,
    [lead],
  )
  // The checks of Health are read once a minute for the number beside it.
  await page.route('**/api/pulse', async (route) => {
    const pulse: Pulse = await (await route.fetch()).json()
    await route.fulfill({ json: { ...pulse, errors: 0, warnings: 1 } })
  })
  await page.goto('/')
  const notice = page.getByRole('region', { name: en.today.lookHere })
  await expect(notice).toContainText(en.today.leadsHeld)
  await expect(notice).toContainText(/ 1 failed\./)
  const health = page.getByRole('navigation').getByRole('link', { name: en.shell.screens.health })
  await expect(health).toHaveAccessibleName(`${en.shell.screens.health} ${en.shell.warnings(1)}`)
  await running.rows('delete from outbox where lead_id = $1', [lead])
})

test('Health shows what is not well, and counts the rest', async ({ page }) => {
  const lines = [
    { id: 'rollup', state: 'error', lagSeconds: 900 },
    { id: 'bots', state: 'well', share: 0.1 },
    { id: 'events-hour', state: 'well', now: 90, weekAgo: 90 },
  ]
  const answer = (shown: object[]) =>
    page.route('**/api/health', (route) =>
      route.fulfill({ json: { checkedAt: new Date().toISOString(), version: '1', lines: shown } }),
    )
  await answer(lines)
  await page.goto('/health')
  await expect(page.getByRole('heading', { name: healthEn.count(1, 2) })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText(healthEn.rollup.do)).toBeVisible()
  await answer(lines.slice(1))
  await page.reload()
  await expect(page.getByRole('heading', { name: healthEn.count(0, 2) })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0)
})

test('the audit log: its filters are in the address, and the file has the same entries', async ({ page, running }) => {
  // Another test of this worker may have exported, or changed a lead.
  await running.rows("delete from audit_log where person_name in ('Dana', 'Gil')")
  await running.rows(
    "insert into audit_log (person_name, action, count) values ('Dana', 'export-begun', 7), ('Gil', 'export-begun', 8)",
  )
  await page.goto('/settings?tab=audit')
  await page.getByLabel(en.settings.filterKind).selectOption('leads')
  await page.getByLabel(en.settings.filterPerson).selectOption('Dana')
  await expect(page).toHaveURL(/\?tab=audit&kind=leads&person=Dana$/)
  const entries = page.getByRole('main').getByRole('listitem')
  await expect(entries).toHaveCount(1)
  await expect(entries).toContainText('Dana')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: en.settings.csv }).click(),
  ])
  expect(download.suggestedFilename()).toBe('audit-log.csv')
  const text = (await (await download.createReadStream()).toArray()).join('')
  expect(text.split('\r\n')[1]).toMatch(/"Dana","export-begun","","7",""$/)

  await page.goBack()
  await expect(entries.filter({ hasText: 'Gil' })).toHaveCount(1)
})

for (const locale of alternating(localeCodes, 1))
  test(`the audit log says in ${locale} who did what, and a lead's number opens it`, async ({ page, running }) => {
    const words = { en, he }[locale]
    await setLocale(page, locale)
    const [id = ''] = await storeLeads(running, [{ fullName: 'Noa Lev' }])
    await running.rows(
      `insert into audit_log (person_name, action, lead_id, count, facts) values
         ('Gil', 'leads-listed', null, 9, '{"tab": "to-call", "phones": "shown"}'),
         ('Gil', 'lead-changed', $1, null, '{"from": "new", "to": "no_answer"}'), (null, 'refused', null, null, '{"by": "link"}')`,
      [id],
    )
    await page.goto('/settings?tab=audit')
    await settled(page)
    const says = auditWords[locale]
    const { tabs, states } = words.leads
    const log = page.getByRole('main')
    await expect(log).toContainText(says.listedWhole(tabs['to-call'], says.leads(9, '9')))
    await expect(log).toContainText(says.refused.link)
    await expect(log).not.toContainText(/to-call|no_answer|phones:|by: /)
    const change = log.getByRole('listitem').filter({ hasText: says.state(states.new, states.no_answer) })
    await change.getByRole('link', { name: id.slice(-4) }).click()
    await expect(page.getByRole('heading', { name: 'Noa Lev' })).toBeVisible()
    await running.rows("delete from audit_log where person_name = 'Gil' or action = 'refused'")
  })
