import { asRead } from './page-copy.ts'
import { sectionOn } from './section-on.ts'
import { expect, test } from './strict-page.ts'

const words = sectionOn('/404', 'notFound')

test('RT-30 an unknown path gets the 404 page, which reports the path once, leads home and to likely pages in both languages', async ({
  page: tab,
}) => {
  const reports: string[] = []
  await tab.exposeFunction('reported', (text: string) => reports.push(text))
  // The page's own calls: Chromium itself writes to the console too, because the document came with a 404.
  await tab.addInitScript(() => {
    const { reported } = window as unknown as { reported: (text: string) => void }
    const say = console.error
    console.error = (...words) => {
      reported(words.join(' '))
      say(...words)
    }
  })
  const response = await tab.goto('/no/such-page?utm_source=x')
  expect(response?.status()).toBe(404)
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(asRead(words.headline))
  const home = tab.getByRole('main').getByRole('link').first()
  await expect(home).toHaveText(asRead(words.cta.label))
  await expect(home).toHaveAttribute('href', '/?utm_source=x')
  await expect(tab.locator('html')).toHaveAttribute('lang', 'en')
  await expect.poll(() => reports).toHaveLength(1)
  expect(reports[0]).toContain('/no/such-page')

  for (const [lang, dir] of [
    ['en', 'ltr'],
    ['he', 'rtl'],
  ]) {
    const group = tab.getByRole('main').locator(`nav[lang="${lang}"]`)
    await expect(group).toHaveAttribute('dir', dir ?? '')
    await expect(group.getByRole('link')).toHaveCount(words.likely.find((one) => one.lang === lang)?.links.length ?? 0)
  }
  await tab.getByRole('main').locator('nav[lang="he"]').getByRole('link').first().click()
  await expect(tab.locator('html')).toHaveAttribute('lang', 'he')
})

test('RT-30 in a low window of a laptop the 404 page has its sentence and its button in the first screen', async ({
  page: tab,
}) => {
  await tab.setViewportSize({ width: 1366, height: 660 })
  await tab.goto('/no/such-page')
  const main = tab.getByRole('main')
  await expect(main.getByText(asRead(words.text))).toBeInViewport({ ratio: 1 })
  await expect(main.getByRole('link').first()).toBeInViewport({ ratio: 1 })
})
