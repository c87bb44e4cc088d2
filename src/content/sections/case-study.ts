import type { Cta } from '../cta.ts'
import type { SurveyWords } from './shared.ts'

/** Sections of the case study. */
export type CaseStudySection = CaseHeroSection | CrowdSection | BenefitsSection | StartStepsSection | RefundDaysSection

/** The first screen: a figure as wide as the page, the sentence that finishes it, and the story on video. */
export interface CaseHeroSection {
  kind: 'caseHero'
  figure: string
  headline: string
  text: string
  cta: Cta
  note: string
  video: VideoWords
  /** What is said on the poster of the video. */
  poster: { asks: string; answers: string; replies: string }
}

/** A video as it waits for a press. Its id is in `src/content/brand.ts`, by this name. */
export interface VideoWords {
  video: 'caseStudy' | 'firstQuestion'
  title: string
  /** Under the title: that nothing loads before. */
  note: string
  /** Instead of the note, while there is no video yet. */
  coming: string
  /** For those without scripts: a link to the video where it lives. */
  elsewhere: string
}

/** A thousand visitors as dots: those who bought before, and those who came to it. Counted from the two rates. */
export interface CrowdSection {
  kind: 'crowd'
  headline: string
  /** The rate in percent, and the figure as it is drawn. */
  before: { rate: number; figure: string; label: string }
  after: { rate: number; figure: string; label: string }
  /** Each follows its count: "16 …". */
  legend: { before: string; more: string; rest: string }
}

/** What changed on a page once visitors were asked: numbered, and the same numbers pinned to a picture of it. */
export interface BenefitsSection {
  kind: 'benefits'
  headline: string
  /** A benefit's number is its place. The picture has a pin for each. */
  items: readonly [Benefit, Benefit, Benefit, Benefit, Benefit]
  cta: Cta
  picture: {
    address: string
    headline: string
    price: string
    fact: string
    survey: SurveyWords
    ad: string
    reasons: { title: string; items: readonly { text: string; count: number; voice: 'blush' | 'lemon' | 'ash' }[] }
    note: string
  }
}

interface Benefit {
  title: string
  text: string
}

/** How to start, beside a video of it. */
export interface StartStepsSection {
  kind: 'startSteps'
  headline: string
  steps: readonly { title: string; text: string }[]
  cta: Cta
  video: VideoWords
  poster: SurveyWords
}

/** The time to change one's mind, one dot a day. */
export interface RefundDaysSection {
  kind: 'refundDays'
  days: number
  drawing: string
  headline: string
  text: string
}
