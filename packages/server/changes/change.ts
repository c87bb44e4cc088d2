/** A change of words or of an experiment's record, for review: files as they were read and as they should be. */
export interface Change {
  files: readonly ChangedFile[]
  /** One line. */
  title: string
  /** One line: the reason, for the person who reviews. */
  why: string
  /** What the reviewer has to decide, a line each. */
  notes?: readonly string[]
  /** The name of the person who wrote it. */
  author: string
  /** Changes of one topic join one proposal while it is open. Without it, all changes of words of one author. */
  topic?: string
}

export interface ChangedFile {
  /** From the root of the project. */
  path: string
  /** As it was when the author began, or as the author sent it last. Absent: a new file. */
  before?: string | undefined
  after: string
}

export type Sent =
  | { kind: 'proposed'; proposal: Proposal }
  /** No repository is connected: a file for a developer. */
  | { kind: 'patch'; fileName: string; text: string }
  /** Nothing was sent: these files changed meanwhile. */
  | { kind: 'changed-meanwhile'; files: ChangedMeanwhile[] }

export interface Proposal {
  branch: string
  /** Of the pull request. */
  number: number
  url: string
}

export interface ChangedMeanwhile extends ChangedFile {
  /** As it is in the repository now. Absent: it was removed. */
  theirs: string | undefined
}

export type ProposalState =
  | { kind: 'checking' }
  | { kind: 'waiting' }
  /** `note`: what the reviewer wrote, or the names of the checks that failed. */
  | { kind: 'sent-back'; by: 'review' | 'checks' | 'closed'; note: string }
  /** When it was merged. */
  | { kind: 'published'; at: string }

/** What cannot be sent, and why. Its message is a sentence for an operator. */
export class ChangeError extends Error {
  readonly reason: ChangeFailure
  constructor(reason: ChangeFailure, message: string) {
    super(message)
    this.reason = reason
  }
}

/** `denied`: the credential may not. `moved`: the branch changed while it was sent; send again. */
export type ChangeFailure = 'forbidden-path' | 'denied' | 'moved' | 'unreachable'

/** The words, and the one file that registers experiments. A credential that leaks changes no code, no check and no workflow through here. */
export function assertAllowed(files: readonly ChangedFile[]): void {
  for (const { path } of files)
    if (!allowed.test(path) || path.split('/').some((part) => part === '' || part.startsWith('.')))
      throw new ChangeError(
        'forbidden-path',
        `${path} cannot be changed from here. Changes are for packages/content and ${recordsFile}.`,
      )
}

/** The records of experiments. */
export const recordsFile = 'packages/contract/experiments.ts'
const allowed = /^packages\/(content\/(?!source\/)[\w./-]+|contract\/experiments)\.ts$/
