import { listen } from './quiz-page.ts'
import { expect, test } from './strict-page.ts'

// What they say is read in their HTML: checks/served/as-specified/landings.test.ts.

const landings = [
  { id: 'RT-11', path: '/he-landing', quiz: '/quiz', start: 'מתחילים את הקוויז', notNow: 'לא עכשיו' },
  { id: 'RT-12', path: '/legacy', quiz: '/quiz-en', start: 'Start the quiz', notNow: 'Not now' },
  { id: 'RT-13', path: '/duplicate', quiz: '/quiz', start: 'לגלות מה לשאול אותם', notNow: 'לא עכשיו' },
]

for (const { id, path, quiz, start, notNow } of landings) {
  test.describe(path, () => {
    test(`${id} CP-01 the start is reported once, and only the start`, async ({ page: tab }) => {
      const reported = await listen(tab)
      const starts = () => reported.filter(({ name }) => name === 'cta_start_quiz')
      await tab.goto(path)
      await tab.getByRole('link', { name: notNow }).click()
      await tab.waitForURL('**/blank')
      expect(reported).toEqual([])
      await tab.goto(path)
      await tab.getByRole('link', { name: start, exact: true }).click()
      await tab.waitForURL(`**${quiz}`)
      await expect.poll(starts).toHaveLength(1)
      expect(starts()[0]).toMatchObject({ source: 'landing', route: path })
    })

    test(`${id} CP-01 the plan at the end of the page starts the quiz, and is reported like the start`, async ({
      page: tab,
    }) => {
      const reported = await listen(tab)
      await tab.goto(path)
      await tab.getByRole('main').getByRole('link').last().click()
      await tab.waitForURL(`**${quiz}`)
      const starts = () => reported.filter(({ name }) => name === 'cta_start_quiz')
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
      await tab.getByRole('link', { name: start, exact: true }).dblclick()
      expect(reported.map(({ name }) => name)).toEqual(['cta_start_quiz'])
      await tab.getByRole('link', { name: start, exact: true }).click({ button: 'middle' })
      await tab.getByRole('link', { name: start, exact: true }).click({ button: 'right' })
      expect(reported.map(({ name }) => name)).toEqual(['cta_start_quiz', 'cta_start_quiz'])
    })

    test(`${id} no link covers another on low laptops`, async ({ page: tab }) => {
      for (const viewport of [
        { width: 1366, height: 660 },
        { width: 1280, height: 600 },
        { width: 1024, height: 640 },
        { width: 1366, height: 768 },
      ]) {
        await tab.setViewportSize(viewport)
        await tab.goto(path)
        const links = tab.locator('main > section').first().getByRole('link')
        const [one, other] = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON()))
        const isApart =
          one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top
        expect(isApart, `${viewport.width}×${viewport.height}`).toBe(true)
      }
    })

    test(`${id} the start button is in the first screen of a phone and of a desk`, async ({ page: tab }) => {
      for (const viewport of [
        { width: 390, height: 740 },
        { width: 1440, height: 800 },
        { width: 1024, height: 700 },
      ]) {
        await tab.setViewportSize(viewport)
        await tab.goto(path)
        await expect(tab.getByRole('link', { name: start, exact: true })).toBeInViewport({ ratio: 1 })
      }
    })
  })
}
