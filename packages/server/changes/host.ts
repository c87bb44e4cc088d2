import type { ChangedFile, Proposal, ProposalState } from './change.ts'

/** Where the repository is. Commits are named by their hashes; nothing needs a checkout. */
export interface Host {
  /** The main branch, and of a topic's proposals the one that is open. */
  open: (topic: string) => Promise<{ main: string; joined?: OpenProposal }>
  read: (commit: string, path: string) => Promise<string | undefined>
  /** The address of who changed a file last, up to a commit. */
  lastAuthor: (commit: string, path: string) => Promise<string | undefined>
  commit: (commit: NewCommit) => Promise<string>
  /** Moves or makes the branch, never by force, and opens the pull request if there is none. */
  publish: (publication: Publication) => Promise<Proposal>
  state: (branch: string) => Promise<ProposalState>
  /** Closes it unmerged. */
  withdraw: (branch: string) => Promise<void>
  close: () => Promise<void>
}

export interface OpenProposal extends Proposal {
  tip: string
  /** The commit of main that it began from. */
  fork: string
  body: string
}

export interface NewCommit {
  parent: string
  files: readonly ChangedFile[]
  message: string
  author: { name: string; email: string }
}

export interface Publication {
  branch: string
  commit: string
  joined: OpenProposal | undefined
  title: string
  body: string
}

/** Whether a branch is of a topic: its name and the second when it began. */
export function isOfTopic(branch: string, topic: string): boolean {
  return branch.startsWith(`${topic}-`) && /^\d{14}$/.test(branch.slice(topic.length + 1))
}
