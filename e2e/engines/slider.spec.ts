import { tiers } from '#claims/tiers.ts'
import { desktop, phone, type Engine, type Press } from './engine.ts'
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

for (const dir of ['ltr', 'rtl'] as const) {
  test(`PG-05 the keys of the slider where text runs ${dir}`, async ({ engine }) => {
    await engine.open('/pricing')
    // No Hebrew page has a slider yet; the one there is reads its direction when a key is pressed.
    await engine.evaluate((direction) => {
      document.documentElement.dir = direction
      document.querySelector<HTMLElement>('input[type=range]')?.focus()
    }, dir)
    for (const [press, to] of [...presses, ...sideways[dir]]) {
      await engine.press(press)
      await expectPlan(engine, to, press)
    }
  })
}

test('PG-04 the dots stay in their field when the window becomes narrow', async ({ engine }) => {
  await engine.open('/pricing', desktop)
  for (const width of [1024, 700, phone]) {
    await engine.resize(width)
    expect(await engine.evaluate(dotsOutside), `at ${width} px`).toBe(0)
  }
})

/** The slider, its words, the price and the dots all say the same plan. */
async function expectPlan(engine: Engine, place: number, press: Press): Promise<void> {
  const tier = tiers[place]
  if (!tier) throw new Error(`There is no plan ${place}.`)
  await soon(() => engine.evaluate(planShown), `after ${press}`).toEqual({
    value: String(place),
    said: `${tier.cap} visitors, $${tier.price} a month`,
    price: `$${tier.price} a month`,
    lit: tier.visitors / 1000,
  })
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

/** Runs in the page. */
function dotsOutside(): number {
  const field = document.querySelector('[data-plans] .on-ink')?.getBoundingClientRect()
  const dots = [...document.querySelectorAll('[data-plans] div[data-tier] i')].map((dot) => dot.getBoundingClientRect())
  return dots.filter(({ left, right }) => !field || left < field.left || right > field.right).length
}
