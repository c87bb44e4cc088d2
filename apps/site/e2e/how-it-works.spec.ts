import type { Page as Tab } from '@playwright/test'
import { readPng } from '../checks/served/read-png.ts'
import { asRead } from './page-copy.ts'
import { dotsIn } from './dots-in.ts'
import { alternating } from './page-list.ts'
import { sectionOn } from './section-on.ts'
import { expect, test } from './strict-page.ts'

const pages = (
  [
    { path: '/how-it-works', id: 'RT-02 PG-02', direction: 'ltr' },
    { path: '/how-it-works-he', id: 'RT-32 PG-02', direction: 'rtl' },
  ] as const
).map((page) => {
  const flow = sectionOn(page.path, 'flow')
  const { visitor, survey, response, reply, insight, pageUpdate, sale } = flow
  return {
    ...page,
    flow: asRead(flow.title),
    stops: [visitor, survey, response, reply, insight, pageUpdate, sale].map(({ title }) => asRead(title)),
    optional: asRead(reply.optional),
  }
})

test.use({ javaScriptEnabled: false })

for (const { path, id } of alternating(pages, 0)) {
  test(`${id} the same 49 dots stand at the visitor of ${path} and, sorted, at the insight`, async ({ page: tab }) => {
    await tab.goto(path)
    const dots = tab.getByRole('img', { name: /49/ })
    await expect(dots).toHaveCount(2)
    // The one that is followed is drawn apart, on the track.
    expect(await dotsIn(dots.first())).toEqual([48])
    expect(await dotsIn(dots.last())).toEqual([17, 10, 9, 13])
  })
}

for (const words of alternating(pages, 1)) {
  const { path, id } = words

  test(`${id} the flow of ${path} reads in order at every width, and the picked dot runs the track once or goes down it with the reader`, async ({
    page: tab,
  }) => {
    await tab.setViewportSize({ width: 320, height: 900 })
    await tab.goto(path)
    const flow = tab.getByRole('list', { name: words.flow })
    await expect(flow.getByRole('heading')).toHaveText(words.stops)
    await expect(flow.locator('> li').nth(3)).toContainText(words.optional)

    for (const width of [320, 768, 1440])
      await test.step(`the flow reads in order at ${width} px`, async () => {
        await tab.setViewportSize({ width, height: 900 })
        const boxes = await flow
          .getByRole('heading')
          .evaluateAll((all) => all.map((stop) => stop.getBoundingClientRect()))
        if (width < 980) {
          expect(boxes.map(({ y }) => y)).toEqual(boxes.map(({ y }) => y).toSorted((a, b) => a - b))
          return
        }
        // How far from where the language starts.
        const places = boxes.map(({ left, right, y }) => ({ x: words.direction === 'rtl' ? width - right : left, y }))
        const [visitor, survey, response, reply, insight, update, sale] = places
        if (!visitor || !survey || !response || !reply || !insight || !update || !sale)
          throw new Error('A stop is missing.')
        // The track runs along the top, turns at the reply and comes back along the bottom.
        expect([visitor.x < survey.x, survey.x < response.x]).toEqual([true, true])
        expect([response.y < reply.y, reply.y < insight.y]).toEqual([true, true])
        expect([insight.x > update.x, update.x > sale.x]).toEqual([true, true])
        // Its arrows say so: there, there, down, back, back.
        const arrows = flow.locator('> li > [aria-hidden]')
        const turns = await arrows.evaluateAll((all) => all.map((arrow) => getComputedStyle(arrow).rotate))
        const [there, back] = words.direction === 'rtl' ? ['180deg', 'none'] : ['none', '180deg']
        expect(turns).toEqual([there, there, '90deg', back, back])
      })

    await test.step('the picked dot runs the track once', async () => {
      // From a narrow window to a wide one: the run starts anew.
      await tab.setViewportSize({ width: 768, height: 1200 })
      await flow.evaluate((board) => getComputedStyle(board, '::after').animationName)
      await tab.setViewportSize({ width: 1440, height: 1200 })
      const runner = () => flow.evaluate((board) => getComputedStyle(board, '::after').opacity)
      const travelled = async (ms: number) => {
        await setTime(tab, ms)
        return flow.evaluate((board) => {
          const { translate, transform } = getComputedStyle(board, '::after')
          return [Math.sign(parseFloat(translate.replace('calc(', '')) || 0), Math.sign(new DOMMatrix(transform).f)]
        })
      }
      // Begun anew and held, so that it does not end before it is looked at.
      await flow.evaluate((board: HTMLElement) => {
        board.style.display = 'none'
        board.getBoundingClientRect()
        board.style.display = ''
        for (const animation of document.getAnimations()) animation.pause()
      })
      const on = words.direction === 'ltr' ? 1 : -1
      expect(await travelled(1000), 'along the top').toEqual([on, 0])
      expect(await travelled(2000), 'down').toEqual([on, 1])
      expect(await runner()).toBe('1')
      await setTime(tab, 3900)
      expect(await runner(), 'arrived').toBe('0')
      expect(await flow.evaluate((board) => board.scrollWidth - board.clientWidth), 'nothing sticks out').toBe(0)
    })

    for (const width of [768, 390, 320])
      await test.step(`at ${width} px the picked dot goes down the track with the reader`, async () => {
        await tab.setViewportSize({ width, height: 844 })
        // Between two knobs only the track is there: beside it the ring of the dot shows, if it is in the middle of the screen.
        for (const stop of await flow.locator('> li:nth-child(2), > li:nth-child(5)').all()) {
          const x = await stop.evaluate((item) => {
            item.scrollIntoView({ block: 'start', behavior: 'instant' })
            const { left, right, top, height } = item.getBoundingClientRect()
            window.scrollBy({ top: top + height / 2 - innerHeight / 2, behavior: 'instant' })
            return getComputedStyle(item).direction === 'rtl' ? right - 18 - 12 : left + 18 + 12
          })
          expect(await colourAt(tab, x, 422), 'lemon').toBe(0xffe14a)
          expect(await colourAt(tab, x, 422 + 20), 'below it').not.toBe(0xffe14a)
        }
      })
    await tab.emulateMedia({ reducedMotion: 'reduce' })
    expect(await flow.evaluate((board) => getComputedStyle(board, '::after').display)).toBe('none')
  })
}

/** The colour of a pixel of the window, as 0xrrggbb. */
async function colourAt(tab: Tab, x: number, y: number): Promise<number> {
  return (await readPng(await tab.screenshot({ clip: { x: Math.floor(x), y, width: 1, height: 1 } }))).at(0, 0)
}

/** All animations stand at a time after their start. */
async function setTime(tab: Tab, ms: number): Promise<void> {
  await tab.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      animation.pause()
      animation.currentTime = time
    }
  }, ms)
}
