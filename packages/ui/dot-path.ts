/**
 * The path of many dots: each is drawn from the one before, so that a row of them is one text repeated, which compresses to
 * nothing. A line of no length with round ends is a dot.
 */
export function dotPath(dots: readonly Place[], drawn = 'h0'): string {
  return dots
    .map(({ x, y }, place) => {
      const before = dots[place - 1]
      return before ? `m${round(x - before.x)} ${round(y - before.y)}${drawn}` : `M${round(x)} ${round(y)}${drawn}`
    })
    .join('')
}

export interface Place {
  x: number
  y: number
}

/** Without the nought before the point, which no path needs. */
export function round(value: number): string {
  return String(Math.round(value * 1000) / 1000).replace(/^(-?)0\./, '$1.')
}
