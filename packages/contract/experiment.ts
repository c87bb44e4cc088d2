import type { Locale } from './locale.ts'

/** What is counted. A lead is counted without consent to be counted, because it carries its experiment itself. */
export const goals = ['install', 'chat', 'completed', 'lead'] as const

/** An experiment as it is registered. */
export interface ExperimentRecord {
  /** After `/try/`, and the first part of the assignment in an address. For ever: counts carry it. */
  id: string
  question: string
  lang: Locale
  goal: (typeof goals)[number]
  /** The rate of the goal that is expected of the first page, per visit: 0.04. */
  baseline: number
  /** The smallest lift worth knowing: 1.2 is a fifth more. */
  worth: number
  /** Its first day in the owner's time zone, like 2026-12-01. */
  start: string
  /** Named a, b, c in this order; a is the page that the others are compared with. */
  arms: readonly Arm[]
  /** Of all of the above, written by the console. Where it is missing, `npm run words` prints the line to paste. */
  fingerprint: string
  /** After the end everyone gets this page, unassigned. */
  ended?: { page: string }
}

/** What is registered of it: all that may not change any more. */
export type RegisteredFields = Omit<ExperimentRecord, 'ended' | 'fingerprint'>

interface Arm {
  page: string
  /** Of the visits, in whole hundredths: 0.5. */
  share: number
}

/** Names of arms in the order of the record. */
export const armNames = ['a', 'b', 'c', 'd', 'e'] as const
