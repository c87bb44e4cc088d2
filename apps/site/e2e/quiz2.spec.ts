import type { Page as Tab } from '@playwright/test'
import { claims } from '@repo/content/claims/claims.ts'
import { formText } from '@repo/content/claims/form-text.ts'
import { brand } from '@repo/content/brand.ts'
import { gamifiedQuiz } from '@repo/contract/quiz/gamified.ts'
import { typeInto } from '@repo/testing/type-into.ts'
import { asRead } from './page-copy.ts'
import { expect, test } from './strict-page.ts'
import {
  answer,
  expectQuestion,
  moving,
  open,
  openAt,
  optionsOn,
  pass,
  findPlace,
  slider,
  walkTo,
  words,
} from './quiz2-page.ts'

test.describe('RT-08 without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the first question is in the page, and one sentence leads to the listing', async ({ page: tab }) => {
    await tab.goto('/quiz2')
    await expect(tab.getByRole('heading', { name: words.questions.q1.title })).toBeVisible()
    await expect(tab.locator('noscript p')).toHaveText(words.noScript.text)
    await expect(tab.locator('noscript p')).toBeInViewport()
    const install = tab.locator('noscript a')
    await expect(install).toHaveText(words.noScript.install)
    await expect(install).toHaveAttribute('href', brand.listing)
    await expect(install).toHaveAttribute('target', '_blank')
    await expect(tab.getByRole('switch')).toBeHidden()
    for (const option of await optionsOn(tab).all()) await expect(option).toBeDisabled()
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 740 } })

  test('GQ-01 all twelve', async ({ page: tab }) => {
    await open(tab)
    for (const [index, question] of gamifiedQuiz.entries()) {
      await expectQuestion(tab, index + 1)
      if (question.kind === 'final') break
      if (question.kind === 'slider') {
        const { x, y } = await findPlace(tab, 9)
        await tab.touchscreen.tap(x, y)
        await expect(tab.getByRole('slider')).toHaveValue('9')
        await pass(tab, 1000)
      } else {
        await optionsOn(tab).last().tap()
        await expect(tab.getByRole('status')).toHaveText(moving)
        await pass(tab, 700)
      }
    }
  })
})

test('GQ-01 GQ-03 GQ-06 counts to 11 of 11, celebrates questions 3, 6 and 9, ends with the visitor’s own bet, and does not celebrate on the way back', async ({
  page: tab,
}) => {
  const bar = tab.getByRole('progressbar')
  const confetti = tab.locator('canvas')
  await open(tab)
  for (let number = 1; number <= 11; number++)
    await test.step(`question ${number}`, async () => {
      await expect(tab.getByText(`${number} of 11`, { exact: true })).toBeVisible()
      await expect(bar).toHaveAttribute('aria-valuetext', `${number} of 11`)
      await expect(bar.locator('i')).toHaveCount(11)
      await expect(bar.locator('[data-state="done"]')).toHaveCount(number - 1)
      const milestone = ({ 3: 25, 6: 50, 9: 75 } as const)[number]
      await expect(confetti).toHaveCount(milestone ? 1 : 0)
      await expect(bar).toHaveAttribute('aria-valuenow', String(milestone ?? Math.round((100 * number) / 12)))
      if (milestone) await expectMilestone(tab, words.milestones[milestone])
      await answer(tab, number, number === 3 ? 2 : number === 8 ? 1 : 0)
      if (milestone) await expect(tab.getByText(words.milestones[milestone].title)).toHaveCount(0)
    })

  await test.step('the last screen', async () => {
    await expect(bar).toHaveCount(0)
    await expect(tab.getByText(/\d+ of \d+/)).toHaveCount(0)
    await expect(confetti).toHaveCount(0)
    await expectVerdict(tab)
  })

  await test.step('the way back', async () => {
    for (let number = 11; number >= 1; number--) {
      await tab.getByRole('button', { name: words.previous }).click()
      await expectQuestion(tab, number)
      await expect(confetti, `back on question ${number}`).toHaveCount(0)
    }
  })
})

/** A milestone is shown and announced for 2000 ms on its question, which can be answered from the first frame. Its surface is ink for 900 ms. */
async function expectMilestone(tab: Tab, { title, text }: { title: string; text: string }): Promise<void> {
  const surface = tab.locator('[data-kind]').first()
  const ink = tab.locator('[data-ink]')
  await expect(tab.getByRole('main').getByText(title)).toBeVisible()
  await expect(tab.getByRole('status')).toHaveText(`${title}. ${text}`)
  await expect(surface).toHaveCSS('background-color', 'rgb(18, 19, 15)')
  await expect(surface).toHaveCSS('color', 'rgb(255, 255, 255)')
  await tab.getByRole('main').locator('fieldset button, input').first().click({ trial: true })
  await pass(tab, 899)
  await expect(ink).toHaveCount(1)
  await pass(tab, 1)
  await expect(ink).toHaveCount(0)
  await pass(tab, 1099)
  await expect(tab.locator('canvas')).toHaveCount(1)
  await pass(tab, 1)
  await expect(tab.locator('canvas')).toHaveCount(0)
}

/** After the first option everywhere but on q3 (the third) and q8 (the second), and 7 on the sliders. */
async function expectVerdict(tab: Tab): Promise<void> {
  const { title, subtitle } = words.questions.q12
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(tab.getByText(asRead(subtitle).replace('%known%', '6').replace('%guessed%', '5'))).toBeVisible()
  const known = ['q1', 'q2', 'q3', 'q4', 'q7', 'q8']
  const topics = Object.entries(words.verdict.topics).map(([id, topic], place) => {
    const word = known.includes(id) ? words.verdict.known : words.verdict.guessed
    return { topic, word, name: `${place + 1}. ${topic}: ${word}` }
  })
  const eleven = tab.getByRole('group', { name: words.verdict.headline }).getByRole('radio')
  for (const [place, { name }] of topics.entries()) await expect(eleven.nth(place)).toHaveAccessibleName(name)
  await expect(tab.locator('[data-verdict] > [data-known]')).toHaveText(['1', '2', '3', '4', '7', '8'])
  await expect(tab.locator('[data-verdict] > :not([data-known])')).toHaveCount(5)
  await test.step('a tap, then a key, lets a topic speak, and one at a time', async () => {
    const said = tab.locator('[data-said]')
    await tab.locator('[data-verdict] > *').nth(9).click()
    await expect(said).toHaveText([`${topics[9]?.topic}: ${topics[9]?.word}`])
    await tab.keyboard.press('ArrowLeft')
    await expect(said).toHaveText([`${topics[8]?.topic}: ${topics[8]?.word}`])
    await expect(said).toBeVisible()
  })
  const installs = tab.getByRole('link', { name: formText(claims.trial7, 'adjective', 'en') ?? '' })
  await expect(installs).toHaveCount(2)
  for (const install of await installs.all()) {
    await expect(install).toHaveAttribute('href', brand.listing)
    await expect(install).toHaveAttribute('target', '_blank')
  }
  await expect(tab.getByText(words.payoff.bets.delivery)).toBeVisible()
  await expect(tab.getByText(words.payoff.places.cart)).toBeVisible()
  await expect(tab.getByText(words.payoff.sample)).toBeVisible()
  await test.step('the bet is a survey that says whether an answer is the bet', async () => {
    const { options, replies } = words.payoff
    const survey = tab.getByRole('group', { name: words.payoff.question })
    await expect(survey.getByRole('radio', { name: options.delivery })).toBeChecked()
    await expect(tab.locator('[data-reply]:visible')).toHaveText(asRead(replies.bet))
    await survey.locator('label').filter({ hasText: options.price }).click()
    await expect(tab.locator('[data-reply]:visible')).toHaveText(asRead(replies.other))
    await expect(tab.locator('form output')).toHaveText(asRead(replies.other))
  })
}

for (const [width, height] of [
  [1440, 900],
  [1366, 660],
  [390, 844],
  [390, 664],
  [320, 640],
] as const)
  test(`GQ-06 at ${width} × ${height} the celebration, the count and the trial are in the first screen of the verdict`, async ({
    page: tab,
  }) => {
    await tab.setViewportSize({ width, height })
    await openAt(tab, 12)
    const parts = ['h1', '[data-verdict]', `main a[href="${brand.listing}"]`].map((part) => tab.locator(part).first())
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 })
    const [title = 0, ...others] = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? 0))
    expect(title, 'the celebration is first').toBeLessThan(Math.min(...others))
  })

for (const [width, motion, count] of [
  [1440, 'no-preference', 26],
  [1440, 'reduce', 0],
  [390, 'no-preference', 0],
] as const)
  test(`GQ-06 GQ-03 at ${width} px with ${motion} the card of the verdict has ${count} pieces of confetti, none outside it`, async ({
    page: tab,
  }) => {
    await tab.setViewportSize({ width, height: 900 })
    await tab.emulateMedia({ reducedMotion: motion })
    await openAt(tab, 12)
    const confetti = tab.locator('[data-confetti]')
    await expect(confetti.locator('i:visible')).toHaveCount(count)
    if (count === 0) return
    await expect(confetti).toHaveCSS('pointer-events', 'none')
    const [sheet, card] = await Promise.all([confetti, confetti.locator('..')].map((part) => part.boundingBox()))
    expect(sheet).toEqual(card)
    await expect(confetti.locator('..')).toHaveCSS('overflow', 'clip')
    await expect(confetti.locator('i').first()).toHaveCSS('animation-duration', '2s')
  })

test('GQ-04 the face and the feedback follow the slider', async ({ page: tab }) => {
  await openAt(tab, slider)
  const { low, good, high } = words.questions.q6.feedback
  const seen: [number, string | undefined, string | null][] = []
  for (let value = 1; value <= 10; value++) {
    await typeInto(tab.getByRole('slider'), `${value}`)
    await expect(tab.getByRole('slider')).toHaveAttribute('aria-valuetext', new RegExp(`^${value} out of 10`))
    const face = await tab.locator('main use').getAttribute('href')
    seen.push([value, face?.slice('#emoji-'.length), await tab.locator('main p').last().textContent()])
  }
  expect(seen).toEqual([
    [1, '1f61e', low],
    [2, '1f61e', low],
    [3, '1f610', low],
    [4, '1f610', ''],
    [5, '1f610', ''],
    [6, '1f642', good],
    [7, '1f642', good],
    [8, '1f929', high],
    [9, '1f929', high],
    [10, '1f929', high],
  ])
})

test('GQ-03 GQ-05 under reduced motion throws no confetti nor asks for it, logs the answers once at the end, the ones given last, and asks for no email', async ({
  page: tab,
}) => {
  const asked: string[] = []
  const said: string[] = []
  tab.on('request', (request) => asked.push(request.url()))
  tab.on('console', async (message) => {
    const [, answers] = message.args()
    if (message.type() === 'log') said.push(JSON.stringify(await answers?.jsonValue()))
  })
  await tab.emulateMedia({ reducedMotion: 'reduce' })
  await openAt(tab, 3)
  await expect(tab.locator('canvas')).toHaveCount(0)
  for (const number of [2, 1]) {
    await tab.getByRole('button', { name: words.previous }).click()
    await expectQuestion(tab, number)
  }
  await optionsOn(tab).nth(4).click()
  await pass(tab, 700)
  for (let number = 2; number < 12; number++) {
    await walkTo(tab, number, number + 1)
    await expect(tab.locator('canvas'), `question ${number + 1}`).toHaveCount(0)
  }
  await expect.poll(() => said).toHaveLength(1)
  expect(JSON.parse(said[0] ?? '')).toEqual({
    q1: 'influencers',
    q2: 'under_20k',
    q3: 'home_page',
    q4: 'yes',
    q5: 'analytics',
    q6: 7,
    q7: 'yes',
    q8: 'right_for_me',
    q9: 7,
    q10: 'yes',
    q11: 'more_sales',
  })
  await expect(tab.getByRole('textbox')).toHaveCount(0)
  expect(asked.filter((url) => url.includes('confetti'))).toEqual([])
})

test('GQ-02 the browser’s Back and Forward go through the questions, and Back on the first leaves', async ({
  page: tab,
}) => {
  await tab.goto('/no-such-page')
  await openAt(tab, 3)
  const address = tab.url()
  await optionsOn(tab).first().click()
  await pass(tab, 300)
  await tab.goBack()
  await expectQuestion(tab, 2)
  await pass(tab, 5000)
  await expectQuestion(tab, 2)
  await tab.goForward()
  await expectQuestion(tab, 3)
  await tab.goBack()
  await tab.goBack()
  await expectQuestion(tab, 1)
  expect(tab.url()).toBe(address)
  await tab.goBack()
  await expect(tab).toHaveURL(/no-such-page/)
})
