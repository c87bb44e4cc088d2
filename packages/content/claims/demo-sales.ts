/** The demo store's sales, as its dashboard shows them: now, and after the visitor's order of one bike (CP-03). */
export const demoSales = withOneMoreOrder({
  bike: { shekels: 449, usd: 129 },
  revenue: { shekels: 13_263, usd: 2_322 },
  orders: 18,
  roi: 971,
})

interface Sales {
  /** The price of one. */
  bike: Money
  revenue: Money
  orders: number
  /** In percent: what revenue is above the costs. */
  roi: number
}

type Money = Readonly<Record<'shekels' | 'usd', number>>

/** The costs stay as they are, so ROI follows revenue. */
function withOneMoreOrder({ bike, revenue, orders, roi }: Sales) {
  const shekelsAfter = revenue.shekels + bike.shekels
  const usdAfter = revenue.usd + bike.usd
  const roiAfter = (after: number, before: number) => Math.round(((100 + roi) * after) / before - 100)
  return {
    bike,
    revenue: { ...revenue, shekelsAfter, usdAfter },
    orders: { now: orders, after: orders + 1 },
    roi: {
      now: roi,
      shekelsAfter: roiAfter(shekelsAfter, revenue.shekels),
      usdAfter: roiAfter(usdAfter, revenue.usd),
    },
  }
}
