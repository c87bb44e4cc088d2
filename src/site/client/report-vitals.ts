import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals'

/** Tells how the page felt on this device, each metric once, when it is known for good. */
export function reportVitals(tell: (metric: MetricType['name'], value: number) => void): void {
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    // Milliseconds, but CLS is a small share.
    measure(({ name, value }) => tell(name, name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value)))
  }
}
