import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ledgerIn } from '@repo/content/claims/ledger.ts'
import { ourPrice } from '@repo/content/claims/our-price.ts'
import { tiers } from '@repo/content/claims/tiers.ts'
import { fillPage } from '@repo/content/fill.ts'
import pricing from '@repo/content/pages/pricing.en.ts'
import pricingHe from '@repo/content/pages/pricing-he.he.ts'
import { Plans } from './plans.tsx'
import { enhancePlans } from './enhance-plans.ts'

test.each([
  ['{ArrowLeft}', 0, 1],
  ['{ArrowRight}', 1, 0],
  ['{ArrowUp}', 1, 2],
  ['{ArrowDown}', 2, 1],
  ['{Shift>}{ArrowLeft}{/Shift}', 0, 4],
  ['{Shift>}{ArrowRight}{/Shift}', 4, 0],
  ['{PageUp}', 1, 4],
  ['{PageDown}', 3, 0],
  ['{Home}', 2, 0],
  ['{End}', 2, 4],
])('PG-05 right to left, %s takes plan %i to %i', async (keys, from, to) => {
  const { range, chosen } = await drawPlans('rtl', from)
  range.focus()
  await userEvent.keyboard(keys)
  expect(range.valueAsNumber).toBe(to)
  expect(chosen()).toEqual([String(to)])
})

test('PG-05 right to left, the first plan is at the right end', async () => {
  const { range, labels } = await drawPlans('rtl', 0)
  const middle = (box: DOMRect) => box.left + box.width / 2
  expect(middle(labels[0].getBoundingClientRect())).toBeGreaterThan(middle(range.getBoundingClientRect()))
})

test.each(['ltr', 'rtl'] as const)(
  'RT-32 PG-04 where text runs %s, the slider says the plan and its price; a stop has what it shows in its name',
  async (dir) => {
    const { page, range, labels } = await drawPlans(dir, 1)
    const [, { cap, visitors, price }] = tiers
    expect(range.ariaValueText).toContain(dir === 'ltr' ? cap : visitors.toLocaleString('he-IL'))
    expect(range.ariaValueText).toContain(ourPrice(price, page.locale))
    expect(labels[1]?.ariaLabel).toMatch(new RegExp(`${cap}.*${RegExp.escape(ourPrice(price, page.locale))}`))
  },
)

test('PG-05 leaves the keys of the browser alone', async () => {
  const { range } = await drawPlans('ltr', 2)
  const back = new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, cancelable: true, bubbles: true })
  range.dispatchEvent(back)
  expect(back.defaultPrevented).toBe(false)
  expect(range.valueAsNumber).toBe(2)
})

async function drawPlans(dir: 'ltr' | 'rtl', from: number) {
  const page = dir === 'rtl' ? pricingHe : pricing
  const words = fillPage(page, ledgerIn('as-specified')).sections.find((section) => section.kind === 'plans')
  if (!words) throw new Error('The pricing page has no plans.')
  const { container } = await render(
    <div dir={dir}>
      <Plans {...words} locale={page.locale} />
    </div>,
  )
  const plans = container.querySelector<HTMLElement>('[data-plans]')
  const range = container.querySelector<HTMLInputElement>('input[type=range]')
  const labels = [...container.querySelectorAll<HTMLElement>('button[data-tier]')] as [HTMLElement, ...HTMLElement[]]
  if (!plans || !range) throw new Error('The plans are not drawn.')
  range.valueAsNumber = from
  enhancePlans(plans)
  const chosen = () => [
    ...new Set([...container.querySelectorAll<HTMLElement>('[data-chosen]')].map((part) => part.dataset['tier'])),
  ]
  return { page, range, labels, chosen }
}
