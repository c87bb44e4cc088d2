const halfLnTwoPi = 0.9189385332046727

/**
 * ln Γ(x) for x > 0. Stirling's series, after the recurrence Γ(x + 1) = x Γ(x) has moved x to 10 or more, where the first
 * term left out is below 2e-14.
 */
export function lnGamma(x: number): number {
  let product = 1
  let at = x
  for (; at < 10; at += 1) product *= at
  const z = 1 / (at * at)
  const series = (1 / 12 - z * (1 / 360 - z * (1 / 1260 - z * (1 / 1680 - z / 1188)))) / at
  return (at - 0.5) * Math.log(at) - at + halfLnTwoPi + series - Math.log(product)
}
