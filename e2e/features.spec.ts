import type { Page as Tab } from '@playwright/test'
import { brand } from '#content/brand.ts'
import { dotsIn } from './dots-in.ts'
import { violations } from './pages/access.ts'
import { expect, test } from './strict-page.ts'

// Dots fade when a reason is chosen; without motion the state is there at once.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ page: tab }) => {
  await tab.goto('/features')
})

test('RT-03 asks "Why it works?" and gives six replies', async ({ page: tab }) => {
  const why = tab.locator('section').filter({ has: tab.getByRole('heading', { level: 2, name: 'Why it works?' }) })
  await expect(why.getByRole('heading', { level: 3 })).toHaveText([
    'The right moment',
    'Honest answers',
    'Objections handled',
    'Better pages and ads',
    'Segments',
    'Quick install',
  ])
})

test('PG-03 four cards, in order', async ({ page: tab }) => {
  await expect(tab.getByRole('article').getByRole('heading')).toHaveText([
    'Any-question surveys',
    'AI that replies in your voice',
    'Insights and marketing angles',
    'Train the AI on your store',
  ])
})

test('PG-03 the store asks the question that is chosen', async ({ page: tab }) => {
  const card = cardOf(tab, 'Any-question surveys')
  const asked = card.locator('.survey-widget-question:visible')
  await expect(asked).toHaveText('What’s stopping you from buying today?')
  for (const question of ['Is this a gift?', 'What would you pay for this?']) {
    await card.getByRole('radio', { name: question }).check()
    await expect(asked).toHaveText(question)
  }
})

test('PG-03 each answer to each question has a reply of its own, and starting over takes it back', async ({
  page: tab,
}) => {
  const card = cardOf(tab, 'Any-question surveys')
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
  await card.getByRole('button', { name: 'Start over' }).click()
  await expect(replies).toHaveCount(0)
})

test('PG-03 the reply takes the tone that is chosen', async ({ page: tab }) => {
  const card = cardOf(tab, 'AI that replies in your voice')
  const reply = card.locator('.bubble-brand:visible')
  const replies = new Set<string>()
  for (const tone of ['Warm', 'Straight', 'Playful']) {
    await card.getByRole('radio', { name: tone }).check()
    await expect(reply).toHaveCount(1)
    await expect(reply).toContainText('Thursday')
    replies.add(await reply.innerText())
  }
  expect(replies.size).toBe(3)
})

const reasons = [
  { name: 'Is it right for my child’s age?', count: 17, share: '34.69%' },
  { name: 'Just looking', count: 13, share: '26.53%' },
  { name: 'When will it arrive?', count: 10, share: '20.41%' },
  { name: 'The price', count: 9, share: '18.37%' },
]

test('PG-03 a reason shows its dots, its count and its own ad', async ({ page: tab }) => {
  const card = cardOf(tab, 'Insights and marketing angles')
  const ads = new Set<string>()
  for (const { name, count, share } of reasons) {
    await card.getByRole('radio', { name: `${name} ${share}` }).check()
    await expect(card.getByRole('img', { name: String(count), exact: true })).toBeVisible()
    await expect(card.getByRole('img')).toHaveCount(1)
    const opacities = await card.locator('i').evaluateAll((dots) => dots.map((dot) => getComputedStyle(dot).opacity))
    expect(opacities).toHaveLength(49)
    expect(opacities.filter((opacity) => opacity === '1')).toHaveLength(count)
    ads.add(await card.locator('[aria-live]').last().innerText())
  }
  expect(ads.size).toBe(4)
})

const taught = { sizing: 'second notch', shipping: 'a full month' }
const admitted = { sizing: 'I don’t want to guess', shipping: 'I don’t have the returns policy' }

const sources = [
  { off: [], says: [taught.sizing, taught.shipping], not: [admitted.sizing, admitted.shipping] },
  { off: ['Sizing guide'], says: [admitted.sizing, taught.shipping], not: [taught.sizing] },
  { off: ['Shipping and returns'], says: [taught.sizing, admitted.shipping], not: [taught.shipping] },
  { off: ['Brand voice'], says: [taught.sizing, taught.shipping, 'accepted'], not: ['on us'] },
  { off: ['Sizing guide', 'Brand voice'], says: [admitted.sizing, 'accepted'], not: [taught.sizing] },
]

for (const { off, says, not } of sources) {
  test(`PG-03 the AI says only what it was taught, ${off.length > 0 ? `without ${off.join(' and ')}` : 'with every source on'}`, async ({
    page: tab,
  }) => {
    const card = cardOf(tab, 'Train the AI on your store')
    for (const source of off) await card.getByRole('checkbox', { name: source }).uncheck()
    const replies = card.locator('.bubble-brand:visible')
    await expect(replies).toHaveCount(2)
    const talk = (await replies.allInnerTexts()).join('\n')
    for (const words of says) expect(talk).toContain(words)
    for (const words of not) expect(talk).not.toContain(words)
  })
}

test('PG-03 the cards answer to the keyboard and show where it is', async ({ page: tab }) => {
  const card = cardOf(tab, 'AI that replies in your voice')
  await card.getByRole('radio', { name: 'Warm' }).focus()
  await tab.keyboard.press('ArrowRight')
  await expect(card.getByRole('radio', { name: 'Straight' })).toBeChecked()
  await expect(card.locator('label').filter({ hasText: 'Straight' })).toHaveCSS('outline-style', 'solid')
  const source = cardOf(tab, 'Train the AI on your store').getByRole('checkbox', { name: 'Sizing guide' })
  await source.focus()
  await tab.keyboard.press('Space')
  await expect(source).not.toBeChecked()
})

test('CL-05 the lift is drawn as 100 dots and 27 more, and the text gives the range', async ({ page: tab }) => {
  expect(await dotsIn(tab.getByRole('img', { name: '100 gray dots and 27 green ones' }))).toEqual([100, 27])
  const lift = tab.locator('section').filter({ has: tab.getByRole('heading', { name: /27 more/ }) })
  await expect(lift).toContainText('between 20 and 30%, within days')
})

test('PG-03 the closing starts the trial at the listing', async ({ page: tab }) => {
  const closing = tab.locator('main > section').last()
  const button = closing.getByRole('link', { name: 'Start 7-day free trial', exact: true })
  await expect(button).toHaveAttribute('href', brand.listing)
  await expect(button).toHaveAttribute('target', '_blank')
})

test('PG-03 without scripts the closing has no field, and the store asks the sample', async ({ page: tab }) => {
  const closing = tab.locator('main > section').last()
  await expect(closing.getByRole('textbox')).toHaveCount(0)
  await expect(closing.getByRole('button')).toHaveCount(0)
  await expect(closing.getByText('What almost stopped you?').filter({ visible: true })).toHaveCount(1)
  await expect(closing.getByRole('listitem')).toHaveText(['The price', 'Delivery time', 'Something else'])
})

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true })

  test('PG-03 a reply in the card is announced', async ({ page: tab }) => {
    const card = cardOf(tab, 'Any-question surveys')
    await card.getByRole('radio', { name: 'Not sure about the age' }).focus()
    await tab.keyboard.press('ArrowDown')
    await expect(card.getByRole('radio', { name: 'Delivery time' })).toBeChecked()
    await expect(card.getByRole('status')).toHaveText(/Thursday/)
  })

  test('PG-03 the store asks what a visitor types, as they type it, with answers that fit', async ({ page: tab }) => {
    const closing = tab.locator('main > section').last()
    const field = closing.getByRole('textbox', { name: 'Type your question, and see a store ask it' })
    const survey = closing.locator('[data-matches]').filter({ visible: true })
    const options = survey.getByRole('listitem')
    await field.focus()
    for (const [keys, asked] of [
      ['Was the size', 'Was the size'],
      [' guide clear?', 'Was the size guide clear?'],
    ] as const) {
      await tab.keyboard.type(keys)
      await expect(survey.locator('p')).toHaveText(asked)
    }
    await expect(options).toHaveText(['Yes, it was clear', 'I had to guess', 'Not at all'])
    await expect(closing.getByRole('status')).toHaveText(
      'Was the size guide clear? Yes, it was clear, I had to guess, Not at all',
    )
    expect(await violations(tab, '[data-ask]')).toEqual([])
    await field.fill('Why <b>not</b>?')
    await expect(survey.locator('p')).toHaveText('Why <b>not</b>?')
    await expect(options).toHaveText(['The price', 'Delivery time', 'Something else'])
    await field.fill('')
    await expect(survey.locator('p')).toHaveText('What almost stopped you?')
  })

  test('PG-03 a question to start from fills the field, by keyboard too, and has answers of its own', async ({
    page: tab,
  }) => {
    const closing = tab.locator('main > section').last()
    const survey = closing.locator('[data-matches]').filter({ visible: true })
    const drawn = new Set([(await survey.getByRole('listitem').allTextContents()).join()])
    await closing.getByRole('textbox').focus()
    for (const starter of await closing.getByRole('button').all()) {
      await tab.keyboard.press('Tab')
      await expect(starter).toBeFocused()
      await tab.keyboard.press('Enter')
      await expect(closing.getByRole('textbox')).toHaveValue((await starter.textContent()) ?? '')
      await expect(survey.locator('p')).toHaveText((await starter.textContent()) ?? '')
      drawn.add((await survey.getByRole('listitem').allTextContents()).join())
    }
    expect(drawn.size).toBe(4)
  })

  test('PG-03 TR-03 what a visitor types is neither kept nor sent', async ({ page: tab, context }) => {
    const requests: string[] = []
    context.on('request', (request) => requests.push(request.url()))
    const field = tab.getByRole('textbox')
    await field.fill('Which color did you miss?')
    await field.press('Enter')
    await expect(tab.getByRole('status').last()).toHaveText(/Which color/)
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

function cardOf(tab: Tab, title: string) {
  return tab.getByRole('article').filter({ has: tab.getByRole('heading', { name: title }) })
}
