import type { Page as Tab } from '@playwright/test'
import { linkTo } from '#site/link-to.ts'
import { asRead, copyOf } from './copy-of.ts'
import { addressOf, drawnPages } from './page-list.ts'
import { expect, test } from './quiet-page.ts'
import { settle } from './settle.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const page of drawnPages) {
    test(`${page.path} shows all of its copy, its answers and its links`, async ({ page: tab }) => {
      await tab.goto(addressOf(page))
      await settle(tab)
      const text = asRead((await tab.locator('main').textContent()) ?? '')
      const { answers, ctas } = copyOf(page)
      expect.soft(answers.filter((answer) => !text.includes(answer))).toEqual([])
      const links = await tab
        .locator('main a')
        .evaluateAll((all) => all.map((link) => ({ label: link.textContent, href: link.getAttribute('href') })))
      const missing = ctas.filter(
        ({ label, to }) =>
          !links.some((link) => asRead(link.label).includes(label) && link.href === (linkTo(to).href ?? null)),
      )
      expect.soft(missing).toEqual([])
      expect.soft(await unseenText(tab), 'text that is laid out and cannot be seen').toEqual([])
    })
  }
})

for (const page of drawnPages) {
  test(`${page.path} says the same with any query, and nothing more with scripts`, async ({ page: tab, browser }) => {
    const address = addressOf(page)
    await tab.goto(address)
    const plain = await linesOn(tab)
    await tab.goto(`${address}?utm_source=x&foo=<script>`)
    expect(await linesOn(tab)).toEqual(plain)

    const still = await browser.newContext({ javaScriptEnabled: false })
    const stillTab = await still.newPage()
    await stillTab.goto(address)
    const withoutScripts = new Set(await linesOn(stillTab))
    await still.close()
    expect(plain.filter((line) => !withoutScripts.has(line))).toEqual([])
  })
}

/**
 * What a page says, without what only a browser with scripts can offer: what the page marks as made there (today's date, a
 * counter), and the buttons of a form that needs them.
 */
async function linesOn(tab: Tab): Promise<string[]> {
  await settle(tab)
  await tab.locator('[data-live], form button').evaluateAll((all) => all.forEach((one) => one.remove()))
  const text = await tab.locator('main').innerText()
  return (
    text
      // The cells of a table row are told apart by tabs.
      .split(/[\n\t]/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
  )
}

/** Text that has a place but no ink. Closed answers have no place; tooltips and drawings are not read as text. */
function unseenText(tab: Tab): Promise<string[]> {
  return tab.evaluate(() => {
    const unseen: string[] = []
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || !node.textContent?.trim() || element.closest('[aria-hidden="true"], [role="tooltip"]')) continue
      const isLaidOut = element.checkVisibility()
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (isLaidOut && !isSeen) unseen.push(node.textContent.trim())
    }
    return unseen
  })
}
