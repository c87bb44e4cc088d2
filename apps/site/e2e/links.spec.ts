import type { Page as Tab } from '@playwright/test'
import { brand } from '@repo/content/brand.ts'
import { buildAddress, alternating, sampledPages } from './page-list.ts'
import { sectionOn } from './section-on.ts'
import { expect, test } from './strict-page.ts'
import { ui } from './words.ts'

const campaign = 'utm_source=meta&utm_campaign=%D7%A7%D7%99%D7%A5+2025'
// What a visitor's address also says and no link repeats.
const visit = `?fbclid=abc&${campaign}&utm_id=7`

/** On a change one page for each shell. */
const visited = Map.groupBy(sampledPages, ({ shell }) => shell)
  .values()
  .flatMap((alike) => alternating(alike, alike.length - 1))
  .toArray()

for (const page of visited) {
  test(`CP-11 ${page.path} carries the campaign into the listing and through the site, and leaves the chat alone`, async ({
    page: tab,
    request,
  }) => {
    const address = buildAddress(page) + visit
    const served = await (await request.get(address)).text()
    // In the empty tab: on our pages Trusted Types keep a string from becoming a document.
    const plain = await tab.evaluate(hrefsIn, served)
    await tab.goto(address)
    expect(plain).not.toEqual([])
    expect(plain.filter((href) => href.includes('utm_'))).toEqual([])
    expect(await touchedHrefsOn(tab)).toEqual(plain.map(carried))
  })
}

test('CP-11 the listing keeps its own parameters before the campaign; a link that is drawn later and a click inside the site carry it too', async ({
  page: tab,
}) => {
  await tab.goto(`/integrations${visit}`)
  const install = tab
    .getByRole('main')
    .getByRole('link', { name: sectionOn('/integrations', 'platform').cta.label })
    .first()
  const href = new URL((await install.getAttribute('href')) ?? '')
  const listing = new URL(brand.listing)
  expect(href.origin + href.pathname).toBe(listing.origin + listing.pathname)
  expect([...href.searchParams]).toEqual([...listing.searchParams, ...new URLSearchParams(campaign)])

  await tab.evaluate(() => {
    const late = document.createElement('a')
    late.href = '/pricing?plan=2#faq'
    late.textContent = 'late'
    document.querySelector('main')?.prepend(late)
  })
  const late = tab.getByRole('link', { name: 'late' })
  await expect(late).toHaveAttribute('href', '/pricing?plan=2#faq')
  await late.focus()
  await expect(late).toHaveAttribute('href', `/pricing?plan=2&${campaign}#faq`)

  await tab.getByRole('banner').getByRole('link', { name: ui.en.pricing.label }).click()
  await expect(tab, 'by pointer').toHaveURL(`/pricing?${campaign}`)
  // The address changes before the page's script has run.
  await tab.waitForLoadState('domcontentloaded')
  await tab.getByRole('banner').getByRole('link', { name: ui.en.howItWorks.label }).press('Enter')
  await expect(tab, 'by keyboard').toHaveURL(`/how-it-works?${campaign}`)
})

test('CP-11 a hostile campaign leads nowhere else', async ({ page: tab }) => {
  await tab.goto('/integrations')
  const before = await pagesLinkedOn(tab)
  for (const query of [
    '?utm_source=javascript:alert(1)',
    '?utm_source=//evil.example',
    '?utm_source="><b>&utm_term=%E0%A4%A',
  ]) {
    await tab.goto(`/integrations${query}`)
    expect(await pagesLinkedOn(tab), query).toEqual(before)
  }
})

function carried(href: string): string {
  const [page = '', fragment] = href.split('#')
  // A link within the page stays one.
  if (page === '' || page.startsWith('https://wa.me/')) return href
  if (!page.startsWith('/') && page !== brand.listing && page !== brand.origin) return href
  const address = page === brand.origin ? `${page}/` : page
  return `${address}${address.includes('?') ? '&' : '?'}${campaign}${fragment === undefined ? '' : `#${fragment}`}`
}

/** As a visitor would meet them: each link is touched before it is read. */
async function touchedHrefsOn(tab: Tab): Promise<string[]> {
  await expect(tab.locator('astro-island[ssr]')).toHaveCount(0)
  await tab.locator('a').evaluateAll((links) => {
    for (const link of links) link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  })
  return tab.evaluate(hrefsIn, undefined)
}

/** Runs in the page: the links of some HTML, or of the page. `<noscript>` is left out when scripts run. */
function hrefsIn(html: string | undefined): string[] {
  const from = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
  return [...from.querySelectorAll('a[href]:not(noscript a)')].map((link) => link.getAttribute('href') ?? '')
}

function pagesLinkedOn(tab: Tab): Promise<string[]> {
  return tab
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href.replace(/[?#].*/s, '')))
}
