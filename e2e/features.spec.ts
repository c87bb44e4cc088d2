import type { Page as Tab } from '@playwright/test'
import { claims } from '#claims/claims.ts'
import { brand } from '#content/brand.ts'
import { asRead } from './copy-of.ts'
import { dotsIn } from './dots-in.ts'
import { arrived, expectArrives } from './expect-arrives.ts'
import { violations } from './pages/access.ts'
import { sectionOn } from './section-on.ts'
import { expect, test } from './strict-page.ts'

/** What a test types, and words of the demo by which it tells two replies apart. */
const english = {
  path: '/features' as '/features' | '/features-he',
  id: 'RT-03 PG-03',
  day: 'Thursday',
  sizing: { taught: 'second notch', admitted: 'I don’t want to guess' },
  shipping: { taught: 'a full month', admitted: 'I don’t have the returns policy', warm: 'on us', plain: 'accepted' },
  keys: ['Was the size', ' guide clear?'],
  marked: 'Why <b>not</b>?',
  kept: 'Which color did you miss?',
}

const hebrew: typeof english = {
  path: '/features-he',
  id: 'RT-32 PG-03',
  day: 'ביום חמישי',
  sizing: { taught: 'לחריץ השני', admitted: 'לא לנחש מידה' },
  shipping: { taught: 'חודש שלם', admitted: 'מדיניות ההחזרות עוד לא אצלי', warm: 'על חשבוננו', plain: 'ניתן להגיש' },
  keys: ['טבלת המידות', ' הייתה ברורה?'],
  marked: 'למה <b>לא</b>?',
  kept: 'איזה צבע היה חסר לך?',
}

// Dots fade when a reason is chosen; without motion the state is there at once.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

for (const words of [english, hebrew]) {
  const { path, id } = words
  const { questions, voice, insights, training } = sectionOn(path, 'featureCards')
  const why = sectionOn(path, 'whyItWorks')
  const lift = sectionOn(path, 'lift')
  const ask = sectionOn(path, 'askClosing')
  /** The first pattern that matches decides; the last one matches any question. */
  const answersTo = (question: string) =>
    ask.answers.find(({ matches }) => new RegExp(matches, 'i').test(question))?.options.map(asRead) ?? []

  test.describe(path, () => {
    test.beforeEach(async ({ page: tab }) => {
      await tab.goto(path)
    })

    test(`${id} asks why it works and gives its replies`, async ({ page: tab }) => {
      const heading = tab.getByRole('heading', { level: 2, name: asRead(why.headline) })
      const section = tab.locator('section').filter({ has: heading })
      await expect(section.getByRole('heading', { level: 3 })).toHaveText(why.replies.map(({ title }) => asRead(title)))
    })

    test(`${id} four cards, in order`, async ({ page: tab }) => {
      await expect(tab.getByRole('article').getByRole('heading')).toHaveText(
        [questions, voice, insights, training].map(({ title }) => asRead(title)),
      )
    })

    test(`${id} the store asks the question that is chosen`, async ({ page: tab }) => {
      const card = cardsOf(tab).questions
      const asked = card.locator('.survey-widget-question').filter({ visible: true })
      for (const choice of await card.locator('fieldset').first().locator('label').all()) {
        await choice.getByRole('radio').check()
        await expect(asked).toHaveText(await choice.locator('span').first().innerText())
      }
    })

    test(`${id} each answer to each question has a reply of its own, and starting over takes it back`, async ({
      page: tab,
    }) => {
      const card = cardsOf(tab).questions
      const replies = card.locator('[data-reply]').filter({ visible: true })
      const said = new Set<string | null>()
      for (const question of await card.locator('fieldset').first().getByRole('radio').all()) {
        await question.check()
        await expect(replies).toHaveCount(0)
        const answers = card.locator('form').filter({ visible: true }).getByRole('radio')
        await expect(answers).toHaveCount(3)
        for (const answer of await answers.all()) {
          await answer.check()
          await expect(replies).toHaveCount(1)
          said.add(await replies.textContent())
        }
      }
      expect(said.size).toBe(9)
      await card.getByRole('button').click()
      await expect(replies).toHaveCount(0)
    })

    test(`${id} the reply takes the tone that is chosen`, async ({ page: tab }) => {
      const card = cardsOf(tab).voice
      const reply = card.locator('.bubble-brand:visible')
      const replies = new Set<string>()
      for (const tone of await card.getByRole('radio').all()) {
        await tone.check()
        await expect(reply).toHaveCount(1)
        await expect(reply).toContainText(words.day)
        replies.add(await reply.innerText())
      }
      expect(replies.size).toBe(3)
    })

    test(`${id} a reason shows its dots, its count and its own ad`, async ({ page: tab }) => {
      const card = cardsOf(tab).insights
      const ads = new Set<string>()
      for (const [place, { count, share }] of reasons.entries()) {
        const reason = card.getByRole('radio').nth(place)
        await reason.check()
        await expect(reason).toHaveAccessibleName(new RegExp(share))
        await expect(card.getByRole('img', { name: String(count), exact: true })).toBeVisible()
        await expect(card.getByRole('img')).toHaveCount(1)
        const opacities = await card
          .locator('i')
          .evaluateAll((dots) => dots.map((dot) => getComputedStyle(dot).opacity))
        expect(opacities).toHaveLength(49)
        expect(opacities.filter((opacity) => opacity === '1')).toHaveLength(count)
        ads.add(await card.locator('[aria-live]').last().innerText())
      }
      expect(ads.size).toBe(4)
    })

    const { sizing, shipping } = words
    const sources = [
      { off: [], says: [sizing.taught, shipping.taught], not: [sizing.admitted, shipping.admitted] },
      { off: ['sizing'], says: [sizing.admitted, shipping.taught], not: [sizing.taught] },
      { off: ['shipping'], says: [sizing.taught, shipping.admitted], not: [shipping.taught] },
      { off: ['voice'], says: [sizing.taught, shipping.taught, shipping.plain], not: [shipping.warm] },
      { off: ['sizing', 'voice'], says: [sizing.admitted, shipping.plain], not: [sizing.taught] },
    ]

    for (const { off, says, not } of sources) {
      test(`${id} the AI says only what it was taught, ${off.length > 0 ? `without ${off.join(' and ')}` : 'with every source on'}`, async ({
        page: tab,
      }) => {
        const card = cardsOf(tab).training
        for (const source of off) await card.locator(`[value=${source}]`).uncheck()
        const replies = card.locator('.bubble-brand:visible')
        await expect(replies).toHaveCount(2)
        const talk = (await replies.allInnerTexts()).join('\n')
        for (const line of says) expect(talk).toContain(line)
        for (const line of not) expect(talk).not.toContain(line)
      })
    }

    test(`${id} the cards answer to the keyboard and show where it is`, async ({ page: tab }) => {
      const { voice, training } = cardsOf(tab)
      await voice.getByRole('radio').first().focus()
      await tab.keyboard.press('ArrowDown')
      await expect(voice.getByRole('radio').nth(1)).toBeChecked()
      await expect(voice.locator('label').nth(1)).toHaveCSS('outline-style', 'solid')
      const source = training.getByRole('checkbox').first()
      await source.focus()
      await tab.keyboard.press('Space')
      await expect(source).not.toBeChecked()
    })

    test(`${id} CL-05 the lift is drawn as a hundred dots and its percentage more, and the text gives the range`, async ({
      page: tab,
    }) => {
      const { before, more } = lift
      expect(more.count).toBe(claims.conversionLift.value)
      const counts = new RegExp(`${before.count}.*${more.count}`)
      const drawing = tab.getByRole('img', { name: counts })
      expect(await dotsIn(drawing)).toEqual([before.count, more.count])
      expect(await arrived(drawing), 'without motion').toEqual([1, 1, 1, 1, 1])
      await tab.emulateMedia({ reducedMotion: 'no-preference' })
      await expectArrives(drawing)
      const section = tab.locator('section').filter({ has: tab.getByRole('heading', { name: counts }) })
      await expect(section).toContainText(asRead(lift.text))
    })

    test(`${id} the closing starts the trial at the listing`, async ({ page: tab }) => {
      const button = closingOf(tab).closing.getByRole('link', { name: asRead(ask.cta.label), exact: true })
      await expect(button).toHaveAttribute('href', brand.listing)
      await expect(button).toHaveAttribute('target', '_blank')
    })

    test(`${id} without scripts the closing has no field, and the store asks the sample`, async ({ page: tab }) => {
      const { closing, asked, options } = closingOf(tab)
      await expect(closing.getByRole('textbox')).toHaveCount(0)
      await expect(closing.getByRole('button')).toHaveCount(0)
      await expect(asked).toHaveText(asRead(ask.sample))
      await expect(options).toHaveText(answersTo(asRead(ask.sample)))
    })

    test.describe('with scripts', () => {
      test.use({ javaScriptEnabled: true })

      test(`${id} a reply in the card is announced`, async ({ page: tab }) => {
        const survey = cardsOf(tab).questions.locator('form').filter({ visible: true })
        await survey.getByRole('radio').first().focus()
        await tab.keyboard.press('ArrowDown')
        await expect(survey.getByRole('radio').nth(1)).toBeChecked()
        await expect(survey.getByRole('status')).toContainText(words.day)
      })

      test(`${id} the store asks what a visitor types, as they type it, with answers that fit`, async ({
        page: tab,
      }) => {
        const { closing, asked, options } = closingOf(tab)
        const field = closing.getByRole('textbox', { name: asRead(ask.field.label) })
        const { keys } = words
        const answers = answersTo(keys.join(''))
        await field.focus()
        for (const [place, typed] of keys.entries()) {
          await tab.keyboard.type(typed)
          await expect(asked).toHaveText(keys.slice(0, place + 1).join(''))
        }
        await expect(options).toHaveText(answers)
        await expect(closing.getByRole('status')).toHaveText(`${keys.join('')} ${answers.join(', ')}`)
        expect(await violations(tab, '[data-ask]')).toEqual([])
        await field.fill(words.marked)
        await expect(asked).toHaveText(words.marked)
        await expect(options).toHaveText(answersTo(words.marked))
        await field.fill('')
        await expect(asked).toHaveText(asRead(ask.sample))
      })

      test(`${id} a question to start from fills the field, by keyboard too, and has answers of its own`, async ({
        page: tab,
      }) => {
        const { closing, asked, options } = closingOf(tab)
        const drawn = new Set([(await options.allTextContents()).join()])
        await closing.getByRole('textbox').focus()
        for (const starter of await closing.getByRole('button').all()) {
          await tab.keyboard.press('Tab')
          await expect(starter).toBeFocused()
          await tab.keyboard.press('Enter')
          const question = await starter.innerText()
          await expect(closing.getByRole('textbox')).toHaveValue(question)
          await expect(asked).toHaveText(question)
          drawn.add((await options.allTextContents()).join())
        }
        expect(drawn.size).toBe(4)
      })

      test(`${id} TR-03 what a visitor types is neither kept nor sent`, async ({ page: tab, context }) => {
        const requests: string[] = []
        context.on('request', (request) => requests.push(request.url()))
        const field = tab.getByRole('textbox')
        await field.fill(words.kept)
        await field.press('Enter')
        await expect(closingOf(tab).closing.getByRole('status')).toContainText(words.kept)
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
  })
}

const reasons = [
  { count: 17, share: '34.69%' },
  { count: 13, share: '26.53%' },
  { count: 10, share: '20.41%' },
  { count: 9, share: '18.37%' },
]

function cardsOf(tab: Tab) {
  const card = (place: number) => tab.getByRole('article').nth(place)
  return { questions: card(0), voice: card(1), insights: card(2), training: card(3) }
}

function closingOf(tab: Tab) {
  const closing = tab.locator('main > section').last()
  const survey = closing.locator('[data-matches]').filter({ visible: true })
  return { closing, asked: survey.locator('p'), options: survey.getByRole('listitem') }
}
