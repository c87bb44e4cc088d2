/** GET /api/session. 401 without one. */
export interface Session {
  person: { name: string; role: Role }
  /** The owner's time zone, in which days are counted. */
  timeZone: string
  /** The first day with counts; absent before anything was counted. */
  countedSince?: string
  /** Whether this is `npm run demo`. */
  isSample: boolean
  /** Whether the person has a passkey on any device. */
  hasPasskey: boolean
  /** Whether a passkey was touched within ten minutes: export and erasure want it. */
  isConfirmed: boolean
  /** Where edit mode answers, without a slash at the end. Absent: nowhere. */
  editUrl?: string
}

export const roles = ['owner', 'caller', 'viewer'] as const
/** A caller sees leads and writes down what became of them, without export and erasure; a viewer sees no lead. */
export type Role = (typeof roles)[number]

export type { Failure, FailureCode } from '@repo/contract/failure.ts'

/** Answers of other GET endpoints, by their address: `/api/start`. One that was refused is not among them. */
export type Start = Readonly<Record<string, unknown>>
