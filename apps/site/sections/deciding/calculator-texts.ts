import { formatMoney, type Money } from '@repo/content/claims/format-money.ts'
import { enoughAnswers, sumDays, sumOrders, type StoreFigures } from './arithmetic.ts'

/** What a calculator shows, by the names of its `data-shows`: while building and, as figures change, in the browser. */
export function orderTexts(figures: StoreFigures & { cap: string }, words: OrderWords) {
  const { cap, price, visitors, order, margin, rate } = figures
  const { profit, exact, orders, answers, pays, perDot } = sumOrders(figures)
  const amount = (value: number) => formatMoney(value, words.money)
  const counted = { answers: grouped(answers), orders: grouped(orders) }
  return {
    plan: `${cap} · ${amount(price)}`,
    margin: `${margin}%`,
    rate: grouped(rate),
    profit: amount(profit),
    number: pays ? grouped(orders) : '',
    result: pays ? (orders === 1 ? words.payOne : words.payMany) : words.unpaid,
    ordersSum: `${amount(price)} ÷ (${amount(order)} × ${margin}%) ${equals(exact, orders)}`,
    answersSum: `${grouped(visitors)} ÷ ${rate} ${equals(visitors / rate, answers)}`,
    answers: withCounts(words.answers, counted),
    need: withCounts(pays ? (orders === 1 ? words.needOne : words.needMany) : words.unpaidNeed, counted),
    scale: withCounts(perDot === 1 ? words.scaleOne : words.scaleMany, { answers: grouped(perDot) }),
  }
}

export type OrderWords = Record<
  'payOne' | 'payMany' | 'unpaid' | 'needOne' | 'needMany' | 'unpaidNeed' | 'answers' | 'scaleOne' | 'scaleMany',
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

/** "= 2", or with what was rounded in view: "≈ 1.63 → 2". */
function equals(exact: number, rounded: number): string {
  if (exact === rounded) return `= ${grouped(rounded)}`
  const digits = exact < 0.1 ? 4 : 2
  const sign = Number(exact.toFixed(digits)) === exact ? '=' : '≈'
  return `${sign} ${exact.toLocaleString('en-US', { maximumFractionDigits: digits })} → ${grouped(rounded)}`
}

function grouped(count: number): string {
  return count.toLocaleString('en-US')
}

export function withCounts(text: string, counts: Record<string, string>): string {
  return text.replace(/%(\w+)%/g, (name, key: string) => counts[key] ?? name)
}
