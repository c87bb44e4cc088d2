import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals'

/** Web vitals of this page load, each metric once, when it is final. */
export function reportVitals(report: (metric: MetricType['name'], value: number) => void): void {
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    // Milliseconds; CLS is a unitless score below 1.
    measure(({ name, value }) => report(name, name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value)))
  }
}
