import { asRead } from './page-copy.ts'
import { alternating, drawnPages } from './page-list.ts'
import { listen, quizIn } from './quiz-page.ts'
import { expect, test } from './strict-page.ts'

// What they say is read in their HTML: apps/site/checks/served/with-every-claim/landings.test.ts.

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

for (const { path, quiz, start, notNow } of alternating(landings, 0))
  test(`RT-11 RT-12 RT-13 CP-01 the start of ${path} is reported once, and only the start`, async ({ page: tab }) => {
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

for (const { path, quiz, start } of alternating(landings, 1))
  test(`CP-01 TR-02 the plan at the end of ${path} starts the quiz and is reported like the start; a middle click is a start, and a double click is one`, async ({
    page: tab,
  }) => {
    const reported = await listen(tab)
    await tab.goto(path)
    await test.step('TR-02 clicks, with no quiz opened', async () => {
      const hold = await tab.evaluateHandle(() => {
        const held = new AbortController()
        for (const click of ['click', 'auxclick'])
          addEventListener(click, (event) => event.preventDefault(), { signal: held.signal })
        return held
      })
      await tab.getByRole('link', { name: start, exact: true }).dblclick()
      expect(reported.map(({ name }) => name)).toEqual(['cta_start_quiz'])
      await tab.getByRole('link', { name: start, exact: true }).click({ button: 'middle' })
      await tab.getByRole('link', { name: start, exact: true }).click({ button: 'right' })
      expect(reported.map(({ name }) => name)).toEqual(['cta_start_quiz', 'cta_start_quiz'])
      await hold.evaluate((held) => held.abort())
    })

    reported.length = 0
    await tab.getByRole('main').getByRole('link').last().click()
    await tab.waitForURL(`**${quiz}`)
    const starts = () => reported.filter(({ name }) => name === 'cta_start_quiz')
    await expect.poll(starts).toHaveLength(1)
    expect(starts()[0]).toMatchObject({ source: 'landing', route: path })
  })

// Phones and higher screens: pages/first-screen.spec.ts.
for (const { path, start } of alternating(landings, 2))
  test(`on low laptops the start of ${path} is in the first screen, and no link covers another`, async ({
    page: tab,
  }) => {
    await tab.goto(path)
    for (const [width, height] of [
      [1366, 768],
      [1366, 660],
      [1280, 600],
      [1024, 640],
    ] as const) {
      await tab.setViewportSize({ width, height })
      await expect(tab.getByRole('link', { name: start, exact: true })).toBeInViewport({ ratio: 1 })
      const links = tab.locator('main > section').first().getByRole('link')
      const [one, other] = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON()))
      const isApart =
        one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top
      expect(isApart, `${width}×${height}`).toBe(true)
    }
  })
