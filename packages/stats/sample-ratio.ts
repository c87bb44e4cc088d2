import { betaMixture, lnEvidence } from './beta-mixture.ts'
import type { Day } from './experiment.ts'

/** About ±3 points of share at one half: the smallest error that is found soon. */
const concentration = 300

/**
 * Sample-ratio check: the day on which the visits of an arm, beside those of arm a, no longer fitted the shares, at most once in
 * 100 sound experiments. Then something loses visits of one arm, and no rate can be compared.
 */
export function sampleRatioAlarm(shares: readonly number[], days: readonly Day[]): string | undefined {
  const [shareOfA = 0, ...others] = shares
  const lnLimit = Math.log(100 * others.length)
  const checks = others.map((other, index) => {
    const share = other / (shareOfA + other)
    return { arm: index + 1, share, mixture: betaMixture(share, concentration), visits: 0, all: 0 }
  })
  const alarming = days.find(({ arms }) => {
    for (const check of checks) {
      check.visits += arms[check.arm]?.visits ?? 0
      check.all += (arms[0]?.visits ?? 0) + (arms[check.arm]?.visits ?? 0)
    }
    return checks.some(({ mixture, share, visits, all }) => lnEvidence(mixture, share, visits, all) >= lnLimit)
  })
  return alarming?.date
}
