import type { Browser, Page as Tab } from '@playwright/test'
import type { Texts } from '@repo/content/copy.ts'
import type { Cta } from '@repo/content/cta.ts'
import type { PageTexts } from '@repo/content/page.ts'
import { linkTo } from '@repo/site/link-to.ts'
import { asRead, collectCopy } from '../page-copy.ts'
import { buildAddress } from '../page-list.ts'
import { expect } from '../strict-page.ts'
import { settle } from '../settle.ts'

/** Without scripts the answers and links of a page are there to be read. Returns what it says. */
export async function expectReadsWithoutScripts(
  browser: Browser,
  { page, baseURL }: { page: PageTexts; baseURL: string | undefined },
): Promise<Set<string>> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
    ...(baseURL ? { baseURL } : {}),
  })
  const tab = await context.newPage()
  await tab.goto(buildAddress(page))
  const lines = await linesOn(tab)
  expect.soft(await missingCopy(tab, page), 'answers and links of the page that are not there').toEqual([])
  expect.soft(await unseenText(tab), 'text that is laid out and cannot be seen').toEqual([])
  await context.close()
  return new Set(lines)
}

/**
 * What a page says, without what only a browser with scripts can offer: what the page marks as made there (today's date, a
 * counter), and the buttons and keys of a form that needs them.
 */
export async function linesOn(tab: Tab): Promise<string[]> {
  await settle(tab)
  await tab.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-live], form button, [role="switch"], [data-actions], kbd { display: none !important }')
    document.adoptedStyleSheets = [sheet]
  })
  const text = await tab.locator('main').innerText()
  await tab.evaluate(() => void (document.adoptedStyleSheets = []))
  return (
    text
      // Tabs separate the cells of a table row.
      .split(/[\n\t]/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
  )
}

async function missingCopy(tab: Tab, page: PageTexts): Promise<string[]> {
  const { answers, ctas } = collectCopy(page)
  const text = asRead((await tab.locator('main').textContent()) ?? '')
  const links = await tab
    .locator('main a')
    .evaluateAll((all) => all.map((link) => ({ label: link.textContent, href: link.getAttribute('href') })))
  const isThere = ({ label, to }: Texts<Cta>) =>
    links.some((link) => asRead(link.label).includes(label) && link.href === (linkTo(to).href ?? null))
  return [
    ...answers.filter((answer) => !text.includes(answer)),
    ...ctas.filter((cta) => !isThere(cta)).map(({ label, to }) => `${label} → ${to}`),
  ]
}

/**
 * Text that has a place but no ink. Closed answers have no place; tooltips and drawings are not read as text; what an answer
 * to a survey shows waits for it, by native inputs.
 */
function unseenText(tab: Tab): Promise<string[]> {
  return tab.evaluate(() => {
    const unseen: string[] = []
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || !node.textContent?.trim()) continue
      if (element.closest('[aria-hidden="true"], [role="tooltip"], [data-answered]')) continue
      const isLaidOut = element.checkVisibility()
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (isLaidOut && !isSeen) unseen.push(node.textContent.trim())
    }
    return unseen
  })
}
