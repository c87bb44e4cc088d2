import type { InEveryLocale, Locale } from '@repo/contract/locale.ts'

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
  /** Its number, or its numbers by name. Drawings count it, `{ number: 'trial7' }`; copy quotes it, `{trial7.number}` or `{roasDoubled.before}`. */
  value?: number | Readonly<Record<string, number>>
  /**
   * Its wordings, by name, in each language or the same in all. `{trial7}` quotes the form `plain`, `{trial7.title}` another.
   * `{}` is its number, `{before}` one of several, `{days}` its number of days, `{price}` it as a price of ours: `form-text.ts`.
   */
  forms: Readonly<Record<string, string | InEveryLocale<string>>>
  /** Range of a number that differs from visitor to visitor. */
  between?: { from: number; to: number }
  /** The pages that show it. All of them: every page that sells, so no quiz, no legal page and no empty one, unless `also` names it. */
  pages: readonly (Path | PageGroup)[] | 'all'
  /** The quizzes that show a claim of all pages. */
  also?: readonly Path[]
  /** Variants that may show it though no claim names them. The checks fill it in (`listed-pages.ts`); the ledger does not. */
  variants?: readonly Path[]
  /** The pages where a claim of all pages does not hold. */
  except?: readonly (Path | PageGroup)[]
  /**
   * Other wordings, besides its forms, in which it may be typed by hand: plain words, `{}` its number. The checks search the copy for all
   * of them, where it should be quoted, and the built pages, where it should show on the listed ones only (`typed-patterns.ts`).
   */
  typed?: readonly string[]
  /** It is meant only in a sentence with one of these words: "50%" may be anything, beside "bounce" it is the claim. */
  near?: readonly string[]
  /** Pages say it in words of their own, which have one word of each of these lists. Its forms are then not searched for. */
  said?: readonly (readonly string[])[]
  /** A term of the product is true because the owner sets it, a demo figure is invented, the collector measured it (`measured.ts`); the rest wait for evidence. */
  status: 'unsubstantiated' | 'substantiated' | 'measured' | 'term' | 'invented'
  /** Where it comes from; once it is substantiated, where the evidence is. */
  source: string
  /** Switched off: lists leave out the lines that quote it, forks take their other branch, and any other quotation stops the build. */
  off?: boolean
}

/** Pages by what is on them. */
export interface PageGroup {
  /** As reports name it. */
  about: string
  /** Kinds of sections or of their parts; one of them is enough. */
  having: readonly string[]
  locale?: Locale
}

type Path = `/${string}`
