import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { locales, localeCodes } from '@repo/contract/locale.ts'
import { storeLeads } from '../testing/seed/store-leads.ts'
import type { TestConsole } from '../testing/test-console.ts'
import { layoutIssues } from '@repo/site/e2e/layout-issues.ts'
import { alternating } from '@repo/site/e2e/page-list.ts'
import { typeInto } from '@repo/testing/type-into.ts'
import { expect, pasteText, sampleExport, settled, signInLink, setLocale, test } from './console-page.ts'

/** Every screen, and the states of it that have elements of their own. `shows` is what only this one has, of those that are visited around it. */
const screens: readonly Screen[] = [
  { path: '/', shows: '[data-figure="visits"]' },
  { path: '/leads', shows: 'a[data-lead]' },
  { path: '/leads', with: 'an open lead', shows: 'a[href^="tel:"]', open: openLead },
  { path: '/funnel', shows: 'main input[type="range"]' },
  { path: '/funnel?view=table', shows: 'main:not(:has(input[type="range"])) table' },
  { path: '/funnel?tab=steps', shows: '[data-step]' },
  { path: '/funnel?tab=steps&view=table', shows: 'main:not(:has([data-step])) [data-reached]' },
  { path: '/funnel?tab=answers', shows: '[data-answer]' },
  { path: '/funnel?tab=campaigns', shows: '[data-per-lead]' },
  { path: '/funnel/cost', with: 'a pasted table', shows: 'main pre', open: pasteCosts },
  { path: '/funnel?source=nowhere', shows: 'main svg circle' },
  { path: '/nowhere', shows: 'main h1' },
  { path: '/funnel?tab=steps&by=variant', shows: 'main td a[target="_blank"]' },
  { path: '/experiments', shows: 'a[href="/experiments/five-question"]' },
  { path: '/experiments/five-question', shows: 'main input[name="keep"]' },
  { path: '/experiments/price-first', shows: 'main [data-kind="loss"]' },
  { path: '/experiments/new', shows: 'main form' },
  { path: '/experiments/proposed/waits', with: 'a proposal', shows: 'main pre mark', open: propose },
  { path: '/health', shows: 'li[data-state]' },
  { path: '/settings', shows: 'main button[lang]' },
  { path: '/settings?tab=people', shows: 'main input[maxlength="80"]' },
  { path: '/settings?tab=people', with: 'a link', shows: '[data-link]', open: openInvitation },
  { path: '/settings?tab=messages', shows: '[data-letter]' },
  { path: '/settings?tab=audit', shows: 'main select' },
  { path: '/sign-in', shows: 'main button[lang]' },
  {
    path: '/sign-in',
    with: 'a link',
    shows: 'main a[href="/"]',
    open: async (_, running) => `/sign-in#${await signInLink(running, 'Noa')}`,
  },
  {
    path: '/sign-in',
    with: 'a spent link',
    shows: 'main:not(:has(button[lang])) pre',
    open: async () => '/sign-in#spent',
  },
]

interface Screen {
  path: string
  with?: string
  shows: string
  /** What makes the state; its answer is the address to open. */
  open?: (page: Page, running: TestConsole) => Promise<string>
}

/** Two columns or one: on a change each screen is asked at one width of both, in the nightly run at all. */
const widths = [
  [1440, 1024],
  [390, 320],
] as const

// The spent link.
test.use({ expects: [/status of 403/] })

// One visit for half of the screens: axe is slow the first time that it runs in a page.
for (const half of [0, 1])
  for (const locale of alternating(localeCodes, half))
    test(`axe, keyboard and layout in ${locale}, half ${half + 1} of the screens`, async ({ page, running }) => {
      test.setTimeout(300_000)
      await setLocale(page, locale)
      // axe would measure the colours of a sheet that is still moving in.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/settings')
      await settled(page)
      expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
        locale,
        locales[locale].dir,
      ])
      for (const [place, { path, with: state, shows, open }] of screens.entries()) {
        if (place % 2 !== half) continue
        await page.setViewportSize({ width: 1440, height: 900 })
        await go(page, open ? await open(page, running) : path, shows)
        await test.step(`${path} ${state ?? ''}`, async () => {
          for (const [index, alike] of widths.entries()) {
            const asked = alternating(alike, Math.floor(place / 2) + index)
            for (const width of alike) {
              await page.setViewportSize({ width, height: 900 })
              // React hears of another width in the next frame.
              await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
              const where = `${path} ${state ?? ''} at ${width} px`
              expect.soft(await page.evaluate(sidewaysErrors), `layout of ${where}`).toEqual([])
              // The row of tabs of the settings scrolls.
              if (open && !path.startsWith('/settings'))
                expect.soft(await page.evaluate(layoutIssues), `text of ${where}`).toEqual([])
              if (!asked.includes(width)) continue
              expect.soft(await violations(page), `axe on ${where}`).toEqual([])
              expect.soft(await keyboardErrors(page), `keyboard on ${where}`).toEqual([])
            }
          }
        })
      }
    })

/** Within the page, as a link of the console does: the router hears of it. A sign-in link is opened as a person does. */
async function go(page: Page, address: string, shows: string): Promise<void> {
  if (address.includes('#')) await page.goto(address)
  else await page.evaluate((to) => history.pushState(null, '', to), address)
  // Until its script is there, the router leaves the screen before in its place.
  await page.locator(shows).first().waitFor({ state: 'attached' })
  await settled(page)
}

/** A lead with all that a lead can have: marks, a callback that is due, and the question how the call went. */
async function openLead(page: Page, running: TestConsole): Promise<string> {
  const [id = ''] = await storeLeads(running, [
    { fullName: 'Noa Lev with quite a long name of several words', flags: ['bot'], email: 'noa@store.example' },
  ])
  await running.rows("update leads set state = 'called', call_at = now() - interval '1 hour' where lead_id = $1", [id])
  const address = `/leads?lead=${id}`
  // Today, the screen before, has calls too.
  const call = 'main:has(a[data-lead]) a[href^="tel:"]'
  await go(page, address, call)
  await page.locator(call).click()
  return address
}

/** A link that is shown once. Leaving asks. */
async function openInvitation(page: Page, running: TestConsole): Promise<string> {
  await running.rows(
    `insert into console_passkeys (credential_id, person_id, public_key, counter, label)
     select 'seen', person_id, '', 0, 'Chrome on Linux' from console_people where name = 'Dana' on conflict do nothing`,
  )
  await page.goto('/settings?tab=people')
  page.on('dialog', (dialog) => void dialog.accept())
  const name = page.locator('input[maxlength="80"]')
  await typeInto(name, `Yael with quite a long name ${crypto.randomUUID().slice(0, 4)}`)
  await name.press('Enter')
  await page.locator('[data-link]').waitFor()
  return '/settings?tab=people'
}

/** An export with all that a file can have: a name to confirm, one without a campaign, days that are stored already, a total. */
async function pasteCosts(page: Page): Promise<string> {
  // The screen before has a heading too.
  await go(page, '/funnel/cost', 'main input[type="file"]')
  await pasteText(page, sampleExport())
  await page.locator('main details:has(pre) > summary').click()
  await page.locator('main pre').waitFor()
  return '/funnel/cost'
}

/** A change with a long question, not reviewed yet. */
async function propose(_: Page, running: TestConsole): Promise<string> {
  await running.rows('delete from console_proposals')
  const source =
    "  {\n    id: 'waits',\n    question: 'Does a rather long question bring more people to the listing?',\n    fingerprint: '57dc524667c8',\n  },"
  await running.rows(
    "insert into console_proposals (experiment, kind, source, number, url, patch, person_name, proposed_at) values ('waits', 'register', $1, 41, 'https://git.example/41', 'x', 'Dana', now())",
    [source],
  )
  return '/experiments/proposed/waits'
}

type Report = Awaited<ReturnType<AxeBuilder['analyze']>>

/** WCAG 2.2 AA by axe. It is put into the page once; dots are left out, hundreds of them without a word. */
async function violations(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await new AxeBuilder({ page }).setLegacyMode().include('title').analyze()
  return page.evaluate(
    async (tags) => {
      const { axe } = window as unknown as { axe: { run: (...of: unknown[]) => Promise<Report> } }
      const report = await axe.run(
        { exclude: ['[data-dots]'] },
        { resultTypes: ['violations'], runOnly: { type: 'tag', values: tags } },
      )
      return report.violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id}: ${help} — ${node.target.join(' ')} ${node.html.slice(0, 100)}`),
      )
    },
    ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  )
}

/** Runs in the page: what sticks out sideways. A row of tabs may scroll by itself, text for screen readers is one pixel wide. */
function sidewaysErrors(): string[] {
  const width = document.documentElement.clientWidth
  const errors: string[] = []
  if (document.documentElement.scrollWidth > innerWidth)
    errors.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} px`)
  for (const element of document.querySelectorAll('body *:not([data-dots] > i)')) {
    const { left, right } = element.getBoundingClientRect()
    if ((left < -1 || right > width + 1) && !isClipped(element)) errors.push(element.outerHTML.slice(0, 120))
  }
  return errors

  function isClipped(element: Element): boolean {
    for (let above = element.parentElement; above; above = above.parentElement)
      if (above === document.body) return false
      else if (getComputedStyle(above).overflowX !== 'visible') return true
    return false
  }
}

/** Walks with Tab from the top to the end: everything that can be used is reached, in view, and marked. */
async function keyboardErrors(page: Page): Promise<string[]> {
  const expected = await page.evaluate(() => {
    const usable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]'
    const shown = [...document.querySelectorAll<HTMLElement>(usable)].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
    )
    // Of a group of radio buttons Tab reaches one.
    const groups = new Set<string>()
    const stops = shown.filter((element) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
      return !groups.has(element.name) && Boolean(groups.add(element.name))
    })
    const walk = { reached: new Set<Element>(), errors: [] as string[] }
    Object.assign(window, { walk })
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
    scrollTo(0, 0)
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement)) return
      walk.reached.add(target)
      const name = (target.ariaLabel ?? target.textContent).trim().slice(0, 40) || target.outerHTML.slice(0, 80)
      // A control that is drawn by its label is marked there.
      const marked = [target, target.closest('label'), target.nextElementSibling, target.parentElement]
      if (!marked.some((one) => one && getComputedStyle(one).outlineStyle !== 'none'))
        walk.errors.push(`no mark on the focus: ${name}`)
      const { top, bottom } = target.getBoundingClientRect()
      if (bottom <= 0 || top >= innerHeight) walk.errors.push(`the focus is out of view: ${name}`)
    })
    return stops.length
  })
  for (let step = 0; step < expected; step++) await page.keyboard.press('Tab')
  return page.evaluate((count) => {
    const { walk } = window as unknown as { walk: { reached: Set<Element>; errors: string[] } }
    const { reached } = walk
    return [...new Set(walk.errors), ...(reached.size === count ? [] : [`Tab reached ${reached.size} of ${count}`])]
  }, expected)
}
