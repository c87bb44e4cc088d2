import type { ChoiceQuestion, Game, Milestone, Question, SliderBand, SliderQuestion } from '@repo/contract/quiz/game.ts'
import type { Copy } from '../copy.ts'

/** The copy a game needs in each language. */
export interface GameCopy<G extends Game> {
  questions: { [Q in G[number] as Q['id']]: QuestionCopy<Q> }
  milestones: Record<Milestone, { title: Copy; text: Copy }>
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
  title: Copy
  subtitle: Copy
  options: Record<Option, OptionCopy[Kind]>
}

interface OptionCopy {
  icons: { label: Copy; emoji: string }
  yesNo: { label: Copy; text: Copy }
  choice: { label: Copy }
}

export interface SliderCopy {
  title: Copy
  subtitle: Copy
  /** Accessible name of the slider. */
  label: Copy
  /** What the two ends mean. */
  ends: { low: Copy; high: Copy }
  feedback: Record<SliderBand, Copy>
}

export interface FinalCopy {
  title: Copy
  subtitle: Copy
  cta: Copy
}
