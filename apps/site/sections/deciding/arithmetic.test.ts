import { describe, expect, test } from 'vitest'
import { tiers } from '@repo/content/claims/tiers.ts'
import { enoughAnswers, sumDays, sumOrders } from './arithmetic.ts'
import { dayTexts, orderTexts } from './calculator-texts.ts'

const orderValues = [1, 9.99, 24.5, 60, 85, 97.5, 333.33, 99_999.99]
const margins = [5, 10, 35, 40, 90]
const rates = [20, 30, 100, 170, 500]

test('PG-09 the orders are the fewest whose profit covers the price, for every plan, order and margin', () => {
  for (const { price, visitors } of tiers)
    for (const order of orderValues)
      for (const margin of margins) {
        const { orders } = sumOrders({ price, visitors, order, margin, rate: 100 })
        // In hundredths of a cent, where everything is a whole number.
        const kept = BigInt(Math.round(order * 100)) * BigInt(margin)
        const owed = BigInt(price) * 10_000n
        expect(BigInt(orders) * kept >= owed, `$${price}, $${order}, ${margin}%`).toBe(true)
        expect(BigInt(orders - 1) * kept < owed, `$${price}, $${order}, ${margin}%`).toBe(true)
      }
})

test('PG-09 an order that covers the price exactly is enough', () => {
  expect(sumOrders({ price: 39, visitors: 20_000, order: 97.5, margin: 40, rate: 100 }).orders).toBe(1)
})

test('PG-09 answers are rounded down, and shown as at most 500 dots that stand for all of them', () => {
  for (const { price, visitors } of tiers)
    for (const rate of rates) {
      const { answers, dots, perDot } = sumOrders({ price, visitors, order: 60, margin: 40, rate })
      expect(answers * rate).toBeLessThanOrEqual(visitors)
      expect((answers + 1) * rate).toBeGreaterThan(visitors)
      expect(dots).toBeLessThanOrEqual(500)
      expect(dots * perDot).toBeGreaterThanOrEqual(answers)
      expect((dots - 1) * perDot).toBeLessThan(answers)
    }
})

test('PG-09 it never asks for more buyers than answers, and lights the dots of the buyers, or none where it does not pay', () => {
  const seen = new Set<boolean>()
  for (const { price, visitors } of tiers)
    for (const order of orderValues)
      for (const margin of margins)
        for (const rate of rates) {
          const { orders, answers, pays, dots, perDot, buying } = sumOrders({ price, visitors, order, margin, rate })
          const figures = `$${price}, $${order}, ${margin}%, one in ${rate}`
          expect(pays, figures).toBe(orders <= answers)
          expect(buying, figures).toBeLessThanOrEqual(dots)
          if (pays) expect(buying * perDot, figures).toBeGreaterThanOrEqual(orders)
          if (pays) expect((buying - 1) * perDot, figures).toBeLessThan(orders)
          else expect(buying, figures).toBe(0)
          seen.add(pays)
        }
  expect(seen).toEqual(new Set([true, false]))
})

test('PG-09 every visitor who answers may have to buy, but not one more', () => {
  const figures = { price: 39, visitors: 20_000, order: 10, margin: 5 }
  expect(sumOrders({ ...figures, rate: 256 })).toMatchObject({ orders: 78, answers: 78, pays: true, buying: 78 })
  expect(sumOrders({ ...figures, rate: 260 })).toMatchObject({ orders: 78, answers: 76, pays: false, buying: 0 })
})

test('PG-09 the days are the fewest in which ten answers come, and the days of the week add up', () => {
  for (const visitors of [5_000, 10_000, 20_000, 50_000, 100_000, 300_000, 500_000])
    for (const rate of rates) {
      const { days, week, firstWeek } = sumDays({ visitors, rate })
      expect(visitors * days).toBeGreaterThanOrEqual(enoughAnswers * rate * 30)
      expect(visitors * (days - 1)).toBeLessThan(enoughAnswers * rate * 30)
      expect(week.reduce((sum, answers) => sum + answers)).toBe(firstWeek)
      expect(firstWeek).toBe(Math.floor((visitors * 7) / (rate * 30)))
    }
})

describe('PG-09 the formula in figures', () => {
  const words = {
    payOne: 'one',
    payMany: 'many',
    unpaid: 'never',
    missing: 'type an order',
    unpaidNeed: 'fewer than %orders%',
    needOne: 'one buys',
    needMany: '%orders% buy',
    answers: '%answers% answers',
    scaleOne: 'one dot',
    scaleMany: '%answers% a dot',
    money: { currency: 'USD', language: 'en-US' } as const,
  }
  const first = { cap: '20K', visitors: 20_000, price: 39, order: 60, margin: 40, rate: 100 }
  const last = { cap: '500K', visitors: 500_000, price: 349 }

  test.each([
    ['shows what was rounded', {}, '$39 ÷ ($60 × 40%) ≈ 1.63 → 2', 'many'],
    ['has no arrow where nothing was', { order: 97.5 }, '$39 ÷ ($97.50 × 40%) = 1', 'one'],
    [
      'shows a digit more where two would read as a whole number',
      { order: 129.9, margin: 5 },
      '$39 ÷ ($129.90 × 5%) ≈ 6.005 → 7',
      'many',
    ],
    ['is never nothing', { order: 99_999, margin: 90 }, '$39 ÷ ($99,999 × 90%) ≈ 0.0004 → 1', 'one'],
  ])('%s', (_, figures, sum, result) => {
    expect(orderTexts({ ...first, ...figures }, words)).toMatchObject({ ordersSum: sum, result })
  })

  test('counts answers, those that buy and those of a dot', () => {
    expect(orderTexts({ ...first, ...last, rate: 30 }, words)).toMatchObject({
      answersSum: '500,000 ÷ 30 ≈ 16,666.67 → 16,666',
      answers: '16,666 answers',
      need: '15 buy',
      scale: '34 a dot',
    })
  })

  test('says that it does not pay where fewer answer than would have to buy', () => {
    expect(orderTexts({ ...first, order: 1, margin: 5 }, words)).toMatchObject({
      number: '',
      result: 'never',
      ordersSum: '$39 ÷ ($1 × 5%) = 780',
      answers: '200 answers',
      need: 'fewer than 780',
    })
  })

  test('is a dash without an order, with what to type; the answers need none', () => {
    expect(orderTexts({ ...first, order: NaN }, words)).toMatchObject({
      number: '–',
      result: 'type an order',
      profit: '–',
      ordersSum: '–',
      need: '–',
      answers: '200 answers',
      answersSum: '20,000 ÷ 100 = 200',
      said: ['type an order'],
    })
  })

  test('of the days', () => {
    expect(dayTexts({ visitors: 20_000, rate: 100 }, { one: 'day', many: 'days' })).toMatchObject({
      daysSum: '10 ÷ (20,000 ÷ 100 ÷ 30) = 1.5 → 2',
      number: '2',
      result: 'days',
      firstWeek: '46',
    })
  })

  test('of one and two days in words, where a language has a word for two', () => {
    const words = { one: 'יום אחד', two: 'יומיים', many: 'ימים' }
    const said = [500, 200, 100].map((answers) => dayTexts({ visitors: answers * 30, rate: 30 }, words))
    expect(said.map(({ number, result }) => [number, result])).toEqual([
      ['', 'יום אחד'],
      ['', 'יומיים'],
      ['3', 'ימים'],
    ])
  })
})
