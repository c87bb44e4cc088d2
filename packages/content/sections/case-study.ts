import type { Copy } from '../copy.ts'
import type { Cta } from '../cta.ts'
import type { LiveSurveyWords, SurveyWords, Titled } from './shared.ts'

/** Sections of the case study. */
export type CaseStudySection =
  CaseHeroSection | CrowdSection | BenefitsSection | StartStepsSection | RefundDaysSection | LampClosingSection

/** The first screen: a room at night, a sum in rings, and the survey whose answer lights it. */
export interface CaseHeroSection {
  kind: 'caseHero'
  figure: Copy
  headline: Copy
  /** Says that the story is an example. */
  example: Copy
  text: Copy
  cta: Cta
  note: Copy
  survey: Pick<LiveSurveyWords, 'store' | 'asks' | 'question' | 'answers' | 'restart'> & {
    /** Says that the store is an example; the narrowest phones have room for the first word. */
    sample: { example: Copy; store: Copy }
    /** Beside the reply. */
    sale: Copy
  }
  /** While there is no video: gives the first answer. */
  play: Copy
  video: VideoWords
}

/** A video as it waits for a press. Its id is in `packages/content/brand.ts`, by this name. */
export interface VideoWords {
  video: 'caseStudy' | 'firstQuestion'
  title: Copy
  /** Under the title: that nothing loads before. */
  note: Copy
  /** For those without scripts: a link to the video where it lives. */
  elsewhere: Copy
}

/** A thousand visitors as dots: those who bought before, and those who came to it. Counted from the two rates. */
export interface CrowdSection {
  kind: 'crowd'
  headline: Copy
  /** The rate in percent, and the figure as it is drawn. */
  before: { rate: number; figure: Copy; label: Copy }
  after: { rate: number; figure: Copy; label: Copy }
  /** Each follows its count: "16 …". */
  legend: { before: Copy; more: Copy; rest: Copy }
  cta: Cta
}

/** What changed on a page once visitors were asked: numbered, and the same numbers pinned to a picture of it. */
export interface BenefitsSection {
  kind: 'benefits'
  headline: Copy
  /** A benefit's number is its place. The picture has a pin for each. */
  items: readonly [Titled, Titled, Titled, Titled, Titled]
  cta: Cta
  picture: {
    address: string
    headline: Copy
    price: Copy
    fact: Copy
    survey: SurveyWords
    ad: Copy
    reasons: { title: Copy; items: readonly { text: Copy; count: number; tone: 'blush' | 'lemon' | 'ash' }[] }
    note: Copy
  }
}

/** How to start, beside a video of it. */
export interface StartStepsSection {
  kind: 'startSteps'
  headline: Copy
  steps: readonly Titled[]
  cta: Cta
  video: VideoWords
  /** While there is no video: what plays the drawing, and its captions. */
  play: Copy
  captions: readonly [Copy, Copy, Copy]
  poster: SurveyWords
}

/** The time to change one's mind, one dot a day. */
export interface RefundDaysSection {
  kind: 'refundDays'
  days: number
  drawing: Copy
  headline: Copy
  text: Copy
  /** Before the number of the day that a visitor slides to. */
  day: Copy
}

/** The last word, in the light of the lamp. */
export interface LampClosingSection {
  kind: 'lampClosing'
  headline: Copy
  text: Copy
  cta: Cta
  note: Copy
}
