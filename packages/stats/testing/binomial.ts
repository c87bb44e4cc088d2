import { lnGamma } from '../ln-gamma.ts'

/**
 * A binomial random number: how many of n have what each has with chance p. Exact; adds up the probabilities while few are
 * expected, else by transformed rejection (Hörmann 1993, "The generation of binomial random variates", BTRS).
 */
export function binomial(random: () => number, n: number, p: number): number {
  if (p > 0.5) return n - binomial(random, n, 1 - p)
  return n * p < 10 ? byInversion(random, n, p) : byRejection(random, n, p)
}

function byInversion(random: () => number, n: number, p: number): number {
  const odds = p / (1 - p)
  let chance = Math.exp(n * Math.log1p(-p))
  let left = random() - chance
  let k = 0
  while (left > 0 && k < n) {
    k += 1
    chance *= (odds * (n - k + 1)) / k
    left -= chance
  }
  return k
}

function byRejection(random: () => number, n: number, p: number): number {
  const deviation = Math.sqrt(n * p * (1 - p))
  const b = 1.15 + 2.53 * deviation
  const a = -0.0873 + 0.0248 * b + 0.01 * p
  const insideUpTo = 0.92 - 4.2 / b
  const mode = Math.floor((n + 1) * p)
  for (;;) {
    const u = random() - 0.5
    const v = random()
    const edge = 0.5 - Math.abs(u)
    const k = Math.floor(((2 * a) / edge + b) * u + n * p + 0.5)
    if (edge >= 0.07 && v <= insideUpTo) return k
    if (k < 0 || k > n) continue
    const scaled = (v * (2.83 + 5.1 / b) * deviation) / (a / (edge * edge) + b)
    const chances =
      lnGamma(mode + 1) +
      lnGamma(n - mode + 1) -
      lnGamma(k + 1) -
      lnGamma(n - k + 1) +
      (k - mode) * Math.log(p / (1 - p))
    if (Math.log(scaled) <= chances) return k
  }
}
