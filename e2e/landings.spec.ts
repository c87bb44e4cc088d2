import type { Locale } from '#contract/locale.ts'
import { listen } from './quiz-page.ts'
import { expect, test } from './strict-page.ts'

const landings = [
  { id: 'RT-11', path: '/he-landing', locale: 'he', quiz: '/quiz', start: 'מתחילים את הקוויז' },
  { id: 'RT-12', path: '/legacy', locale: 'en', quiz: '/quiz-en', start: 'Start the quiz' },
  { id: 'RT-13', path: '/duplicate', locale: 'he', quiz: '/quiz', start: 'לגלות מה לשאול אותם' },
]
const words = {
  he: {
    notNow: 'לא עכשיו',
    install: 'התקנה בלחיצה אחת בפלטפורמת החנות, בלי קוד',
    seals: ['תג שותף', 'Online Store 2.0', 'ערוך ל-GDPR', 'נבנה כדי לא להאט'],
  },
  en: {
    notNow: 'Not now',
    install: 'One-click install in the store platform, no code',
    seals: ['Partner badge', 'Online Store 2.0', 'GDPR ready', 'Built for speed'],
  },
}

for (const { id, path, locale, quiz, start } of landings) {
  const { notNow, install, seals } = words[locale as Locale]

  test.describe(path, () => {
    test(`${id} CP-01 one button leads to ${quiz}, the other to /blank, and the install line is between them`, async ({
      page: tab,
    }) => {
      await tab.goto(path)
      await expect(tab.locator('html')).toHaveAttribute('lang', locale)
      await expect(tab.getByRole('link', { name: start })).toHaveAttribute('href', quiz)
      await expect(tab.getByRole('link', { name: notNow })).toHaveAttribute('href', '/blank')
      await expect(tab.getByText(install, { exact: true })).toBeVisible()
      expect((await tab.locator('.seals li').allInnerTexts()).map(plain)).toEqual(seals)
    })

    test(`${id} CP-01 the start is reported once, and only the start`, async ({ page: tab }) => {
      const reported = await listen(tab)
      const starts = () => reported.filter(({ name }) => name === 'cta_start_quiz')
      await tab.goto(path)
      await tab.getByRole('link', { name: notNow }).click()
      await tab.waitForURL('**/blank')
      expect(reported).toEqual([])
      await tab.goto(path)
      await tab.getByRole('link', { name: start }).click()
      await tab.waitForURL(`**${quiz}`)
      await expect.poll(starts).toHaveLength(1)
      expect(starts()[0]).toMatchObject({ source: 'landing', route: path })
    })

    test(`${id} TR-02 a middle click is a start, and a double click is one`, async ({ page: tab }) => {
      const reported = await listen(tab)
      await tab.goto(path)
      // The clicks are recorded; no quiz is opened.
      await tab.evaluate(() => {
        for (const click of ['click', 'auxclick']) addEventListener(click, (event) => event.preventDefault())
      })
      await tab.getByRole('link', { name: start }).dblclick()
      expect(reported.map(({ name }) => name)).toEqual(['cta_start_quiz'])
      await tab.getByRole('link', { name: start }).click({ button: 'middle' })
      await tab.getByRole('link', { name: start }).click({ button: 'right' })
      expect(reported.map(({ name }) => name)).toEqual(['cta_start_quiz', 'cta_start_quiz'])
    })

    test(`${id} the start button is in the first screen of a phone and of a desk`, async ({ page: tab }) => {
      for (const viewport of [
        { width: 390, height: 740 },
        { width: 1440, height: 800 },
        { width: 1024, height: 700 },
      ]) {
        await tab.setViewportSize(viewport)
        await tab.goto(path)
        await expect(tab.getByRole('link', { name: start })).toBeInViewport({ ratio: 1 })
      }
    })
  })
}

/** Without the invisible marks that keep a Latin run in its direction and on one line. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ')
