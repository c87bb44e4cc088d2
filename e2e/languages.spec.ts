import { locales } from '#contract/locale.ts'
import { inOtherLanguage } from '#site/layout/in-other-language.ts'
import { drawnPages, pages } from './page-list.ts'
import { expect, test } from './strict-page.ts'

// The way to the other language, in the footer. The quizzes have no footer.
for (const page of drawnPages.filter(({ shell }) => shell !== 'quiz')) {
  const twin = inOtherLanguage(page, pages)
  if (!twin) continue
  test(`${page.path} leads to ${twin.path} in its footer, in the words of that language`, async ({ page: tab }) => {
    await tab.goto(page.path)
    const link = tab.getByRole('contentinfo').getByRole('link', { name: locales[twin.locale].name, exact: true })
    await expect(link).toHaveAttribute('lang', twin.locale)
    await link.click()
    await expect(tab).toHaveURL(twin.path)
    await expect(tab.locator('html')).toHaveAttribute('lang', twin.locale)
  })
}

test('RS-01 whoever changes the language of their plan keeps the plan and the campaign', async ({ page: tab }) => {
  await tab.goto('/results?scenario=C&utm_source=meta')
  await tab.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(tab).toHaveURL(/^[^?]*\/results-en\?/)
  await expect(tab).toHaveURL(/[?&]scenario=C(&|$)/)
  await expect(tab).toHaveURL(/[?&]utm_source=meta(&|$)/)
  await expect(tab.locator('html')).toHaveAttribute('data-scenario', 'C')
})
