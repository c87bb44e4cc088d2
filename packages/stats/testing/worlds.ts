import { fixedHorizon } from '../difference-test.ts'
import type { Experiment } from '../experiment.ts'
import { listPlans } from '../judge.ts'
import type { World } from './simulate.ts'

interface Options {
  rate: number
  /** b's share, or the shares of all arms. */
  share?: number | readonly number[]
  worth?: number
  baseline?: number
  lift?: number
  isSwinging?: boolean
  /** In how many days the visits come. */
  days?: number
}

/** Equal arms unless a lift is given, looked at on 200 days (unless given) until twice the plan, when an experiment counts as undecided. */
export function worldToTwiceThePlan(options: Options): World {
  const experiment = experimentOf(options)
  const [shareOfA = 0] = experiment.shares
  // The comparison that needs most visits of all arms together.
  const visits = listPlans(experiment).map(
    (plan, index) => plan.visits / (shareOfA + (experiment.shares[index + 1] ?? 0)),
  )
  return world('plan', options, experiment, options.days ?? 200, 2 * Math.max(...visits))
}

/** The lift that is registered as worth knowing, looked at on 100 days (unless given) until twice the fixed horizon. */
export function worldToTwiceTheHorizon(options: Options): World {
  const experiment = experimentOf(options)
  const { baseline, worth, shares } = experiment
  const [, share = 0] = shares
  const visits = fixedHorizon({ share, baseline, worth })
  return world('horizon', { ...options, lift: worth }, experiment, options.days ?? 100, 2 * visits)
}

function experimentOf({ rate, share = 0.5, worth = rate > 0.5 ? 1.1 : 1.2, baseline = rate }: Options): Experiment {
  const shares = typeof share === 'number' ? [1 - share, share] : share
  return { shares, baseline, worth, goalsAmongVisits: true, changedAfterStart: false }
}

function world(until: string, options: Options, experiment: Experiment, days: number, visits: number): World {
  const { rate, lift = 1, isSwinging = false } = options
  const { shares, baseline, worth } = experiment
  const name = [
    `${until} ${shares.map((share) => Math.round(share * 100)).join(':')}`,
    `rate ${rate}`,
    `lift ${lift}`,
    `worth ${worth}`,
    ...(baseline === rate ? [] : [`baseline ${baseline}`]),
    isSwinging ? 'swinging' : 'steady',
    ...(options.days === undefined ? [] : [`${days} days`]),
  ].join(', ')
  return { name, experiment, rate, lift, isSwinging, shares, days, visitsADay: Math.ceil(visits / days) }
}
