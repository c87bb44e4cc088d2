export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** Interquartile range: the middle half of the measurements. */
export function quartiles(values: readonly number[]): [from: number, to: number] {
  return [quantile(values, 0.25), quantile(values, 0.75)]
}

/** The value that this share of the measurements does not exceed, interpolated. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}
