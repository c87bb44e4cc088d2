/** A game is a quiz that advances automatically: questions in order, as ids. Its copy is in `src/content/quizzes/`. */
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

/** The copy a game needs in each language. */
export interface GameCopy<G extends Game> {
  questions: { [Q in G[number] as Q['id']]: QuestionCopy<Q> }
  milestones: Record<Milestone, { title: string; text: string }>
}

type QuestionCopy<Q extends Question> = Q extends SliderQuestion
  ? SliderCopy
  : Q extends ChoiceQuestion
    ? ChoiceCopy<Q['options'][number], Q['kind']>
    : FinalCopy

export interface ChoiceCopy<
  Option extends string = string,
  Kind extends ChoiceQuestion['kind'] = ChoiceQuestion['kind'],
> {
  title: string
  subtitle: string
  options: Record<Option, OptionCopy[Kind]>
}

interface OptionCopy {
  icons: { label: string; emoji: string }
  yesNo: { label: string; text: string }
  choice: { label: string }
}

export interface SliderCopy {
  title: string
  subtitle: string
  /** Accessible name of the slider. */
  label: string
  /** What the two ends mean. */
  ends: { low: string; high: string }
  feedback: Record<SliderBand, string>
}

export interface FinalCopy {
  title: string
  subtitle: string
  cta: string
}

/** The percentages a game celebrates. */
export type Milestone = 25 | 50 | 75

/** Ranges of a slider that get a remark. */
export type SliderBand = 'low' | 'good' | 'high'
