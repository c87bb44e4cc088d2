import { en } from '@repo/console/shared/words/en.ts'
import { countedExperiments, writeSampleCounts } from '@repo/console/testing/seed/sample-counts.ts'
import { startTestConsole, type TestConsole } from '@repo/console/testing/test-console.ts'
import { hears, nextHeading1, nextHeading2, open, test as base } from './screen-reader-test.ts'

// What a screen reader says in the owner's console: its real server with a known set of counts, signed in as an owner.

const test = base.extend<object, { running: TestConsole }>({
  running: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const running = await startTestConsole({ experiments: countedExperiments })
      await writeSampleCounts(running)
      await use(running)
      await running.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.beforeEach(async ({ reader, running }) => {
  const { name, value } = (await running.signIn('owner')).browserCookie
  await reader.keepCookie(name, value)
})

/** Orca does not always sum up a page that a script draws. */
const loaded = 'Finished loading'

test('Today says how the day goes, whom to call, and what each button does with whom', async ({ reader, running }) => {
  const { today } = en
  await open(reader, running.origin, 'main ol > li', loaded)
  await reader.press(nextHeading1)
  await hears(reader, today.title)
  await reader.press(nextHeading2)
  await hears(reader, today.callNow)
  await reader.tabTo('main a[href*="tab=to-call"]')
  await hears(reader, today.all(6))
  await reader.tabTo('main ol a')
  await hears(reader, 'תמר אור')
  await reader.tabTo('main ol a[href^="tel:"]')
  await hears(reader, today.callSomeone('תמר אור'))
})

test('Leads says the tab that is chosen with its count, and of a lead the end of its phone', async ({
  reader,
  running,
}) => {
  const { leads } = en
  await open(reader, `${running.origin}/leads`, 'a[data-lead]', loaded)
  await reader.press(nextHeading1)
  await hears(reader, leads.title)
  await reader.tabTo('a[href*="tab=new"]')
  await hears(reader, leads.tabs.new)
  await reader.press('Return')
  await hears(reader, leads.listed(leads.tabs.new, '4'))
  await reader.tabTo('a[data-lead]')
  await hears(reader, 'נועה לב', leads.endsIn('0142'))
})

test('Funnel says the tab that is chosen, and its steps as a table', async ({ reader, running }) => {
  const { funnel } = en
  await open(reader, `${running.origin}/funnel`, 'main nav a', loaded)
  await reader.press(nextHeading1)
  await hears(reader, funnel.title)
  await reader.tabTo('a[href*="tab=steps"]')
  await hears(reader, funnel.byStep)
  await reader.press('Return')
  await hears(reader, `${funnel.byStep}: `)
  await reader.press(nextTable)
  await hears(reader, funnel.table.caption)
  await reader.press('Down')
  await hears(reader, funnel.table.reached, 'column header')
})

/** Orca's command in a page. */
const nextTable = 't'
