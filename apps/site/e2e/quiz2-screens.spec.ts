import { claims } from '@repo/content/claims/claims.ts'
import { formText } from '@repo/content/claims/form-text.ts'
import { gamifiedQuiz } from '@repo/contract/quiz/gamified.ts'
import { layoutIssues } from './layout-issues.ts'
import { violations } from './pages/access.ts'
import { expect, test } from './strict-page.ts'
import { alternating } from './page-list.ts'
import { choose, expectQuestion, moving, open, optionsOn, pass, walkTo, words } from './quiz2-page.ts'

const narrowest = [320, 640] as const
const windows = [
  [1440, 844],
  [768, 844],
  [844, 390],
  [390, 844],
] as const

test('GQ-02 every screen fits every window, answered and not, and the notice of the next question covers no control', async ({
  page: tab,
}) => {
  const atEach = async (index: number, check: (name: string) => Promise<void>) => {
    for (const [width, height] of [narrowest, ...alternating(windows, index)]) {
      await tab.setViewportSize({ width, height })
      await check(`question ${index + 1} at ${width} × ${height}`)
    }
  }
  await open(tab)
  for (const [index, { kind }] of gamifiedQuiz.entries()) {
    await expectQuestion(tab, index + 1)
    await atEach(index, async (name) => {
      expect.soft(await tab.evaluate(layoutIssues), name).toEqual([])
    })
    if (kind === 'final') break
    await choose(tab, index + 1, 1)
    await atEach(index, async (name) => {
      expect.soft(await tab.evaluate(layoutIssues), `${name}, answered`).toEqual([])
      await tab.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      expect.soft(await tab.evaluate(coveredControls, moving), `${name}, answered`).toEqual([])
    })
    await pass(tab, 1000)
  }
})

for (const width of alternating([390, 1440], 0)) {
  test(`every kind of screen meets WCAG 2.2 AA at ${width} px`, async ({ page: tab }) => {
    await tab.setViewportSize({ width, height: 844 })
    await tab.emulateMedia({ reducedMotion: 'reduce' })
    await tab.goto('/quiz2')
    // By hand, on the browser's own clock: the checks need it to run.
    await tab.getByRole('switch').click()
    const seen = new Set<string>()
    for (const [index, { kind }] of gamifiedQuiz.entries()) {
      await expectQuestion(tab, index + 1)
      if (!seen.has(kind)) {
        if (kind !== 'slider' && kind !== 'final') await optionsOn(tab).nth(1).click()
        // The verdict in both its colours: what the visitor knows, and what is a guess.
        if (kind === 'final')
          for (const word of [words.verdict.known, words.verdict.guessed])
            await expect(tab.getByRole('radio', { name: word }).first()).toBeVisible()
        expect.soft(await violations(tab), `question ${index + 1}`).toEqual([])
        seen.add(kind)
      }
      if (kind !== 'final') await walkTo(tab, index + 1, index + 2)
    }
  })
}

test('GQ-01 whichever icon is chosen gets the hard corner', async ({ page: tab }) => {
  await open(tab)
  const icons = gamifiedQuiz.findIndex(({ kind }) => kind === 'icons')
  for (const width of alternating([390, 1440], 0)) {
    await tab.setViewportSize({ width, height: 844 })
    for (let place = 0; place < (await optionsOn(tab).count()); place++) {
      await choose(tab, icons + 1, place)
      await expect(optionsOn(tab).nth(place), `${width} px`).toHaveCSS('border-end-start-radius', '6px')
    }
  }
})

test('GQ-02 in a low window of a phone the slider of questions 6 and 9 is above 520 px, and the notice is over no answer', async ({
  page: tab,
}) => {
  await open(tab)
  await tab.setViewportSize({ width: 390, height: 664 })
  for (const [index, { kind }] of gamifiedQuiz.entries()) {
    if (kind === 'final') break
    const question = `question ${index + 1}`
    await expectQuestion(tab, index + 1)
    if (kind === 'slider') {
      const box = await tab.getByRole('slider').boundingBox()
      expect.soft((box?.y ?? NaN) + (box?.height ?? NaN), question).toBeLessThan(520)
    }
    await choose(tab, index + 1, 0)
    await tab.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    expect.soft(await tab.evaluate(coveredControls, moving), question).toEqual([])
    const current = tab.getByRole('progressbar').locator('[data-counting]')
    await expect.soft(current, 'the dot of the question shows the countdown').toHaveCount(1)
    await pass(tab, 1000)
  }
})

/** Runs in the page: options and controls below them that the notice overlaps. */
function coveredControls(words: string): string[] {
  const notice = [...document.querySelectorAll('footer :is(output, p)')]
    .find(({ textContent }) => textContent === words)
    ?.getBoundingClientRect()
  if (!notice || notice.width < 10) return ['no notice']
  return [...document.querySelectorAll('fieldset button, input[type="range"], footer button')]
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

test('RT-08 CL-08 the bar stays, on the surface of its question, with the rating; under 26rem of height it leaves the room to the question', async ({
  page: tab,
}) => {
  const bar = tab.getByRole('banner')
  await open(tab)
  for (const [width, height] of [
    [1440, 640],
    [360, 560],
  ] as const) {
    await tab.setViewportSize({ width, height })
    await expect(bar.getByText(formText(claims.rating, 'plain', 'en') ?? '', { exact: true })).toBeVisible()
    await expect(bar).toHaveCSS('position', 'sticky')
    await tab.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(bar).toBeInViewport({ ratio: 1 })
    const surface = await tab
      .locator('[data-kind]:has(main)')
      .evaluate((game) => getComputedStyle(game).backgroundColor)
    await expect(bar).toHaveCSS('background-color', surface)
  }
  await tab.setViewportSize({ width: 844, height: 390 })
  await expect(bar).toHaveCSS('position', 'static')
})
