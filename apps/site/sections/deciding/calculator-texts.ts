import { formatMoney, type Money } from '@repo/content/claims/format-money.ts'
import { enoughAnswers, sumDays, sumOrders, type StoreFigures } from './arithmetic.ts'

/**
 * What a calculator shows, by the names of its `data-shows`, and says: while building and, as figures change, in the browser. An order that is NaN is
 * not typed: what depends on it is a dash, with what to type.
 */
export function orderTexts(figures: StoreFigures & { cap: string }, words: OrderWords) {
  const { cap, price, visitors, order, margin, rate } = figures
  const { profit, exact, orders, answers, pays, perDot } = sumOrders(figures)
  const amount = (value: number) => formatMoney(value, words.money)
  const counted = { answers: grouped(answers), orders: grouped(orders) }
  const always = {
    plan: `${cap} · ${amount(price)}`,
    margin: `${margin}%`,
    rate: grouped(rate),
    answersSum: `${grouped(visitors)} ÷ ${rate} ${equals(visitors / rate, answers)}`,
    answers: withCounts(words.answers, counted),
    scale: withCounts(perDot === 1 ? words.scaleOne : words.scaleMany, { answers: grouped(perDot) }),
  }
  if (Number.isNaN(order))
    return {
      ...always,
      profit: '–',
      number: '–',
      result: words.missing,
      ordersSum: '–',
      need: '–',
      said: [words.missing],
    }
  const number = pays ? grouped(orders) : ''
  const result = pays ? (orders === 1 ? words.payOne : words.payMany) : words.unpaid
  const need = withCounts(pays ? (orders === 1 ? words.needOne : words.needMany) : words.unpaidNeed, counted)
  return {
    ...always,
    profit: amount(profit),
    number,
    result,
    ordersSum: `${amount(price)} ÷ (${amount(order)} × ${margin}%) ${equals(exact, orders)}`,
    need,
    said: [number ? `${number} ${result}.` : result, `${always.answers},`, `${need}.`],
  }
}

export type OrderWords = Record<
  | 'payOne'
  | 'payMany'
  | 'unpaid'
  | 'missing'
  | 'needOne'
  | 'needMany'
  | 'unpaidNeed'
  | 'answers'
  | 'scaleOne'
  | 'scaleMany',
  string
> & { money: Money }

/** The same for the days until enough answers have come. */
export function dayTexts(figures: Pick<StoreFigures, 'visitors' | 'rate'>, words: DayWords) {
  const { exact, days, firstWeek } = sumDays(figures)
  const visitors = grouped(figures.visitors)
  const few = words.two === undefined ? undefined : { 1: words.one, 2: words.two }[days]
  return {
    visitors,
    rate: grouped(figures.rate),
    number: few === undefined ? grouped(days) : '',
    result: few ?? (days === 1 ? words.one : words.many),
    daysSum: `${enoughAnswers} ÷ (${visitors} ÷ ${figures.rate} ÷ 30) ${equals(exact, days)}`,
    firstWeek: grouped(firstWeek),
  }
}

export type DayWords = Record<'one' | 'many', string> & { two?: string }

/** "= 2", or with what was rounded in view: "≈ 1.63 → 2"; with as many digits as it takes not to read as a whole number, for "≈ 6 → 7" would be no sum. */
function equals(exact: number, rounded: number): string {
  if (exact === rounded) return `= ${grouped(rounded)}`
  let digits = exact < 0.1 ? 4 : 2
  while (Number.isInteger(Number(exact.toFixed(digits)))) digits += 1
  const sign = Number(exact.toFixed(digits)) === exact ? '=' : '≈'
  return `${sign} ${exact.toLocaleString('en-US', { maximumFractionDigits: digits })} → ${grouped(rounded)}`
}

function grouped(count: number): string {
  return count.toLocaleString('en-US')
}

export function withCounts(text: string, counts: Record<string, string>): string {
  return text.replace(/%(\w+)%/g, (name, key: string) => counts[key] ?? name)
}
