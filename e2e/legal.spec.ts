import { locales } from '#contract/locale.ts'
import { owner } from '#content/owner.ts'
import type { Page } from '#content/page.ts'
import { addressOf, drawnPages } from './page-list.ts'
import { expect, test } from './strict-page.ts'
import { ui } from './words.ts'

const legal = drawnPages.filter(({ shell }) => shell === 'legal')
/** Nothing on them is invented. */
const withoutExamples = ['/pricing', '/integrations', '/lead', '/404', '/he-landing', '/duplicate', '/legacy'].concat(
  legal.map(({ path }) => path),
)

test('the pages the law wants are there in both languages', () => {
  const paths = ['/accessibility', '/credits', '/privacy', '/terms']
  expect(legal.map(({ path }) => path).toSorted()).toEqual(paths.flatMap((path) => [path, `${path}-he`]))
})

for (const page of drawnPages.filter(({ shell }) => shell !== 'quiz')) {
  test(`DM-02 ${page.path} links to the legal pages of its language in its footer, and calls examples by their name`, async ({
    request,
  }) => {
    const html = await (await request.get(addressOf(page))).text()
    const footer = html.slice(html.lastIndexOf('<footer'))
    const linked = [...footer.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href)
    expect(linked).toEqual(expect.arrayContaining(ui[page.locale].footer.legal.links.map(({ to }) => to)))
    expect(legalPaths(page)).toHaveLength(4)
    expect(footer.includes(ui[page.locale].footer.illustrations), 'DM-02').toBe(!withoutExamples.includes(page.path))
  })
}

for (const page of legal) {
  test(`${page.path} marks what the owner has to complete, and sells nothing`, async ({ page: tab }) => {
    await tab.goto(page.path)
    const gaps = [...new Set(JSON.stringify(page.sections).match(/\{\w+\}/g))]
      .map((quoted) => Object.entries(owner).find(([name]) => quoted === `{${name}}`)?.[1])
      .filter((detail) => detail?.value === undefined)
      .flatMap((detail) => (detail ? [detail.missing[page.locale]] : []))
    const marks = await tab.locator('main mark').allTextContents()
    expect(marks).toEqual(expect.arrayContaining(gaps))
    await expect(tab.locator('#bottom-bar')).toHaveCount(0)
    await expect(tab.getByRole('contentinfo')).not.toContainText(/\d+[- ](day|ימי)/)
  })
}

for (const page of legal.filter(({ path }) => path.startsWith('/accessibility'))) {
  test(`${page.path} lists its chapters beside the text, the one in view marked`, async ({ page: tab }) => {
    await tab.setViewportSize({ width: 1440, height: 900 })
    await tab.goto(page.path)
    const links = tab.getByRole('main').getByRole('navigation').getByRole('link')
    await expect(links.first()).toHaveAttribute('aria-current', 'true')
    await links.nth(3).click()
    await expect(links.nth(3)).toHaveAttribute('aria-current', 'true')
    await expect(tab.getByRole('main').locator('nav [aria-current]')).toHaveCount(1)
    await expect(tab.getByRole('heading', { level: 2 }).nth(4)).toBeInViewport()
  })

  test(`${page.path} folds its chapters on a phone, without a script too`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
    const tab = await context.newPage()
    await tab.goto(page.path)
    const folded = tab.locator('main details')
    const link = folded.getByRole('link').last()
    await expect(link).toBeHidden()
    await folded.locator('summary').click()
    await link.click()
    await expect(tab.getByRole('heading', { level: 2 }).last()).toBeInViewport()
    await context.close()
  })
}

for (const [path, nobody] of [
  ['/privacy', 'We do not count visits'],
  ['/privacy-he', 'הביקורים שלכם כאן לא נספרים'],
] as const) {
  test(`TR-03 ${path} says that nobody counts in a build where nobody does`, async ({ page: tab }) => {
    await tab.goto(path)
    await expect(tab.getByRole('main')).toContainText(nobody)
    await expect(tab.getByRole('main')).not.toContainText(/Google|Meta\b/)
  })
}

test('the licences of what reaches a browser are published in full', async ({ request }) => {
  const response = await request.get('/licences.txt')
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  for (const words of ['SIL OPEN FONT LICENSE', 'Secular One', 'IBM Corp', 'Lucide', 'Meta Platforms', 'Kiril Vatev'])
    expect(text).toContain(words)
})

function legalPaths({ locale }: Page): string[] {
  return ui[locale].footer.legal.links
    .map(({ to }) => to)
    .filter((to) => legal.some((page) => page.path === to && locales[page.locale] === locales[locale]))
}
