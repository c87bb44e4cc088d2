/** A game is a quiz that advances automatically: questions in order, as ids. Its copy is in `packages/content/quizzes/`. */
export type Game = readonly Question[]

export type Question = ChoiceQuestion | SliderQuestion | FinalScreen

/** Asks for one option: picked by an icon, between yes and no, or from a plain list. */
export interface ChoiceQuestion {
  id: string
  kind: 'icons' | 'yesNo' | 'choice'
  options: readonly string[]
}

export interface SliderQuestion {
  id: string
  kind: 'slider'
  min: number
  max: number
  step: number
  /** Initial value. It counts as an answer. */
  start: number
}

/** The last screen: no question, one call to action. */
export interface FinalScreen {
  id: string
  kind: 'final'
}

/** The percentages a game celebrates. */
export type Milestone = 25 | 50 | 75

/** Ranges of a slider that get a remark. */
export type SliderBand = 'low' | 'good' | 'high'
