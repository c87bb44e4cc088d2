import { chromium, type Page as Tab, type Route } from '@playwright/test'
import { systemChromium } from '@repo/testing/system-chromium.ts'
import { asRead } from './page-copy.ts'
import { alternating } from './page-list.ts'
import { sectionOn } from './section-on.ts'
import { settle } from './settle.ts'
import { expect, test } from './strict-page.ts'

// On a phone the rest of a long page is laid out once it has loaded (docs/decisions/020). A visitor may not notice: each test acts
// while the page is still loading, unless it says otherwise.

const long = ['/', '/advertorial-he', '/features', '/10-ways']
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

test.use(phone)

for (const path of alternating(long, 0))
  test(`${path} is laid out as far as the first screens at first, and whole when it has loaded`, async ({
    page: tab,
    browser,
    baseURL,
  }) => {
    const load = await openedByHalf(tab, path)
    expect(await skippedParts(tab), 'while loading').toBeGreaterThan(3)
    await load()
    await expect.poll(() => skippedParts(tab)).toBe(0)
    // Nothing is left that would grow.
    const length = await measureLength(tab)
    await tab.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('* { content-visibility: visible !important }')
      document.adoptedStyleSheets.push(sheet)
    })
    expect(await measureLength(tab)).toBe(length)
    const still = await browser.newContext({ ...phone, baseURL, javaScriptEnabled: false })
    const plain = await still.newPage()
    await plain.goto(path)
    expect(await skippedParts(plain), 'without scripts').toBe(0)
    await still.close()
  })

const inputs = [
  { input: 'a touch', tag: [], act: (tab: Tab) => tab.touchscreen.tap(4, 400) },
  { input: 'a key', tag: [], act: (tab: Tab) => tab.keyboard.press('Shift') },
  // By far more than a little: a jump to the end, below.
  { input: 'scrolling a little', tag: '@nightly', act: (tab: Tab) => tab.evaluate(() => scrollBy(0, 1)) },
]

for (const { input, tag, act } of inputs)
  test(`${input} lays out the whole page`, { tag }, async ({ page: tab }) => {
    await openedByHalf(tab, '/')
    await act(tab)
    await expect.poll(() => skippedParts(tab)).toBe(0)
    expect(await tab.evaluate(() => document.readyState)).toBe('interactive')
  })

for (const path of alternating(long, 1))
  test(`a jump to the end of ${path} arrives at its end and stays there`, async ({ page: tab }) => {
    const load = await openedByHalf(tab, path)
    await tab.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    const toTheEnd = () => tab.evaluate(() => Math.round(document.documentElement.scrollHeight - innerHeight - scrollY))
    await expect.poll(() => skippedParts(tab)).toBe(0)
    await expect.poll(toTheEnd).toBeLessThanOrEqual(1)
    await load()
    await settle(tab)
    expect(await toTheEnd()).toBeLessThanOrEqual(1)
  })

test('a fragment in the address is jumped to', async ({ page: tab }) => {
  const load = await openedByHalf(tab, '/features#ask-note')
  await expect(tab.locator('#ask-note')).toBeInViewport()
  await load()
  await settle(tab)
  await expect(tab.locator('#ask-note')).toBeInViewport()
})

for (const how of alternating(['reload', 'goBack'] as const, 1))
  test(`${how} returns to the same place`, async ({ page: tab }) => {
    await tab.goto('/')
    await settle(tab)
    const question = tab.locator('main details').nth(2)
    await question.evaluate((part) => part.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const measureTop = () => question.evaluate((part) => Math.round(part.getBoundingClientRect().top))
    const top = await measureTop()
    if (how === 'goBack') await tab.goto('/pricing')
    await tab[how]()
    await settle(tab)
    await expect.poll(measureTop).toBe(top)
  })

test('a search finds words that are not laid out yet', async ({ page: tab }) => {
  // A text fragment: the browser searches as its own dialog does, and takes the words out of the address.
  const words = asRead(sectionOn('/', 'numberedSteps').headline.split('\n').at(-1) ?? '')
  const load = await openedByHalf(tab, `/#:~:text=${encodeURIComponent(words)}`)
  const found = tab.getByRole('heading', { name: words })
  await expect(found).toBeInViewport()
  expect(await tab.evaluate(() => location.hash)).toBe('')
  await load()
  await settle(tab)
  await expect(found).toBeInViewport()
})

test('a screen reader has all headings before they are laid out', async ({ baseURL }) => {
  // The tree as it is when a screen reader is running.
  const args = [...systemChromium.args, '--force-renderer-accessibility']
  const browser = await chromium.launch({ ...systemChromium, args })
  const tab = await browser.newPage({ ...phone, baseURL })
  await openedByHalf(tab, '/')
  const devtools = await tab.context().newCDPSession(tab)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const headings = nodes.filter(({ role, ignored }) => role?.value === 'heading' && !ignored)
  expect(headings.length).toBe(await tab.locator('h1, h2, h3').count())
  expect(await skippedParts(tab), 'still not laid out').toBeGreaterThan(3)
  await browser.close()
})

test('on paper, and beside a scroll bar that is always shown, all is laid out at once', async ({
  page: tab,
  browser,
  baseURL,
}) => {
  await openedByHalf(tab, '/')
  await tab.emulateMedia({ media: 'print' })
  expect(await skippedParts(tab)).toBe(0)
  // A new context takes the settings of the test where it names none.
  const desktop = await browser.newContext({ baseURL, viewport: phone.viewport, isMobile: false, hasTouch: false })
  const window = await desktop.newPage()
  await openedByHalf(window, '/')
  expect(await skippedParts(window)).toBe(0)
  await desktop.close()
})

/** Opens a page whose fonts do not arrive, so that it is drawn but not loaded; the returned function lets them in. */
async function openedByHalf(tab: Tab, path: string): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHeld = true
  await tab.route('**/*.woff2', (route) => (isHeld ? void held.push(route) : route.continue()))
  await tab.goto(path, { waitUntil: 'domcontentloaded' })
  await tab.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  return async () => {
    isHeld = false
    await Promise.all(held.map((route) => route.continue()))
    await tab.waitForLoadState()
  }
}

/** How many parts of the page are not laid out. */
function skippedParts(tab: Tab): Promise<number> {
  return tab
    .locator('main *')
    .evaluateAll(
      (parts) =>
        parts.filter(
          (part) =>
            getComputedStyle(part).contentVisibility === 'auto' &&
            part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false,
        ).length,
    )
}

function measureLength(tab: Tab): Promise<number> {
  return tab.evaluate(() => document.documentElement.scrollHeight)
}
