/** What was registered before the experiment began. Arm 0 is a, the arm that every other one is compared with. */
export interface Experiment {
  /** The share of visits that each arm is given. */
  shares: readonly number[]
  /** The rate of goals that was expected of arm a. */
  baseline: number
  /** The smallest lift worth knowing: 1.2 is a fifth more goals. */
  worth: number
  /** Whether each goal belongs to a counted visit. A lead does not: it is stored without consent to be counted. */
  goalsAmongVisits: boolean
  /** Whether the record differs from the one that was registered. */
  changedAfterStart: boolean
}

export interface Counts {
  visits: number
  goals: number
}

/** One whole day in the owner's time zone, also if nothing was counted. `date` is written like 2026-11-08. */
export interface Day {
  date: string
  /** In the order of the experiment's shares. */
  arms: readonly Readonly<Counts>[]
}
