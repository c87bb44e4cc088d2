/** What the calculator starts from. `margin` is per cent; one visitor in `rate` answers. */
export interface StoreFigures {
  price: number
  visitors: number
  order: number
  margin: number
  rate: number
}

/** More answers than this share dots. */
const mostDots = 500

/** How many orders pay for a plan, how many answers a month of it brings, and whether that many can buy (PG-09). */
export function sumOrders({ price, visitors, order, margin, rate }: StoreFigures) {
  // Whole numbers: in fractions, 39 ÷ (97.5 × 0.4) may come out a hair above 1 and be rounded up to 2.
  const keptOfOrder = Math.round(order * 100) * margin
  const exact = (price * 10_000) / keptOfOrder
  const orders = Math.ceil(exact)
  const answers = Math.floor(visitors / rate)
  const perDot = Math.max(1, Math.ceil(answers / mostDots))
  const dots = Math.ceil(answers / perDot)
  const pays = orders <= answers
  const buying = pays ? Math.ceil(orders / perDot) : 0
  return { profit: keptOfOrder / 10_000, exact, orders, answers, pays, perDot, dots, buying }
}

/** Answers that are enough to see whether a reason repeats. */
export const enoughAnswers = 10

const monthDays = 30

/** In how many days enough answers come, and how many on each day of the first week. */
export function sumDays({ visitors, rate }: Pick<StoreFigures, 'visitors' | 'rate'>) {
  const exact = (enoughAnswers * rate * monthDays) / visitors
  const until = (day: number) => Math.floor((visitors * day) / (rate * monthDays))
  const week = Array.from({ length: 7 }, (_, day) => until(day + 1) - until(day))
  return { exact, days: Math.ceil(exact), firstWeek: until(7), week }
}
