/** How many one dot stands for: the smallest round number that draws a value with at most 48 dots. From 16 on it has at least 16. */
export function dotScale(value: number, most = 48): number {
  return roundNumber((scale) => countDots(value, scale) <= most)
}

/** The smallest of 1, 2 or 5 × 10ⁿ that fits; `power` is the first 10ⁿ. */
export function roundNumber(
  fits: (value: number) => boolean,
  digits: readonly number[] = [1, 2, 5],
  power = 1,
): number {
  const found = digits.find((digit) => fits(digit * power))
  return found === undefined ? roundNumber(fits, digits, power * 10) : found * power
}

/** How many dots a value has, rounded: less than half of what one dot stands for draws none. */
export function countDots(value: number, scale: number): number {
  return Math.round(value / scale)
}
