import { ourPrice } from '@repo/content/claims/our-price.ts'
import { tiers } from '@repo/content/claims/tiers.ts'
import { asRead } from '../page-copy.ts'
import { sectionOn } from '../section-on.ts'
import { desktop, phone, type Press } from './engine.ts'
import { expect, soon, test } from './engine-test.ts'

const presses: [press: Press, to: number][] = [
  ['ArrowUp', 1],
  ['ArrowUp', 2],
  ['ArrowDown', 1],
  ['ArrowDown', 0],
  ['ArrowDown', 0],
  ['PageUp', 4],
  ['ArrowUp', 4],
  ['PageDown', 0],
  ['Shift+ArrowUp', 4],
  ['Shift+ArrowDown', 0],
  ['End', 4],
  ['Home', 0],
]
const sideways = {
  ltr: [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['Shift+ArrowRight', 4],
    ['ArrowRight', 4],
    ['Shift+ArrowLeft', 0],
  ],
  rtl: [
    ['ArrowLeft', 1],
    ['ArrowLeft', 2],
    ['ArrowRight', 1],
    ['Shift+ArrowLeft', 4],
    ['ArrowLeft', 4],
    ['Shift+ArrowRight', 0],
  ],
} satisfies Record<string, [Press, number][]>

const pages = [
  { id: 'RT-04', path: '/pricing', dir: 'ltr', locale: 'en' },
  { id: 'RT-32', path: '/pricing-he', dir: 'rtl', locale: 'he' },
] as const

for (const { id, path, dir, locale } of pages) {
  const words = sectionOn(path, 'plans')
  const said = ({ cap, visitors, price }: Tier) =>
    asRead(
      words.said
        .replace('%cap%', cap)
        .replace('%visitors%', visitors.toLocaleString('en-US'))
        .replace('%price%', ourPrice(price, locale)),
    )

  test(`${id} PG-05 the keys of the slider of ${path}, where text runs ${dir}`, async ({ engine }) => {
    await engine.open(path)
    await engine.evaluate(() => document.querySelector<HTMLElement>('input[type=range]')?.focus())
    for (const [press, to] of [...presses, ...sideways[dir]]) {
      await engine.press(press)
      const tier = tiers[to]
      if (!tier) throw new Error(`There is no plan ${to}.`)
      // The slider, its words, the price and the dots all say the same plan.
      await soon(() => engine.evaluate(planShown), `after ${press}`).toEqual({
        value: String(to),
        said: said(tier),
        price: `${ourPrice(tier.price, locale)} ${asRead(words.perMonth)}`,
        lit: tier.visitors / 1000,
      })
    }
  })
}

test('RT-32 PG-05 the thumb of /pricing-he starts at the right, where its first stop is', async ({ engine }) => {
  await engine.open('/pricing-he', desktop)
  for (const place of [0, 4]) {
    const stop = await engine.evaluate(stopAt, place)
    await engine.clickAt(stop.x, stop.y)
    await soon(() => engine.evaluate(planShown)).toMatchObject({ value: String(place) })
  }
  const [first, last] = [await engine.evaluate(stopAt, 0), await engine.evaluate(stopAt, 4)]
  expect(first.x).toBeGreaterThan(last.x)
})

test('PG-04 the dots stay in their field when the window becomes narrow', async ({ engine }) => {
  await engine.open('/pricing', desktop)
  for (const width of [1024, 700, phone]) {
    await engine.resize(width)
    expect(await engine.evaluate(dotsOutside), `at ${width} px`).toBe(0)
  }
})

type Tier = (typeof tiers)[number]

/** Runs in the page: the middle of the way of the thumb at a stop, over which its label is. */
function stopAt(place: number): { x: number; y: number } {
  const range = document.querySelector('input[type=range]')?.getBoundingClientRect()
  const label = document.querySelector(`button[data-tier="${place}"]`)?.getBoundingClientRect()
  return { x: label ? label.x + label.width / 2 : NaN, y: range ? range.y + range.height / 2 : NaN }
}

/** Runs in the page. */
function planShown() {
  const range = document.querySelector<HTMLInputElement>('input[type=range]')
  const prices = [...document.querySelectorAll('[data-plans] p[data-tier]')].filter((price) => price.checkVisibility())
  const paint = [...document.querySelectorAll('[data-plans] div[data-tier] i')].map(
    (dot) => getComputedStyle(dot).backgroundColor,
  )
  return {
    value: range?.value,
    said: range?.ariaValueText,
    price: prices.map((price) => price.textContent.trim()).join(),
    lit: paint.filter((colour) => colour === paint[0]).length,
  }
}

/** Runs in the page. Engines round in their own ways: half a pixel is not seen. */
function dotsOutside(): number {
  const field = document.querySelector('[data-plans] .on-ink')?.getBoundingClientRect()
  const dots = [...document.querySelectorAll('[data-plans] div[data-tier] i')].map((dot) => dot.getBoundingClientRect())
  return dots.filter(({ left, right }) => !field || left < field.left - 0.5 || right > field.right + 0.5).length
}
