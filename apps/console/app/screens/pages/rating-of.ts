/** The limits of Core Web Vitals, in milliseconds; CLS has no unit. https://web.dev/articles/vitals */
const limits: Record<string, [good: number, fair: number]> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
}

/** Rating of a web vital at its 75th percentile; undefined for a metric without limits. */
export function ratingOf(metric: string, value: number): 'good' | 'fair' | 'poor' | undefined {
  const limit = limits[metric]
  if (!limit) return undefined
  if (value <= limit[0]) return 'good'
  return value <= limit[1] ? 'fair' : 'poor'
}
