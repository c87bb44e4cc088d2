import type { IconName } from '../icon-name.ts'

/** What may stand beside a campaign headline; `src/site/sections/campaign-hero.tsx` lists the drawings. */
export type HeroPicture = DotColumnsPicture

/** What may stand under a reason; `src/site/sections/pictures/reason-picture.tsx` lists the drawings. */
export type ReasonPicture = AnswersPicture | TalkPicture | MomentsPicture | RewritePicture | InstallPicture

/** A figure before and after, as two heaps of dots: one dot for each tenth, so 1.7 is 17 dots. */
export interface DotColumnsPicture {
  kind: 'dotColumns'
  before: LabelledFigure
  after: LabelledFigure
}

export interface LabelledFigure {
  figure: string
  label: string
}

/** What visitors answered, one dot an answer. Shares are counted from the dots. */
export interface AnswersPicture {
  kind: 'answers'
  /** The most frequent first. */
  answers: readonly { label: string; count: number }[]
  /** Says that the figures are sample data. */
  note: string
}

/** A conversation on a store: a question, a doubt, a reply, a sale. */
export interface TalkPicture {
  kind: 'talk'
  lines: readonly { by: 'question' | 'visitor' | 'brand' | 'sale'; says: string }[]
}

/** The moments a question may appear. */
export interface MomentsPicture {
  kind: 'moments'
  moments: readonly { icon: IconName; label: string }[]
}

/** A line of an ad or a page, rewritten. `==highlight==` marks what a visitor said. */
export interface RewritePicture {
  kind: 'rewrite'
  before: { label: string; line: string }
  after: { label: string; line: string }
}

/** The app switched on, and a dot for every minute it took. */
export interface InstallPicture {
  kind: 'install'
  app: string
  state: string
  /** Digits. */
  minutes: string
  caption: string
}
