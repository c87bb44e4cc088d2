import type { ExperimentRecord } from '@repo/contract/experiment.ts'
import type { Locale } from '@repo/contract/locale.ts'

/** GET /api/experiment-choices: what a new experiment can be made of. For owners, as everything here. */
export interface ExperimentChoices {
  /** Most visits first. */
  pages: ChoicePage[]
  /** Ids of registered and of proposed experiments. */
  takenIds: string[]
  /** The whole days that are counted of each page, at most the last 28. */
  days: number
  /** Its first whole day would be tomorrow. */
  start: string
}

export interface ChoicePage {
  path: string
  lang: Locale
  title: string
  /** The page that it is a variant of, or itself. */
  page: string
  visits: number
  goals: Record<ExperimentRecord['goal'], number>
  /** The running experiment that has it. */
  runsIn?: string
  /** Hashes of its parts: what two pages differ in. */
  parts: Record<PagePart, string>
}

export const pageParts = ['headline', 'picture', 'text', 'rest'] as const
export type PagePart = (typeof pageParts)[number]

/** POST /api/proposals */
export type NewProposal =
  | {
      kind: 'register'
      experiment: string
      question: string
      goal: ExperimentRecord['goal']
      worth: number
      pages: [string, string]
    }
  | { kind: 'end'; experiment: string; page: string }

/** GET /api/proposals: experiments that are proposed and not registered yet, newest first. */
export interface Proposals {
  proposals: Proposal[]
}

export interface Proposal {
  experiment: string
  kind: NewProposal['kind']
  /** The lines that it adds to the file of the records. */
  source: string
  by: string
  at: string
  /** Of the pull request. */
  number?: number
  url?: string
  /** To download, where no repository is connected. */
  patch?: string
}

/** GET /api/proposals/:experiment: the newest that was not withdrawn; of a registered one, to end it. */
export interface OneProposal {
  proposal?: ProposalReport
}

/** Also the answer to POST. */
export interface ProposalReport extends Proposal {
  /** Absent: the repository did not answer, or there is none. */
  state?: { kind: 'checking' | 'waiting' | 'published' } | { kind: 'sent-back'; note: string }
}
