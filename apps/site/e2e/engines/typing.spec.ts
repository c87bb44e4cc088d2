import en from '@repo/content/your-product-demo/words.en.ts'
import he from '@repo/content/your-product-demo/words.he.ts'
import { howLongTexts, type HowLongWords } from '../../sections/deciding/how-long-texts.ts'
import { asRead } from '../page-copy.ts'
import { alternating } from '../page-list.ts'
import { sectionOn } from '../section-on.ts'
import { click } from './click.ts'
import { desktop, phone, type Engine } from './engine.ts'
import { expect, soon, test } from './engine-test.ts'

// What follows each typed key, by scripts without a framework.

for (const path of alternating(['/privacy', '/privacy-he'] as const, 0))
  test(`RT-34 TR-03 the letters typed into the margin of ${path} are counted, and nothing is kept`, async ({
    engine,
  }) => {
    const { margin } = sectionOn(path, 'legalText')
    if (margin.kind !== 'browser') throw new Error(`${path} has no browser in its margin.`)
    await engine.open(path, desktop)
    const typed = path === '/privacy' ? 'Is anyone reading this?' : 'מישהו קורא את זה?'
    await click(engine, '[data-letters]')
    await engine.type(typed)
    const counted = (text: string) => ({
      text,
      dots: text.length,
      said: `${text.length} ${asRead(margin.stays)}`,
      digits: String(text.length).length,
    })
    await soon(() => engine.evaluate(letters)).toEqual(counted(typed))
    await engine.press('Shift+Home')
    await engine.type('x')
    await soon(() => engine.evaluate(letters)).toEqual(counted('x'))
    expect(await engine.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  })

for (const path of alternating(['/how-it-works', '/how-it-works-he'] as const, 1))
  test(`PG-12 the figures typed on ${path} change how long a test takes`, async ({ engine }) => {
    const words = sectionOn(path, 'howLong')
    await engine.open(path, desktop)
    const texts: HowLongWords = {
      days: asRead(words.days),
      manyDays: asRead(words.manyDays),
      weeks: asRead(words.weeks),
      years: asRead(words.years),
      tooLong: asRead(words.tooLong),
      impossible: asRead(words.impossible),
      missing: asRead(words.missing),
    }
    for (const month of [
      { visitors: 250_000, orders: 5000 },
      { visitors: 8000, orders: 240 },
    ]) {
      await replace(engine, '[name="visitors"]', String(month.visitors))
      await engine.press('Tab')
      await engine.type(String(month.orders))
      await soon(() => engine.evaluate(howLong)).toEqual(howLongTexts(month, texts))
    }
  })

for (const { path, words, store, product } of alternating(
  [
    { path: '/', words: en, store: 'Adam Shop', product: 'Cedar candle' },
    { path: '/he', words: he, store: 'החנות של אדם', product: 'נר ארז' },
  ],
  0,
))
  test(`PG-08 the keys typed on ${path} change the shop and stay, also once the form is closed`, async ({ engine }) => {
    await engine.open(path, phone)
    await click(engine, '[data-invite]')
    await soon(() => engine.evaluate(focused)).toBe('store')
    await engine.type(store)
    await engine.press('Tab')
    await engine.type(product)
    await engine.press('Tab')
    await engine.type('34.5')
    const price = path === '/' ? '$34.50' : '₪34.50'
    const shop = { store, product, price }
    await soon(() => engine.evaluate(ownShop)).toEqual({ isOpen: true, typed: [store, product, '34.5'], shop })
    expect(await engine.evaluate(focused)).toBe('price')
    await engine.press('Enter')
    await soon(() => engine.evaluate(ownShop)).toEqual({ isOpen: false, typed: [store, product, '34.5'], shop })
    expect(await engine.evaluate(() => document.querySelector('[data-invite]')?.textContent.trim())).toContain(
      asRead(words.change),
    )
  })

async function replace(engine: Engine, selector: string, text: string): Promise<void> {
  await click(engine, selector)
  await engine.press('End')
  await engine.press('Shift+Home')
  await engine.type(text)
}

/** Runs in the page. */
function letters() {
  const count = document.querySelector('[data-letter-count]')
  return {
    text: document.querySelector<HTMLTextAreaElement>('[data-letters]')?.value,
    dots: document.querySelectorAll('[data-letter-dots] > i').length,
    said: count?.parentElement?.textContent.replace(/\s+/g, ' ').trim(),
    digits: document.querySelectorAll('[data-letter-digits] > svg').length,
  }
}

/** Runs in the page: what is said of each gain, and its dots. */
function howLong() {
  return [10, 20, 50].map((gain) => ({
    gain,
    time: document.querySelector(`[data-shows="time${gain}"]`)?.textContent.trim(),
    note: document.querySelector(`[data-shows="note${gain}"]`)?.textContent.trim(),
    weeks: document.querySelectorAll(`[data-weeks="${gain}"] > i`).length,
  }))
}

/** Runs in the page. */
function focused(): string | null | undefined {
  return document.activeElement?.getAttribute('name')
}

/** Runs in the page: the fields of the form, and the shop in which they are seen. */
function ownShop() {
  const fields = ['store', 'product', 'price'].map(
    (name) => document.querySelector<HTMLInputElement>(`.own-form [name="${name}"]`)?.value,
  )
  const read = (name: string) =>
    [...document.querySelectorAll(`[data-scene] :is([data-own="${name}"], [data-now="${name}"])`)]
      .find((part) => part.checkVisibility())
      ?.textContent.replace(/[\u2066-\u2069]/g, '')
      .trim()
  return {
    isOpen: document.querySelector('.own-form')?.checkVisibility() ?? false,
    typed: fields,
    shop: { store: read('name'), product: read('product'), price: read('price') },
  }
}
