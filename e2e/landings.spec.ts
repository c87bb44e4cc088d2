import { asRead } from './copy-of.ts'
import { drawnPages } from './page-list.ts'
import { listen, quizIn } from './quiz-page.ts'
import { expect, test } from './strict-page.ts'

// What they say is read in their HTML: checks/served/with-every-claim/landings.test.ts.

/** Every page that leads into the quiz of its language. */
const landings = drawnPages.flatMap(({ path, locale, sections }) =>
  sections.flatMap((section) =>
    section.kind === 'quizEntry'
      ? [
          {
            path,
            quiz: quizIn(locale).path,
            start: asRead(section.start.label),
            notNow: { name: asRead(section.notNow.label), path: section.notNow.to },
          },
        ]
      : [],
  ),
)

for (const { path, quiz, start, notNow } of landings) {
  test.describe(path, () => {
    test(`RT-11 RT-12 RT-13 CP-01 the start is reported once, and only the start`, async ({ page: tab }) => {
      const reported = await listen(tab)
      const starts = () => reported.filter(({ name }) => name === 'cta_start_quiz')
      await tab.goto(path)
      await tab.getByRole('link', { name: notNow.name }).click()
      await tab.waitForURL(`**${notNow.path}`)
      expect(reported).toEqual([])
      await tab.goto(path)
      await tab.getByRole('link', { name: start, exact: true }).click()
      await tab.waitForURL(`**${quiz}`)
      await expect.poll(starts).toHaveLength(1)
      expect(starts()[0]).toMatchObject({ source: 'landing', route: path })
    })

    test(`CP-01 the plan at the end of the page starts the quiz, and is reported like the start`, async ({
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

    test(`TR-02 a middle click is a start, and a double click is one`, async ({ page: tab }) => {
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

    test(`no link covers another on low laptops`, async ({ page: tab }) => {
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

    test(`the start button is in the first screen of a phone and of a desk`, async ({ page: tab }) => {
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
