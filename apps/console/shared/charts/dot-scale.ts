/** How many one dot stands for: 1, 2 or 5 × 10ⁿ, the smallest that draws a value with at most 48 dots. From 16 on it has at least 16. */
export function dotScale(value: number): number {
  for (let power = 1; ; power *= 10)
    for (const digit of [1, 2, 5]) if (countDots(value, digit * power) <= 48) return digit * power
}

/** How many dots a value has, rounded: less than half of what one dot stands for draws none. */
export function countDots(value: number, scale: number): number {
  return Math.round(value / scale)
}
