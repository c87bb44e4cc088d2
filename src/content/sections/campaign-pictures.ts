import type { IconName } from '../icon-name.ts'

/** What may stand beside a campaign headline; `src/site/sections/campaign-hero.tsx` lists the drawings. */
export type HeroPicture = DotColumnsPicture | VoicesPicture | NumeralPicture

/** What may stand under a reason; `src/site/sections/pictures/reason-picture.tsx` lists the drawings. */
export type ReasonPicture =
  | AnswersPicture
  | ConversationPicture
  | MomentsPicture
  | RewritePicture
  | InstallPicture
  | VisitorsPicture
  | SayingsPicture

/** A figure before and after, as two heaps of dots: one dot for each tenth, so 1.7 is 17 dots. */
export interface DotColumnsPicture {
  kind: 'dotColumns'
  before: LabelledFigure
  after: LabelledFigure
  /** What the figure measures and what a dot stands for. */
  note: string
}

export interface LabelledFigure {
  figure: string
  label: string
}

/** The five voices between a visit and a sale: visitor, question, answer, reply, sale. */
export interface VoicesPicture {
  kind: 'voices'
  labels: readonly [string, string, string, string, string]
}

/** The number that opens the headline, drawn large: "10" before "ways to…". */
export interface NumeralPicture {
  kind: 'numeral'
  figure: string
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
export interface ConversationPicture {
  kind: 'conversation'
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

/** Visitors nobody asked: a dot each, in rows of ten. */
export interface VisitorsPicture {
  kind: 'visitors'
  tens: number
}

/** What visitors say, each in a bubble of their own. */
export interface SayingsPicture {
  kind: 'sayings'
  sayings: readonly string[]
}
