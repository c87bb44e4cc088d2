import { test as loud, type BrowserContext, type Locator, type Page as Tab } from '@playwright/test'
import { contentPolicy } from '../build/content-policy.ts'
import { claims } from '@repo/content/claims/claims.ts'
import { formText } from '@repo/content/claims/form-text.ts'
import { brand } from '@repo/content/brand.ts'
import { byTurns } from './page-list.ts'
import { violations } from './pages/access.ts'
import { arrived, expectArrives } from './expect-arrives.ts'
import { asRead } from './page-copy.ts'
import { sectionOn } from './section-on.ts'
import { expect, test } from './strict-page.ts'

const path = '/casestudy'
const id = 'dQw4w9WgXcQ'
const player = `https://www.youtube-nocookie.com/embed/${id}`

const hero = sectionOn(path, 'caseHero')
const crowd = sectionOn(path, 'crowd')
const benefits = sectionOn(path, 'benefits')
const merchants = sectionOn(path, 'testimonials')
const start = sectionOn(path, 'startSteps')
const refund = sectionOn(path, 'refundDays')

test('on phones the brand above the rating of the bar keeps its distance from the edge of the window', async ({
  page: tab,
}) => {
  await tab.goto(path)
  for (const width of [390, 320]) {
    await tab.setViewportSize({ width, height: 844 })
    const brandMark = await tab.getByRole('banner').locator('a svg').first().boundingBox()
    expect(brandMark?.y, `px at ${width} px`).toBeGreaterThanOrEqual(12)
  }
})

test('RT-26 PG-07 TR-03 CP-11 CL-07 CL-08 CL-10 CL-13 the page is English, its sections come in order with their figures, and every button leads to the listing', async ({
  page: tab,
}) => {
  await tab.goto(path)
  await expect(tab.locator('html')).toHaveAttribute('lang', 'en')
  const headings = tab.locator('main h1, main h2')
  const parts = [hero, crowd, benefits, merchants, start, refund]
  for (const [place, { headline }] of parts.entries()) await expect(headings.nth(place)).toContainText(asRead(headline))
  await expect(tab.locator('main figure')).toHaveCount(merchants.items.length)
  await expect(tab.locator('main ol').first().locator('li')).toHaveCount(benefits.items.length)
  await expect(tab.locator('main ol').last().locator('li')).toHaveCount(start.steps.length)
  await expect(tab.locator('.faq details')).toHaveCount(sectionOn(path, 'faq').items.length)

  await test.step('CP-11 every button leads to the listing, in a new tab', async () => {
    const buttons = tab.getByRole('link', { name: asRead(hero.cta.label), exact: true })
    await expect(buttons).toHaveCount(4)
    for (const button of await buttons.all()) {
      await expect(button).toHaveAttribute('href', brand.listing)
      await expect(button).toHaveAttribute('target', '_blank')
    }
  })

  await test.step('the page shows its figures, drawn or written', async () => {
    await expect(tab.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      `${asRead(hero.figure)} ${asRead(hero.headline)}`,
    )
    for (const { figure } of [crowd.before, crowd.after])
      await expect(tab.getByRole('img', { name: asRead(figure), exact: true })).toBeVisible()
    const text = (await tab.locator('body').textContent()) ?? ''
    for (const claim of ['reviews', 'stores1000', 'refund60', 'trial7', 'install5', 'support', 'rating'] as const)
      expect.soft(text).toContain(formText(claims[claim], 'plain', 'en'))
  })

  await test.step('CL-10 a thousand dots hold as many buyers as the rates say', async () => {
    const bought = Math.round(crowd.before.rate * 10)
    const more = Math.round(crowd.after.rate * 10) - bought
    await expect(tab.getByText(`${bought} ${asRead(crowd.legend.before)}`)).toBeVisible()
    await expect(tab.getByText(`${more} ${asRead(crowd.legend.more)}`)).toBeVisible()
  })

  await test.step('TR-03 without a video of the owner’s no frame is allowed', async () => {
    expect(await tab.locator('meta[http-equiv]').getAttribute('content')).not.toContain('frame-src')
  })
})

const stories = [
  { words: hero.video, beats: ['ask', 'answer', 'reply', 'sale'] },
  { words: start.video, beats: ['answer', 'reply'] },
].map(({ words, beats }) => ({ name: asRead(words.captions[0]), beats, ends: asRead(words.captions[3]) }))

/** When axe reads the story: on a change in its middle, which has most of it on the screen. */
const audited = byTurns([0, 2000, 5000, 8000, 15_000], 3)

for (const { name, beats, ends } of stories) {
  test(`PG-07 without a video of the owner’s, “${name}” plays a captioned drawing and stops`, async ({ page: tab }) => {
    await tab.goto(path)
    const press = tab.getByRole('checkbox', { name })
    const story = tab.locator('[data-story]').filter({ has: press })
    const shown = () => shownBeats(story)
    expect(await shown(), 'at rest').toEqual([])
    await press.focus()
    await tab.keyboard.press('Space')
    const counts: number[] = []
    for (const ms of [0, 2000, 5000, 8000, 15_000]) {
      await setTime(tab, ms)
      const now = await shown()
      expect(now, `after ${ms} ms, one after another`).toEqual(beats.slice(0, now.length))
      counts.push(now.length)
      if (ms > 0) await expect(story.locator('[data-caption]').filter({ visible: true })).not.toHaveCount(0)
      if (audited.includes(ms))
        expect.soft(await violations(tab, '[data-story]'), `WCAG 2.2 AA after ${ms} ms`).toEqual([])
    }
    expect(counts[0], 'nothing has happened yet').toBe(0)
    expect(new Set(counts).size, 'not all at once').toBeGreaterThan(2)
    expect(await shown()).toEqual(beats)
    await expect(story.locator('[data-caption]', { hasText: ends })).toHaveCSS('opacity', '1')
    await tab.keyboard.press('Space')
    expect(await shown(), 'stopped and rewound').toEqual([])
    await expect(tab.locator('iframe')).toHaveCount(0)
  })
}

test('PG-07 under reduced motion a press shows the end of the story at once', async ({ page: tab }) => {
  await tab.emulateMedia({ reducedMotion: 'reduce' })
  await tab.goto(path)
  for (const { name, beats, ends } of stories) {
    const press = tab.getByRole('checkbox', { name })
    const story = tab.locator('[data-story]').filter({ has: press })
    await press.check()
    expect(await shownBeats(story)).toEqual(beats)
    await expect(story.locator('[data-caption]', { hasText: ends })).toHaveCSS('opacity', '1')
  }
  expect(await tab.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('CL-10 the new buyers join the thousand when they are seen, and when the story ends; the days of the refund arrive when they are seen, also while it plays', async ({
  page: tab,
}) => {
  await tab.goto(path)
  const field = tab.locator('.crowd-field:visible')
  await expectArrives(field)
  await tab.getByRole('checkbox', { name: stories[0]?.name ?? '' }).check()
  await setTime(tab, 10_000)
  expect(Math.max(...(await arrived(field)))).toBe(0)
  await setTime(tab, 12_600)
  expect(await arrived(field)).toEqual([1, 1, 1, 0, 0])
  await setTime(tab, 15_000)
  expect(Math.min(...(await arrived(field)))).toBe(1)
  await expectArrives(tab.getByRole('img', { name: '60 dots, one per day' }))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('PG-07 the drawn stories play', async ({ page: tab }) => {
    await tab.emulateMedia({ reducedMotion: 'reduce' })
    await tab.goto(path)
    for (const { name, ends } of stories) {
      await tab.getByRole('checkbox', { name }).check()
      await expect(tab.locator('[data-caption]', { hasText: ends })).toHaveCSS('opacity', '1')
    }
  })
})

loud(
  'PG-07 TR-03 with a video, nothing comes from elsewhere until it is pressed',
  async ({ page: tab, context, baseURL }) => {
    const elsewhere = await withVideos(context, baseURL ?? '')
    await tab.goto(path)
    const end = await tab.evaluate(() => document.documentElement.scrollHeight)
    for (let y = 0; y < end; y += 800) await tab.mouse.wheel(0, 800)
    const button = tab.getByRole('button', { name: asRead(hero.video.title) })
    await button.hover()
    expect(elsewhere).toEqual([])
    await button.focus()
    await tab.keyboard.press('Enter')
    const frame = tab.locator('iframe')
    await expect(frame).toHaveAttribute('title', asRead(hero.video.title))
    await expect(frame.contentFrame().getByText('A player')).toBeVisible()
    expect(elsewhere.map((url) => url.split('?')[0])).toEqual([player])
    // The other one still waits.
    await expect(tab.getByRole('button', { name: asRead(start.video.title) })).toBeVisible()
  },
)

/** Names of the beats that can be seen, in the order of the page. */
function shownBeats(story: Locator): Promise<string[]> {
  return story
    .locator('[data-beat]:not([data-beat=night], [data-beat=light])')
    .evaluateAll((parts: HTMLElement[]) =>
      parts.filter((part) => getComputedStyle(part).opacity === '1').map((part) => part.dataset['beat'] ?? ''),
    )
}

/** All animations stand at a time after their start. */
async function setTime(tab: Tab, ms: number): Promise<void> {
  await tab.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      // What follows the scrolling has no time of its own.
      if (animation.timeline !== document.timeline) continue
      animation.pause()
      animation.currentTime = time
    }
  }, ms)
}

/**
 * The page with a button where its drawn stories are, as `video-facade.tsx` draws it once the owner named its videos (held
 * by its own test), and a player that stays on this machine.
 */
async function withVideos(context: BrowserContext, origin: string): Promise<string[]> {
  const elsewhere: string[] = []
  context.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== origin) elsewhere.push(request.url())
  })
  await context.route(`${player}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'A player' }))
  await context.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const html = (await response.text())
      .replace(/<meta http-equiv[^>]*>/, '')
      .replaceAll(
        /data-story="(?<video>\w+)"(?<poster>.*?)<label.*?<\/label>/gs,
        (_, video: string, poster: string) => {
          const title = asRead((video === 'caseStudy' ? hero : start).video.title)
          return `data-video-frame${poster}<button class="absolute inset-0" data-video="${id}" data-title="${title}">${title}</button>`
        },
      )
    const policy = `<meta http-equiv="content-security-policy" content="${contentPolicy(html)}">`
    await route.fulfill({ response, body: html.replace('<meta charset="utf-8">', `<meta charset="utf-8">${policy}`) })
  })
  return elsewhere
}
