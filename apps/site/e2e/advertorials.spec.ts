import type { Page as Tab } from '@playwright/test'
import { claims } from '@repo/content/claims/claims.ts'
import { formText } from '@repo/content/claims/form-text.ts'
import { demoDashboardHe } from '@repo/content/demo-dashboard.he.ts'
import { linkTo } from '@repo/site/link-to.ts'
import { dotsIn } from './dots-in.ts'
import { expectArrives } from './expect-arrives.ts'
import { asRead } from './page-copy.ts'
import { alternating, pages } from './page-list.ts'
import { sectionOn } from './section-on.ts'
import { ui } from './words.ts'
import { listen } from './quiz-page.ts'
import { expect, test } from './strict-page.ts'
import { measureLines, longestRun } from './reading.ts'

const label = 'תוכן שיווקי'

const articles = ['/advertorial', '/advertorial-he'] as const

/** The words under the picture of before and after. */
function captionOn(path: (typeof articles)[number]): string {
  const parts = sectionOn(path, 'article').chapters.flatMap((one) => (one.kind === 'chapter' ? one.parts : []))
  return asRead(parts.find((part) => part.kind === 'beforeAfter')?.caption ?? '')
}

const asked = sectionOn('/advertorial', 'askedHead')
const bannerOn = (path: string) => asRead(pages.find((page) => page.path === path)?.banner?.text ?? '')

const paragraphs = (tab: Tab) => tab.locator('article section > div > div > p')
const testimonials = (tab: Tab) => tab.locator('main div:has(> figure > div > blockquote)')
const beforeAfter = (tab: Tab, path: (typeof articles)[number]) =>
  tab.locator('figure').filter({ hasText: captionOn(path) })
const trialOffer = (tab: Tab) => tab.locator('main section').filter({ has: tab.locator('[data-trial-days]') })
/** The dark card beside the trial: a price or the quiz. */
const offerCard = (tab: Tab) => trialOffer(tab).locator('.on-ink')

// The order of their parts: apps/site/checks/as-specified/routes.test.ts, and as they are drawn with-every-claim/sections.test.ts.
test('RT-27 CP-02 CL-02 CL-12 CL-16 /advertorial has English parts in a Hebrew page, its prices, days and seconds', async ({
  page: tab,
}) => {
  await tab.goto('/advertorial')
  await test.step('RT-27 banner, breadcrumb and side card are English parts of a Hebrew page', async () => {
    await expect(tab.locator('html')).toHaveAttribute('lang', 'he')
    await expect(tab.locator('html')).toHaveAttribute('dir', 'rtl')
    const english = tab.locator('[lang="en"][dir="ltr"]')
    await expect(english).toHaveCount(3)
    await expect(english.nth(0)).toHaveText(bannerOn('/advertorial'))
    const { links, here } = asked.breadcrumb
    await expect(english.nth(1).getByRole('listitem')).toHaveText(
      [...links.map(({ label }) => label), here].map(asRead),
    )
    await expect(english.nth(1).locator('a[role="link"][aria-disabled="true"]:not([href])')).toHaveCount(links.length)
    const reveal = english
      .nth(2)
      .getByRole('link', { name: asRead(sectionOn('/advertorial', 'withSideCard').card.cta.label) })
    await expect(reveal).toHaveAttribute('target', '_blank')
  })

  await test.step('launch price in the FAQ, the days in the trial box, the length of the quiz and no email in the promo', async () => {
    const main = tab.getByRole('main')
    await expect(testimonials(tab).locator('figure')).toHaveCount(3)
    const price = formText(claims.priceLaunch, 'amount', 'he') ?? ''
    await expect(main.locator('details').filter({ hasText: price })).toHaveCount(1)
    await expect(main.locator('[data-trial-days] i')).toHaveCount(claims.trial14.value)
    await expect(trialOffer(tab).getByRole('heading').first()).toContainText(
      formText(claims.trial14, 'plain', 'he') ?? '',
    )
    const seconds = (formText(claims.quizNinetySeconds, 'plain', 'he') ?? '').split(' ').join('.* ')
    await expect(offerCard(tab).getByRole('img')).toHaveAccessibleName(new RegExp(seconds))
    await expect(offerCard(tab)).toContainText(formText(claims.quizNoEmail, 'plain', 'he') ?? '')
    const { cta } = sectionOn('/advertorial', 'trialOffer').beside
    await expect(offerCard(tab).getByRole('link', { name: asRead(cta.label) })).not.toHaveAttribute('target')
  })
})

test('CP-02 the hero of /advertorial leads to the quiz; its start is logged and not reported', async ({
  page: tab,
}) => {
  const reported = await listen(tab)
  const logged: string[] = []
  tab.on('console', (message) => logged.push(message.text()))
  await tab.goto('/advertorial')
  await tab
    .getByRole('link', { name: asRead(asked.start.label) })
    .first()
    .click()
  await tab.waitForURL('**/quiz')
  const starts = logged.filter((line) => line.includes('cta_start_quiz'))
  expect(starts).toEqual([expect.stringMatching(/hero/)])
  expect(reported.filter(({ name }) => name === 'cta_start_quiz')).toEqual([])
})

test('RT-28 CP-04 CL-13 CL-15 /advertorial-he says how many leave and when it was written, and has as many results, voices and steps as required', async ({
  page: tab,
}) => {
  await tab.goto('/advertorial-he')
  await test.step('CL-15 the headline says how many leave, and a hundred dots show it', async () => {
    await expect(tab.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(tab.getByRole('heading', { level: 1 })).toContainText(
      formText(claims.abandonment, 'plain', 'he') ?? '',
    )
    const dots = tab.locator('main h1').locator('..').locator('~ div svg').filter({ visible: true })
    const bought = 100 - claims.abandonment.value
    expect(await dotsIn(dots)).toEqual([claims.abandonment.value - 3, 3, bought])
  })

  await test.step('CP-04 the byline has its date', async () => {
    await expect(tab.locator(`time[datetime="${sectionOn('/advertorial-he', 'articleHead').date.iso}"]`)).toHaveCount(1)
  })

  await test.step('CL-13 four results, three testimonials, three steps, a trial for nothing and the time to ask for a refund', async () => {
    const main = tab.getByRole('main')
    await expect(main.locator('article li:has(> s)')).toHaveCount(4)
    await expect(testimonials(tab).locator('figure')).toHaveCount(3)
    await expect(main.locator('ol > li')).toHaveCount(3)
    await expect(offerCard(tab).getByRole('img')).toHaveAccessibleName(/\$0/)
    await expect(offerCard(tab)).toContainText(formText(claims.refund14, 'plain', 'he') ?? '')
    await expect(main.locator('[data-trial-days] i')).toHaveCount(claims.trial14.value)
  })
})

/** What stands before each button in the story: the sentence that it refers to. */
const referredTo = {
  '/advertorial': ['שאפשר לשלם לאנשים כדי שלא יענו לך', 'וקראה את השיחה שלוש פעמים', 'לא כמה יצאו. כמה ענו.'],
  '/advertorial-he': ['אני רק לא יודעת למה', 'ועונה בדיוק על מה שנשאל', 'מדיניות ההחזרות בראש העגלה'],
}

for (const path of articles) {
  test(`CP-03 CP-11 CP-12 DM-02 SH-06 SH-07 ${path} breaks its text, says that it is advertising, and leads to the listing`, async ({
    page: tab,
  }) => {
    await tab.goto(path)
    await test.step('DM-02 says in Hebrew, on the first screen, that it is advertising, and once that story and voices are samples', async () => {
      await expect(tab.getByText(label, { exact: true })).toBeInViewport()
      const sample = asRead(sectionOn(path, 'articleEnd').voices?.sample ?? '')
      expect(sample).toContain('לדוגמה')
      await expect(tab.getByRole('main').getByText(sample, { exact: true })).toHaveCount(1)
      await expect(tab.getByText('סיפור לדוגמה')).toHaveCount(1)
    })

    await test.step('SH-06 the banner comes after 100 ms', async () => {
      const delay = await tab
        .locator('.fade-100')
        .first()
        .evaluate((banner) => getComputedStyle(banner).animationDelay)
      expect(delay).toBe('0.1s')
    })

    await test.step('CP-12 a button between two parts of the story follows what it refers to', async () => {
      const before = await tab
        .locator('article [data-call]')
        .evaluateAll((calls) => calls.map((call) => call.previousElementSibling?.textContent ?? ''))
      expect(before).toEqual(referredTo[path].map((words) => expect.stringContaining(words)))
    })

    await test.step('CP-11 install buttons open the listing in a new tab, the quiz and the prices open here', async () => {
      for (const button of await tab.locator('a.button').all()) {
        const href = (await button.getAttribute('href')) ?? ''
        const target = await button.getAttribute('target')
        expect([href, target]).toEqual(
          href === '/quiz' ? ['/quiz', null] : [expect.stringMatching(/^https:/), '_blank'],
        )
      }
    })

    await test.step('SH-07 the footer has the tagline, the trial and an easy integration', async () => {
      const footer = tab.getByRole('contentinfo')
      const { campaign, footer: words } = ui.he
      for (const said of [campaign.tagline, campaign.trial.trial14, campaign.integration, words.copyright])
        await expect(footer).toContainText(asRead(said))
    })

    await test.step('CP-03 the demo figures are called sample data', async () => {
      const dashboard = tab.locator('.dashboard')
      for (const figure of ['13,263', '18', '971%', '34.69%', '20.41%', 'נתוני הדגמה'])
        await expect(dashboard).toContainText(figure)
      await expectArrives(dashboard.locator('.arriving-dots'))
      // What to do next is advice: nothing in the drawing looks as if it could be pressed.
      const actions = dashboard.getByRole('list').last().getByRole('listitem')
      await expect(actions).toHaveCount(demoDashboardHe.actions.length)
      for (const advice of await actions.all()) {
        await expect(advice).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
        await expect(advice).toHaveCSS('box-shadow', 'none')
      }
    })

    await test.step('lines of 60 to 75 characters', async () => {
      await tab.setViewportSize({ width: 1440, height: 900 })
      const full = (await paragraphs(tab).evaluateAll(measureLines)).toSorted((a, b) => a - b)
      expect(full.length).toBeGreaterThan(20)
      expect(full.at(-1)).toBeLessThanOrEqual(80)
      const middle = full[Math.floor(full.length / 2)] ?? 0
      expect(middle).toBeGreaterThanOrEqual(60)
      expect(middle).toBeLessThanOrEqual(75)
    })

    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ])
      await test.step(`a picture at least every three screens at ${size.width} px`, async () => {
        await tab.setViewportSize(size)
        expect((await tab.getByRole('article').evaluate(longestRun)) / size.height).toBeLessThanOrEqual(3)
      })

    await test.step('the picture of before and after is whole on the smallest phones', async () => {
      await tab.setViewportSize({ width: 320, height: 640 })
      const cut = await beforeAfter(tab, path).evaluate((figure) => {
        const { left, right } = figure.getBoundingClientRect()
        return [...figure.querySelectorAll('p, span, b, svg')]
          .map((part) => ({ part, box: part.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.left < left || box.right > right))
          .map(({ part }) => part.outerHTML.slice(0, 80))
      })
      expect(cut).toEqual([])
    })
  })
}

test('CL-15 a hundred dots in the margin of /advertorial-he leave one by one while the story is read, and the buyers stay; all stand under reduced motion, and none is printed', async ({
  page: tab,
}) => {
  const { value } = claims.abandonment
  const shown = (gone: number, stays: number) => ({ gone, stays: Array<number>(100 - value).fill(stays) })
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await tab.emulateMedia({ reducedMotion: 'no-preference', media: 'screen' })
    await tab.setViewportSize(size)
    await tab.goto('/advertorial-he')
    await expect.poll(() => crowdDots(tab)).toMatchObject({ ...shown(0, 0.3), animations: 0 })
    await tab.getByRole('article').evaluate(readTo, 0.5)
    await expect.poll(async () => (await crowdDots(tab)).gone / value).toBeCloseTo(0.52, 1)
    await tab.getByRole('article').evaluate(readTo, 1)
    await expect.poll(() => crowdDots(tab)).toMatchObject({ ...shown(value, 1), inView: true })

    await tab.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => crowdDots(tab)).toMatchObject({ ...shown(0, 1), inView: true })
    await tab.emulateMedia({ media: 'print' })
    await expect(tab.locator('.crowd-dots-plate')).toBeHidden()
  }
})

// At 390 px: phone-heights.spec.ts.
for (const [path, px] of [
  ['/advertorial', 8500],
  ['/advertorial-he', 8000],
] as const)
  test(`CP-14 ${path} is at most ${px} px high at 1440`, async ({ page: tab }) => {
    await tab.setViewportSize({ width: 1440, height: 900 })
    await tab.goto(path)
    await tab.evaluate(() => document.fonts.ready)
    expect(await tab.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(px)
  })

for (const path of alternating(articles, 0))
  test(`CP-12 every button of ${path} calls the pixel first, logs an error where there is none, and opens either way`, async ({
    page: tab,
  }) => {
    const said: string[] = []
    tab.on('console', (message) => said.push(message.text()))
    await tab.goto(path)
    const buttons = await tab.locator('header a.button, main a.button').all()
    expect(buttons.length).toBeGreaterThan(2)
    await expect(tab.locator('article [data-call] a.button')).toHaveCount(referredTo[path].length)
    const clicks = await watchClicks(tab)
    for (const button of buttons) await button.click()
    await expect
      .poll(() => said.filter((line) => !line.includes('cta_start_quiz')))
      .toEqual(buttons.map(() => 'Meta Pixel not initialized'))
    expect(await clicks()).toEqual({ kept: 0, pixel: [] })
    await tab.evaluate(() => {
      const pixel: unknown[] = []
      Object.assign(window, { pixel, fbq: (...call: unknown[]) => void pixel.push(call) })
    })
    for (const button of buttons) await button.click()
    expect(await clicks()).toEqual({
      kept: 0,
      pixel: buttons.map(() => ['trackCustom', 'Get Started/adv', { status: true }]),
    })
    await buttons[0]?.dblclick()
    expect((await clicks()).pixel, 'a double click is one start').toHaveLength(buttons.length + 1)
  })

for (const path of alternating(articles, 1))
  test(`CP-12 buttons of ${path} open the listing in a new tab although there is no pixel`, async ({
    page: tab,
    context,
    noise,
  }) => {
    await context.route(/^https:/, (route) => route.fulfill({ body: 'the listing' }))
    await tab.goto(path)
    for (const place of ['aside', 'article [data-call]']) {
      const opened = context.waitForEvent('page')
      const button = tab.locator(`main ${place} a.button`).first()
      await expect(button).toHaveAttribute('href', linkTo('install').href ?? '')
      await button.click()
      await expect((await opened).locator('body'), place).toHaveText('the listing')
      expect(noise.splice(0)).toEqual([expect.stringMatching(/^another origin: https:/)])
    }
  })

/** How many dots are gone, how much of each that stays shows, and how many animations there are. */
function crowdDots(tab: Tab) {
  return tab.locator('.crowd-dots-plate').evaluate((plate) => {
    const opacities = (dots: Iterable<Element>) => [...dots].map((dot) => Number(getComputedStyle(dot).opacity))
    const { top, bottom } = plate.getBoundingClientRect()
    return {
      gone: opacities(plate.children).filter((opacity) => opacity < 0.2).length,
      stays: opacities(plate.querySelectorAll('.crowd-dots-stays')),
      inView: top >= 0 && bottom <= innerHeight,
      // A hundred, and none before the first scroll: they would delay the first paint.
      animations: plate.getAnimations({ subtree: true }).length,
    }
  })
}

/** Runs in the page: so much of the article is read. */
function readTo(article: Element, part: number): void {
  const { top, height } = article.getBoundingClientRect()
  window.scrollTo({ top: window.scrollY + top + (height - innerHeight) * part, behavior: 'instant' })
}

/** Counts the clicks that something kept from opening a link; after counting, none opens, so that the test stays here. */
async function watchClicks(tab: Tab) {
  await tab.evaluate(() => {
    const watched = { kept: 0 }
    Object.assign(window, { watched })
    window.addEventListener('click', (event) => {
      if (event.defaultPrevented) watched.kept += 1
      event.preventDefault()
    })
  })
  return () =>
    tab.evaluate(() => {
      const { watched, pixel = [] } = window as unknown as { watched: { kept: number }; pixel?: unknown[] }
      return { ...watched, pixel }
    })
}
