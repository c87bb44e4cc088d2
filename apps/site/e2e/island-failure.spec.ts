import { AxeBuilder } from '@axe-core/playwright'
import type { Page as Tab, Route } from '@playwright/test'
import type { PageTexts } from '@repo/content/page.ts'
import { linkTo } from '@repo/site/link-to.ts'
import { alternating, sampledPages } from './page-list.ts'
import { expect, test } from './strict-page.ts'

const alive = sampledPages.filter(({ sections }) =>
  sections.some(({ kind }) => kind === 'quiz' || kind === 'game' || kind === 'leadForm'),
)
const answers = {
  'is gone since the last release': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is lost with the network': (route: Route) => route.abort('connectionreset'),
}

// The smallest screen: a message names a long address.
test.use({ viewport: { width: 320, height: 640 } })

test('RT-31 among the pages with an island are a quiz, the game and a lead form', () => {
  const kinds = new Set(alive.flatMap(({ sections }) => sections.map(({ kind }) => kind)))
  expect([...kinds]).toEqual(expect.arrayContaining(['quiz', 'game', 'leadForm']))
})

for (const [turn, [what, answer]] of Object.entries(answers).entries())
  for (const page of alternating(alive, turn)) {
    test(`RT-31 ${page.path} says so when the island's file ${what}, and Reload works`, async ({
      page: tab,
      noise,
    }) => {
      await tab.route(`**${await islandFileOf(tab, page)}*`, answer)
      await tab.goto(page.path)
      await expectFailure(tab, page, /module/)
      // What the browser and Astro say about the missing file.
      expect(noise.length).toBeGreaterThan(0)
      noise.length = 0

      await tab.unrouteAll()
      await tab.getByRole('alert').getByRole('button').click()
      await expectAlive(tab)
    })
  }

// React, and what Astro hydrates with.
for (const [turn, file] of ['react', 'client'].entries())
  for (const page of alternating(alive, turn + 2)) {
    test(`RT-31 ${page.path} says so when a file that islands share, ${file}, is gone`, async ({
      page: tab,
      noise,
    }) => {
      await tab.route(`**/assets/${file}.*`, answers['is gone since the last release'])
      await tab.goto(page.path)
      await expectFailure(tab, page, /module/)
      expect(await violations(tab)).toEqual([])
      noise.length = 0
    })
  }

for (const page of alternating(alive, 1)) {
  test(`RT-31 ${page.path} says what happened when something in the island throws`, async ({ page: tab, noise }) => {
    await tab.route(page.path, async (route) => {
      const html = await (await route.fetch()).text()
      await route.fulfill({ contentType: 'text/html', body: html.replace('&quot;words&quot;', '&quot;none&quot;') })
    })
    await tab.goto(page.path)
    await expectFailure(tab, page, /undefined/)
    noise.length = 0
  })
}

for (const page of alive) {
  test(`RT-31 ${page.path} says so when the script takes too long, and goes on when it comes after all`, async ({
    page: tab,
  }) => {
    await tab.clock.install({ time: 0 })
    let letGo = () => {}
    const gate = new Promise<void>((resolve) => (letGo = resolve))
    await tab.route('**/assets/*.js*', async (route) => {
      await gate
      await route.continue()
    })
    await tab.goto(page.path, { waitUntil: 'commit' })
    await expect(tab.locator('astro-island')).toBeAttached()
    await tab.clock.pauseAt(29_000)
    await expect(tab.getByRole('alert')).toHaveCount(0)
    await tab.clock.runFor(30_000)
    await expectFailure(tab, page, /30 seconds/)
    letGo()
    await expectAlive(tab)
  })
}

test('Trusted Types: the default policy passes the HTML of the slots and no other', async ({ page: tab, noise }) => {
  for (const { path } of alive) {
    await tab.goto(path)
    await expectAlive(tab)
    const { slots, accepted, refused } = await tab.evaluate(() => {
      const assign = (html: string) => {
        try {
          document.createElement('div').innerHTML = html
          return true
        } catch {
          return false
        }
      }
      const slots = [...document.querySelectorAll('astro-slot')].map(({ innerHTML }) => innerHTML)
      const others = ['<img src=x onerror=alert(1)>', `${slots[0]}<b>more</b>`, '']
      return {
        slots: slots.length,
        accepted: slots.filter(assign).length,
        refused: others.filter((html) => !assign(html)).length,
      }
    })
    expect.soft(slots, path).toBe(path.startsWith('/lead') ? 0 : 1)
    expect.soft(accepted, path).toBe(slots)
    expect.soft(refused, path).toBe(3)
    // What Chromium says about each refusal.
    expect.soft(noise, path).toHaveLength(3)
    noise.length = 0
  }
})

async function expectFailure(tab: Tab, { path, locale, sections }: PageTexts, message: RegExp): Promise<void> {
  const notice = tab.getByRole('alert')
  await expect(notice.getByRole('heading')).toHaveText('Unexpected Application Error!')
  await expect(notice.locator('p').first()).toHaveText(message)
  await expect(notice.getByRole('button')).toHaveText(reloadOf(sections))
  await expect(tab.locator('button:disabled:visible, fieldset:disabled:visible')).toHaveCount(0)
  await expect(tab.getByRole('main')).toHaveCount(1)
  const hasForm = sections.some(({ kind }) => kind === 'leadForm')
  if (hasForm) await expect(notice.getByRole('link')).toHaveAttribute('href', linkTo(`chat-${locale}`).href ?? path)
  expect(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}

function reloadOf(sections: PageTexts['sections']): string {
  const [words] = sections.flatMap((section) => {
    if (section.kind === 'leadForm') return [section.form.failure.reload]
    return section.kind === 'quiz' || section.kind === 'game' ? [section.words.failure.reload] : []
  })
  return words ?? 'no island'
}

async function expectAlive(tab: Tab): Promise<void> {
  await expect(tab.locator('astro-island:not([ssr])')).toBeAttached()
  await expect(tab.locator('astro-island :is(button[type="submit"], fieldset button)').first()).toBeEnabled()
  await expect(tab.getByText('Unexpected Application Error!')).toHaveCount(0)
  await expect(tab.getByRole('main')).toHaveCount(1)
}

async function islandFileOf(tab: Tab, { path }: PageTexts): Promise<string> {
  const html = await (await tab.request.get(path)).text()
  return /component-url="([^"]+)"/.exec(html)?.[1] ?? 'no island'
}

async function violations(tab: Tab): Promise<string[]> {
  const report = await new AxeBuilder({ page: tab }).setLegacyMode().analyze()
  return report.violations.map(({ id, help }) => `${id}: ${help}`)
}
