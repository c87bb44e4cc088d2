import type { InEveryLocale } from '#contract/locale.ts'

/** One promise of the ledger. */
export interface Claim {
  /** The row of the requirements it answers to. */
  id: `CL-${number}` | `CP-${number}`
  about: string
  /**
   * A figure shows on exactly the pages listed, a text at least there. A demo figure promises nothing: it may show
   * anywhere, next to a note that the data is a sample.
   */
  kind: 'figure' | 'text' | 'demo'
  /** Its wordings, by name, each in every language. `{trial7}` quotes the form `plain`, `{trial7.title}` another. */
  forms: Record<string, InEveryLocale<string>>
  /** A number that differs from visitor to visitor lies in this range. */
  between?: { from: number; to: number }
  /** The pages that show it. All of them: every page that sells, so no quiz, no legal page and no empty one, unless `also` names it. */
  pages: readonly Path[] | 'all'
  /** The quizzes that show a claim of all pages. */
  also?: readonly Path[]
  /** The pages where a claim of all pages does not hold. */
  except?: readonly Path[]
  /** How it looks when somebody types it by hand instead of quoting it: the content tests search the copy for it. */
  typed: readonly RegExp[]
  /** A page may also say it in words of its own, if it says all of this. */
  said?: readonly RegExp[]
  /** A term of the product is true because the owner sets it, a demo figure is invented; the rest wait for evidence. */
  status: 'unsubstantiated' | 'substantiated' | 'term' | 'invented'
  /** Where it comes from; once it is substantiated, where the evidence lies. */
  source: string
  /** Nobody may quote it: lists leave the item out, and any other sentence that needs it fails the checks. */
  off?: boolean
}

type Path = `/${string}`
