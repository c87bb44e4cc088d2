import type { Locator, Page as Tab } from '@playwright/test'
import { claims } from '@repo/content/claims/claims.ts'
import { brand } from '@repo/content/brand.ts'
import { typeInto } from '@repo/testing/type-into.ts'
import { asRead } from './page-copy.ts'
import { dotsIn } from './dots-in.ts'
import { arrived, expectArrives } from './expect-arrives.ts'
import { alternating } from './page-list.ts'
import { violations } from './pages/access.ts'
import { readPng } from '../checks/served/read-png.ts'
import { sectionOn } from './section-on.ts'
import { expect, test } from './strict-page.ts'

/** What a test types. */
const pages = [
  {
    path: '/features',
    id: 'RT-03 PG-03',
    keys: ['Was the size', ' guide clear?'],
    marked: 'Why <b>not</b>?',
    kept: 'Which color did you miss?',
  },
  {
    path: '/features-he',
    id: 'RT-32 PG-03',
    keys: ['טבלת המידות', ' הייתה ברורה?'],
    marked: 'למה <b>לא</b>?',
    kept: 'איזה צבע היה חסר לך?',
  },
] as const

// Dots fade when a reason is chosen; without motion the state is there at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('SH-06 the dark card of /features fades in from paper, not through the lemon around it', async ({
    page: tab,
  }) => {
    await tab.setViewportSize({ width: 1440, height: 900 })
    await tab.goto('/features')
    const card = cardsOf(tab).insights
    await card.scrollIntoViewIfNeeded()
    const isFaint = await card.evaluate((article) => {
      article.style.animation = 'none'
      getComputedStyle(article).getPropertyValue('opacity')
      article.style.animation = ''
      const [fade] = article.getAnimations()
      fade?.pause()
      if (fade) fade.currentTime = 0
      return getComputedStyle(article).opacity
    })
    expect(isFaint).toBe('0.35')
    const box = await card.boundingBox()
    if (!box) throw new Error('The card is not drawn.')
    const clip = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y) + 6, width: 4, height: 4 }
    const pixel = (await readPng(await tab.screenshot({ clip }))).at(1, 1)
    const colour = [pixel >> 16, (pixel >> 8) & 255, pixel & 255]
    expect(Math.max(...colour) - Math.min(...colour), `a grey, but it is rgb(${colour.join(', ')})`).toBeLessThan(16)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, id } of alternating(pages, 0)) {
    const { questions, voice, insights, training } = sectionOn(path, 'featureCards')
    const why = sectionOn(path, 'whyItWorks')
    const lift = sectionOn(path, 'lift')
    const { ask, answersTo } = askingOn(path)

    test(`${id} CL-05 the four cards of ${path} answer in the words of the page, by keyboard too; lift and closing follow`, async ({
      page: tab,
    }) => {
      await tab.goto(path)
      const cards = cardsOf(tab)

      await test.step('four cards, in order, and why it works', async () => {
        await expect(tab.getByRole('article').getByRole('heading')).toHaveText(
          [questions, voice, insights, training].map(({ title }) => asRead(title)),
        )
        const heading = tab.getByRole('heading', { level: 2, name: asRead(why.headline) })
        await expect(tab.locator('section').filter({ has: heading }).getByRole('heading', { level: 3 })).toHaveText(
          why.replies.map(({ title }) => asRead(title)),
        )
      })

      await test.step('the store asks the question that is chosen, each answer has its reply, and starting over takes it back', async () => {
        const card = cards.questions
        const replies = card.locator('[data-reply]').filter({ visible: true })
        const asked = card.locator('.survey-widget-question').filter({ visible: true })
        const choices = card.locator('fieldset').first().getByRole('radio')
        await expect(choices).toHaveCount(questions.choices.length)
        for (const [place, { question, answers }] of questions.choices.entries()) {
          await choices.nth(place).check()
          await expect(asked).toHaveText(asRead(question))
          await expect(replies).toHaveCount(0)
          const options = card.locator('form').filter({ visible: true }).getByRole('radio')
          await expect(options).toHaveCount(answers.length)
          for (const [answer, { reply }] of answers.entries()) {
            await options.nth(answer).check()
            await expectTexts(replies, [reply])
          }
        }
        await card.getByRole('button').click()
        await expect(replies).toHaveCount(0)
      })

      await test.step('the reply takes the tone that is chosen', async () => {
        for (const [place, { reply }] of voice.tones.entries()) {
          await cards.voice.getByRole('radio').nth(place).check()
          await expectTexts(cards.voice.locator('.bubble-brand:visible'), [reply])
        }
      })

      await test.step('a reason shows its dots, its count and its own ad', async () => {
        const card = cards.insights
        for (const [place, { count, share, ad }] of insights.reasons.entries()) {
          const reason = card.getByRole('radio').nth(place)
          await reason.check()
          await expect(reason).toHaveAccessibleName(new RegExp(asRead(share)))
          await expect(card.getByRole('img', { name: String(count), exact: true })).toBeVisible()
          await expect(card.getByRole('img')).toHaveCount(1)
          const opacities = await card
            .locator('i')
            .evaluateAll((dots) => dots.map((dot) => getComputedStyle(dot).opacity))
          expect(opacities).toHaveLength(claims.demoAnswers.value.now)
          expect(opacities.filter((opacity) => opacity === '1')).toHaveLength(count)
          await expectTexts(card.locator('[aria-live]').last(), [ad])
        }
      })

      await test.step('the AI says only what it was taught', async () => {
        const { aboutSizing: sizing, aboutShipping: shipping } = training
        const card = cards.training
        for (const { off, says } of [
          { off: [], says: [sizing.reply, shipping.reply] },
          { off: ['sizing'], says: [sizing.unknown, shipping.reply] },
          { off: ['shipping'], says: [sizing.reply, shipping.unknown] },
          { off: ['voice'], says: [sizing.plain, shipping.plain] },
          { off: ['sizing', 'voice'], says: [sizing.unknown, shipping.plain] },
        ]) {
          for (const source of ['sizing', 'shipping', 'voice'])
            await card.locator(`[value=${source}]`).setChecked(!off.includes(source))
          await expectTexts(card.locator('.bubble-brand:visible'), says)
        }
      })

      await test.step('the cards answer to the keyboard and show where it is', async () => {
        await cards.voice.getByRole('radio').first().focus()
        await cards.voice.getByRole('radio').first().check()
        await tab.keyboard.press('ArrowDown')
        await expect(cards.voice.getByRole('radio').nth(1)).toBeChecked()
        await expect(cards.voice.locator('label').nth(1)).toHaveCSS('outline-style', 'solid')
        const source = cards.training.locator('[value=shipping]')
        await source.focus()
        await tab.keyboard.press('Space')
        await expect(source).not.toBeChecked()
      })

      await test.step('the closing starts the trial at the listing; it has no field, and the store asks the sample', async () => {
        const { closing, asked, options } = closingOf(tab)
        const button = closing.getByRole('link', { name: asRead(ask.cta.label), exact: true })
        await expect(button).toHaveAttribute('href', brand.listing)
        await expect(button).toHaveAttribute('target', '_blank')
        await expect(closing.getByRole('textbox')).toHaveCount(0)
        await expect(closing.getByRole('button')).toHaveCount(0)
        await expect(asked).toHaveText(asRead(ask.sample))
        await expect(options).toHaveText(answersTo(asRead(ask.sample)))
      })

      await test.step('CL-05 the lift is drawn as a hundred dots and its percentage more, and the text gives the range', async () => {
        const { before, more } = lift
        expect(more.count).toBe(claims.conversionLift.value)
        const counts = new RegExp(`${before.count}.*${more.count}`)
        const drawing = tab.getByRole('img', { name: counts })
        expect(await dotsIn(drawing)).toEqual([before.count, more.count])
        expect(await arrived(drawing), 'without motion').toEqual([1, 1, 1, 1, 1])
        await tab.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await tab.emulateMedia({ reducedMotion: 'no-preference' })
        await expectArrives(drawing)
        const section = tab.locator('section').filter({ has: tab.getByRole('heading', { name: counts }) })
        await expect(section).toContainText(asRead(lift.text))
      })
    })
  }
})

for (const { path, id, keys, marked, kept } of alternating(pages, 1)) {
  const { questions } = sectionOn(path, 'featureCards')
  const { ask, answersTo } = askingOn(path)

  test(`${id} TR-03 on ${path} a reply is announced, and the store asks what a visitor types, which is neither kept nor sent`, async ({
    page: tab,
    context,
  }) => {
    await tab.goto(path)

    await test.step('a reply in the card is announced', async () => {
      const survey = cardsOf(tab).questions.locator('form').filter({ visible: true })
      await survey.getByRole('radio').first().focus()
      await tab.keyboard.press('ArrowDown')
      await expect(survey.getByRole('radio').nth(1)).toBeChecked()
      await expectTexts(survey.getByRole('status'), [questions.choices[0]?.answers[1]?.reply ?? ''])
    })

    const { closing, asked, options } = closingOf(tab)
    const field = closing.getByRole('textbox', { name: asRead(ask.field.label) })

    await test.step('the store asks what a visitor types, as they type it, with answers that fit', async () => {
      const answers = answersTo(keys.join(''))
      await field.focus()
      for (const [place, typed] of keys.entries()) {
        await tab.keyboard.type(typed)
        await expect(asked).toHaveText(keys.slice(0, place + 1).join(''))
      }
      await expect(options).toHaveText(answers)
      await expect(closing.getByRole('status')).toHaveText(`${keys.join('')} ${answers.join(', ')}`)
      expect(await violations(tab, '[data-ask]')).toEqual([])
      await typeInto(field, marked)
      await expect(asked).toHaveText(marked)
      await expect(options).toHaveText(answersTo(marked))
      await typeInto(field, '')
      await expect(asked).toHaveText(asRead(ask.sample))
    })

    await test.step('a question to start from fills the field, by keyboard too, and has answers of its own', async () => {
      await field.focus()
      const starters = await closing.getByRole('button').all()
      expect(starters).toHaveLength(ask.starters.length)
      for (const starter of starters) {
        await tab.keyboard.press('Tab')
        await expect(starter).toBeFocused()
        await tab.keyboard.press('Enter')
        const question = await starter.innerText()
        await expect(field).toHaveValue(question)
        await expect(asked).toHaveText(question)
        await expect(options).toHaveText(answersTo(question))
      }
    })

    await test.step('TR-03 what a visitor types is neither kept nor sent', async () => {
      const requests: string[] = []
      context.on('request', (request) => requests.push(request.url()))
      await typeInto(field, kept)
      await field.press('Enter')
      await expect(closing.getByRole('status')).toContainText(kept)
      const stored = await tab.evaluate(() => [
        document.cookie,
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
      ])
      expect([stored.join(''), new URL(tab.url()).search, new URL(tab.url()).hash]).toEqual(['', '', ''])
      expect(requests).toEqual([])
      await tab.reload()
      await expect(field).toHaveValue('')
    })
  })
}

/** The closing of a page, and the answers it draws to a question: the first pattern that matches decides; the last one matches any. */
function askingOn(path: (typeof pages)[number]['path']) {
  const ask = sectionOn(path, 'askClosing')
  const answersTo = (question: string) =>
    ask.answers.find(({ matches }) => new RegExp(matches, 'i').test(question))?.options.map(asRead) ?? []
  return { ask, answersTo }
}

/** So many elements, each with the words of the page's file. */
async function expectTexts(elements: Locator, words: readonly string[]): Promise<void> {
  await expect.poll(async () => (await elements.allInnerTexts()).map(asRead)).toEqual(words.map(includingRead))
}

/** Beside the words an element may name the store or the source. */
function includingRead(words: string): unknown {
  return expect.stringContaining(asRead(words))
}

function cardsOf(tab: Tab) {
  const card = (place: number) => tab.getByRole('article').nth(place)
  return { questions: card(0), voice: card(1), insights: card(2), training: card(3) }
}

function closingOf(tab: Tab) {
  const closing = tab.locator('main > section').last()
  const survey = closing.locator('[data-matches]').filter({ visible: true })
  return { closing, asked: survey.locator('p'), options: survey.getByRole('listitem') }
}
