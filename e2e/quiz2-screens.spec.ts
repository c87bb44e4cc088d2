import { claims } from '#claims/claims.ts'
import { formText } from '#claims/form-text.ts'
import { gamifiedQuiz } from '#quiz/gamified.ts'
import { layoutFaults } from './layout-faults.ts'
import { violations } from './pages/access.ts'
import { expect, test } from './strict-page.ts'
import { choose, expectQuestion, open, optionsOn, pass, slider, words } from './quiz2-page.ts'

for (const width of [1440, 768, 390, 320]) {
  test(`every screen fits ${width} px, answered and not`, async ({ page: tab }) => {
    await tab.setViewportSize({ width, height: 844 })
    await open(tab)
    for (const [index, { kind }] of gamifiedQuiz.entries()) {
      await expectQuestion(tab, index + 1)
      expect.soft(await tab.evaluate(layoutFaults), `question ${index + 1}`).toEqual([])
      if (kind === 'final') break
      await choose(tab, index + 1, 1)
      expect.soft(await tab.evaluate(layoutFaults), `question ${index + 1}, answered`).toEqual([])
      await pass(tab, 1000)
    }
  })
}

for (const width of [1440, 390]) {
  test(`every kind of screen meets WCAG 2.2 AA at ${width} px`, async ({ page: tab }) => {
    await tab.setViewportSize({ width, height: 844 })
    await tab.emulateMedia({ reducedMotion: 'reduce' })
    await tab.goto('/quiz2')
    // By hand, on the browser's own clock: the checks need it to run.
    await tab.getByRole('switch').click()
    const seen = new Set<string>()
    for (const [index, { kind }] of gamifiedQuiz.entries()) {
      await expectQuestion(tab, index + 1)
      if (kind !== 'slider' && kind !== 'final') await optionsOn(tab).nth(1).click()
      // The verdict in both its colours: what the visitor knows, and what is a guess.
      if (kind === 'final')
        for (const word of [words.verdict.known, words.verdict.guessed])
          await expect(tab.getByRole('listitem').filter({ hasText: word }).first()).toBeVisible()
      if (!seen.has(kind)) expect.soft(await violations(tab), `question ${index + 1}`).toEqual([])
      seen.add(kind)
      if (kind !== 'final') await tab.getByRole('button', { name: words.next }).click()
    }
  })
}

for (const width of [1440, 390])
  test(`GQ-01 whichever icon is chosen at ${width} px gets the hard corner`, async ({ page: tab }) => {
    await tab.setViewportSize({ width, height: 844 })
    await open(tab)
    const icons = gamifiedQuiz.findIndex(({ kind }) => kind === 'icons')
    for (let place = 0; place < (await optionsOn(tab).count()); place++) {
      await choose(tab, icons + 1, place)
      await expect(optionsOn(tab).nth(place)).toHaveCSS('border-end-start-radius', '6px')
    }
  })

for (const [width, height] of [
  [844, 390],
  [390, 844],
  [320, 640],
] as const) {
  test(`GQ-02 at ${width} × ${height} the notice of the next question covers no control`, async ({ page: tab }) => {
    await tab.setViewportSize({ width, height })
    await open(tab)
    for (const number of [1, 2, 3, 4, 5, slider]) {
      await expectQuestion(tab, number)
      await choose(tab, number, 0)
      await tab.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      expect(await tab.evaluate(coveredControls), `question ${number}`).toEqual([])
      await pass(tab, 1000)
    }
  })
}

/** Runs in the page: controls below the question that overlap the notice. */
function coveredControls(): string[] {
  const notice = document.querySelector('output')?.getBoundingClientRect()
  if (!notice || notice.width < 10) return ['no notice']
  return [...document.querySelectorAll('footer button')]
    .filter((control) => {
      const box = control.getBoundingClientRect()
      return box.left < notice.right && notice.left < box.right && box.top < notice.bottom && notice.top < box.bottom
    })
    .map((control) => control.textContent)
}

test('the automatic switch shows on and off in forced colours', async ({ page: tab }) => {
  await tab.emulateMedia({ forcedColors: 'active' })
  await open(tab)
  const thumb = () =>
    tab.getByRole('switch').evaluate((element) => {
      const track = element.querySelector('i')
      return [
        track && getComputedStyle(track).borderTopStyle,
        track && getComputedStyle(track, '::after').borderTopWidth,
      ]
    })
  expect(await thumb()).toEqual(['solid', '8px'])
  await tab.getByRole('switch').click()
  expect(await thumb()).toEqual(['solid', '2px'])
})

for (const [width, height] of [
  [1440, 640],
  [360, 560],
] as const) {
  test(`RT-08 CL-08 at ${width} × ${height} the bar stays, on the ground of its question, with the rating`, async ({
    page: tab,
  }) => {
    await tab.setViewportSize({ width, height })
    await open(tab)
    const bar = tab.getByRole('banner')
    await expect(bar.getByText(formText(claims.rating, 'plain', 'en') ?? '', { exact: true })).toBeVisible()
    await expect(bar).toHaveCSS('position', 'sticky')
    await tab.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(bar).toBeInViewport({ ratio: 1 })
    const ground = await tab.locator('[data-kind]:has(main)').evaluate((game) => getComputedStyle(game).backgroundColor)
    await expect(bar).toHaveCSS('background-color', ground)
  })
}

test('RT-08 under 26rem of height the bar leaves the room to the question', async ({ page: tab }) => {
  await tab.setViewportSize({ width: 844, height: 390 })
  await tab.goto('/quiz2')
  await expect(tab.getByRole('banner')).toHaveCSS('position', 'static')
})
