import { test as loud, type BrowserContext, type Locator, type Page as Tab } from '@playwright/test'
import { contentPolicy } from '../build/content-policy.ts'
import { violations } from './pages/access.ts'
import { expectArrives } from './expect-arrives.ts'
import { asRead } from './page-copy.ts'
import { sectionOn } from './section-on.ts'
import { expect, test } from './strict-page.ts'

const path = '/casestudy'
const id = 'dQw4w9WgXcQ'
const player = `https://www.youtube-nocookie.com/embed/${id}`

const hero = sectionOn(path, 'caseHero')
const crowd = sectionOn(path, 'crowd')
const start = sectionOn(path, 'startSteps')
const refund = sectionOn(path, 'refundDays')

test('TR-03 CL-10 a thousand dots hold as many buyers as the rates say, and without a video of the owner’s no frame is allowed', async ({
  page: tab,
}) => {
  await tab.goto(path)
  const bought = Math.round(crowd.before.rate * 10)
  const more = Math.round(crowd.after.rate * 10) - bought
  await expect(tab.getByText(`${bought} ${asRead(crowd.legend.before)}`)).toBeVisible()
  await expect(tab.getByText(`${more} ${asRead(crowd.legend.more)}`)).toBeVisible()
  expect(await tab.locator('meta[http-equiv]').getAttribute('content')).not.toContain('frame-src')
})

test('PG-07 an answer turns night to day: lamp, sum and surface one after another; starting over is night again', async ({
  page: tab,
}) => {
  await tab.goto(path)
  const form = tab.locator('form[data-survey]')
  const height = await heightOf(form)
  expect(await lights(tab)).toEqual({ beam: '0', sum: false, day: 0 })
  const answers = await form.getByRole('radio').all()
  await answers[1]?.focus()
  await tab.keyboard.press('Space')
  await setTime(tab, 250)
  expect(await lights(tab), 'the lamp looks up first').toEqual({ beam: '0', sum: false, day: 0 })
  await setTime(tab, 1000)
  expect(await lights(tab), 'then the sum is lit, at night').toEqual({ beam: '1', sum: true, day: 0 })
  await setTime(tab, 2000)
  expect(await lights(tab), 'then it is day').toEqual(day)
  await expect(replies(form)).toHaveText(asRead(hero.survey.answers[1]?.reply ?? ''))
  await expect(form.getByText(asRead(hero.survey.sale))).toBeVisible()
  expect(await heightOf(form), 'px of the card').toBe(height)
  expect(await violations(tab, 'body > header, main > section:first-of-type'), 'WCAG 2.2 AA by day').toEqual([])
  await form.getByRole('button', { name: asRead(hero.survey.restart) }).click()
  await expect.poll(() => lights(tab)).toEqual({ beam: '0', sum: false, day: 0 })
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('PG-07 no frame mixes night and day: each has its own surface and words, which keep their colours, at the same places', async ({
  page: tab,
}) => {
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
    [390, 844],
    [320, 640],
  ] as const)
    await test.step(`${width}×${height}`, async () => {
      await tab.setViewportSize({ width, height })
      await tab.goto(path)
      await tab.locator('label', { hasText: asRead(hero.play) }).click()
      await setTime(tab, 0)
      const colours = await coloursOf(tab)
      const grown: number[] = []
      for (const ms of [400, 1049, 1100, 1150, 1250, 1400, 1770]) {
        await setTime(tab, ms)
        expect(await coloursOf(tab), `after ${ms} ms`).toEqual(colours)
        grown.push((await lights(tab)).day)
      }
      expect(grown.at(0)).toBe(0)
      expect(grown.at(-1)).toBe(1)
      expect(grown.filter((part) => part > 0 && part < 1).length, 'moments with both').toBeGreaterThan(2)
      expect(await displacedParts(tab)).toEqual([])
    })
})

test('PG-07 by day a link shows its focus and can be pressed', async ({ page: tab }) => {
  await tab.emulateMedia({ reducedMotion: 'reduce' })
  await tab.goto(path)
  await tab.locator('label', { hasText: asRead(hero.play) }).click()
  const cta = tab.getByRole('link', { name: asRead(hero.cta.label), exact: true }).first()
  await cta.focus()
  const picture = tab.locator('[inert] a', { hasText: asRead(hero.cta.label) })
  await expect(picture).toHaveCSS('outline-width', '3px')
  // A press there reaches the link: nothing in front of it takes it.
  await cta.click({ trial: true })
})

test('PG-07 “Play the story” gives the first answer, whose input keeps its own name', async ({ page: tab }) => {
  await tab.emulateMedia({ reducedMotion: 'reduce' })
  await tab.goto(path)
  const first = tab.getByRole('radio', { name: asRead(hero.survey.answers[0]?.text ?? ''), exact: true })
  await tab.locator('label', { hasText: asRead(hero.play) }).click()
  await expect(first).toBeChecked()
  expect(await lights(tab), 'at once under reduced motion').toEqual(day)
  expect(await tab.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('PG-07 on paper it is day', async ({ page: tab }) => {
  await tab.goto(path)
  await tab.emulateMedia({ media: 'print' })
  expect(await lights(tab)).toMatchObject({ day: 1 })
})

test('PG-07 without a video of the owner’s, the second film is a drawing that a press plays and stops', async ({
  page: tab,
}) => {
  await tab.goto(path)
  const press = tab.getByRole('checkbox', { name: asRead(start.play) })
  const scene = tab.locator('[data-video-frame=firstQuestion]')
  const shown = () => shownParts(scene.locator('[data-beat]'))
  const caption = () => shownParts(tab.locator('[data-caption]'))
  expect(await shown(), 'finished at rest').toEqual([true, true])
  await expect(tab.locator('label[for="asked-press"]'), 'all of the picture is a target').toHaveCount(1)
  await press.focus()
  await tab.keyboard.press('Space')
  for (const [ms, beats, line] of [
    [1000, [false, false], 1],
    [4000, [true, false], 2],
    [6000, [true, true], 2],
    [8000, [true, true], 3],
  ] as const) {
    await setTime(tab, ms)
    expect(await shown(), `after ${ms} ms`).toEqual(beats)
    expect((await caption()).indexOf(true), `caption after ${ms} ms`).toBe(line)
  }
  await tab.keyboard.press('Space')
  expect(await shown(), 'stopped').toEqual([true, true])
  expect((await caption()).indexOf(true)).toBe(0)
  await expect(tab.locator('iframe')).toHaveCount(0)
})

test('CL-10 the floor has a thousand dots, and the new buyers arrive when they are seen', async ({ page: tab }) => {
  await tab.goto(path)
  for (const [width, columns] of [
    [1440, 50],
    [390, 25],
  ] as const) {
    await tab.setViewportSize({ width, height: 900 })
    const floor = tab.locator(`[data-floor="${columns}"]`)
    await expect(floor).toBeVisible()
    const places = await floor
      .locator('svg g path')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('d')?.match(/h0/g)?.length ?? 0))
    expect(places.reduce((sum, row) => sum + row)).toBe(1000)
    await expect(floor.locator('circle')).toHaveCount(Math.round(crowd.before.rate * 10))
    const more = Math.round(crowd.after.rate * 10) - Math.round(crowd.before.rate * 10)
    const joining = await floor
      .locator('[data-joins] path')
      .evaluateAll((paths) => paths.map((shape) => shape.getAttribute('d')?.match(/M/g)?.length ?? 0))
    expect(joining.reduce((sum, group) => sum + group)).toBe(more)
    await tab.evaluate(() => scrollTo(0, 0))
    await expectArrives(floor)
  }
})

test('the days of the refund are lit as far as the range says', async ({ page: tab }) => {
  await tab.goto(path)
  const range = tab.getByRole('slider', { name: asRead(refund.day) })
  const lit = () =>
    tab
      .locator('[data-days] i')
      .evaluateAll((dots) => dots.filter((dot) => getComputedStyle(dot).opacity === '1').length)
  expect(await lit()).toBe(refund.days)
  await range.focus()
  await tab.keyboard.press('Home')
  expect(await lit()).toBe(1)
  await tab.keyboard.press('ArrowRight')
  expect(await lit()).toBe(2)
  await expect(tab.locator('[data-days] output')).toHaveText('2')
  await tab.keyboard.press('End')
  expect(await lit()).toBe(refund.days)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('PG-07 an answer turns night to day, the film plays, and the range that needs a script is not there', async ({
    page: tab,
  }) => {
    await tab.emulateMedia({ reducedMotion: 'reduce' })
    await tab.goto(path)
    await tab.locator('label', { hasText: asRead(hero.play) }).click()
    await expect(tab.locator('form[data-survey]').getByRole('radio').first()).toBeChecked()
    await expect(replies(tab.locator('form[data-survey]'))).toHaveText(asRead(hero.survey.answers[0]?.reply ?? ''))
    await expect(tab.locator('main > section [inert]')).toHaveCSS('clip-path', /^circle\(142% /)
    await tab.getByRole('checkbox', { name: asRead(start.play) }).check()
    await expect(tab.locator('[data-caption]').last()).toHaveCSS('opacity', '1')
    await expect(tab.getByRole('slider')).toHaveCount(0)
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
    await expect(tab.locator('[data-video-frame=caseStudy] svg'), 'in the place of the lamp').toHaveCount(0)
    expect(elsewhere.map((url) => url.split('?')[0])).toEqual([player])
    // The other one still waits.
    await expect(tab.getByRole('button', { name: asRead(start.video.title) })).toBeVisible()
  },
)

const replies = (form: Locator) => form.locator('[data-reply]').filter({ visible: true })

const heightOf = async (part: Locator) => (await part.boundingBox())?.height

const day = { beam: '1', sum: true, day: 1 }

/** What is lit in the room: the beam, the dots of the sum, and how far the circle of the day has grown, 1 to the farthest corner. */
function lights(tab: Tab) {
  return tab.evaluate(() => {
    const styleOf = (name: string) =>
      getComputedStyle(document.querySelector(`main > section ${name}`) ?? document.body)
    const covers = [...document.querySelectorAll('h1 span')].map((cover) => getComputedStyle(cover).transform)
    const { clipPath } = styleOf('[inert]')
    return {
      beam: styleOf('[data-video-frame] svg > g').opacity,
      sum: covers.every((shift) => shift === 'none' || shift === 'matrix(1, 0, 0, 1, 0, 0)'),
      day: clipPath === 'none' ? 1 : Math.min(1, Number.parseFloat(clipPath.replace('circle(', '')) / 142),
    }
  })
}

/** The colours of the bar and the room, night and day, by element. The card of the survey stands over both. */
function coloursOf(tab: Tab): Promise<string[]> {
  return tab.evaluate(() =>
    [...document.querySelectorAll('body > header, body > header *, main > section:first-of-type *')]
      .filter((part) => !part.closest('form'))
      .map((part) => {
        const { color, backgroundColor, fill, stroke } = getComputedStyle(part)
        return [part.tagName, color, backgroundColor, fill, stroke].join(' ')
      }),
  )
}

/** The parts of the night that the day has at another place, or not at all. */
function displacedParts(tab: Tab): Promise<string[]> {
  return tab.evaluate(() => {
    const displaced: string[] = []
    const compare = (night: Element | undefined, day: Element | undefined) => {
      const [one, other] = [night, day].map((part) => part?.getBoundingClientRect())
      const sides = ['left', 'top', 'right', 'bottom'] as const
      if (!one || !other || sides.some((side) => Math.abs(one[side] - other[side]) > 0.5))
        displaced.push(`${night?.tagName} ${night?.textContent}`)
      // Drawings are as large as their box; the inputs of the survey are of the night alone.
      if (night?.matches('svg, form')) return
      for (const [place, part] of [...(night?.children ?? [])].entries()) compare(part, day?.children[place])
    }
    const layer = document.querySelector('[inert]')
    compare(document.querySelector('body > header') ?? undefined, layer?.children[0])
    compare(layer?.previousElementSibling?.children[0], layer?.children[1])
    return displaced
  })
}

/** Which of these can be seen. */
function shownParts(parts: Locator): Promise<boolean[]> {
  return parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).opacity === '1'))
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
 * The page with a button where its labels are, as `watch-button.tsx` draws it once the owner named its videos (held by its
 * own test), and a player that stays on this machine.
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
      .replace(/<label for=.*?<\/label>/s, button(hero.video))
      .replace(/<label for="asked-press".*?<\/label>/s, '')
      .replace(/<label[^>]*><input type="checkbox".*?<\/label>/s, button(start.video))
    const policy = `<meta http-equiv="content-security-policy" content="${contentPolicy(html)}">`
    await route.fulfill({ response, body: html.replace('<meta charset="utf-8">', `<meta charset="utf-8">${policy}`) })
  })
  return elsewhere
}

function button({ video, title }: { video: string; title: string }): string {
  return `<button data-video="${id}" data-frame="${video}" data-title="${asRead(title)}">${asRead(title)}</button>`
}
