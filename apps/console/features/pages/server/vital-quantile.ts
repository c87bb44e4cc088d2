/** A bucket of vital_daily: values from 1.05 ^ (bucket − 1) to 1.05 ^ bucket. */
export interface VitalBucket {
  bucket: number
  measured: number
}

/** A quantile of a web vital, right to 2.5 %: the middle of the bucket that it is in. In milliseconds; CLS as itself. */
export function vitalQuantile(metric: string, buckets: readonly VitalBucket[], share: number): number {
  const count = buckets.reduce((sum, { measured }) => sum + measured, 0)
  let below = 0
  const found = buckets
    .toSorted((a, b) => a.bucket - b.bucket)
    .find(({ measured }) => (below += measured) >= share * count)
  const middle = found && found.bucket > 0 ? 1.05 ** (found.bucket - 0.5) : 0
  return metric === 'CLS' ? middle / 10_000 : middle
}
