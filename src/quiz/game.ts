/** A game is a quiz that moves on by itself: questions in order, as ids. Its words live in `src/content/quizzes/`. */
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
  /** Where the slider stands before it is touched. It counts as an answer. */
  start: number
}

/** The last screen: it asks nothing and calls to action. */
export interface FinalScreen {
  id: string
  kind: 'final'
}

/** The words a game asks of a language. */
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
  /** The slider's name, for people who do not see it. */
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

/** What a slider's answer is worth saying something about. */
export type SliderBand = 'low' | 'good' | 'high'
