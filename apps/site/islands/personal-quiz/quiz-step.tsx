import type { Locale } from '@repo/contract/locale.ts'
import type { PersonalWords } from '@repo/content/quizzes/personal-words.ts'
import { getStep, type Journey, type Move } from '@repo/contract/quiz/journey.ts'
import { personalQuiz } from '@repo/contract/quiz/personal.ts'
import { BuildStep } from './build-step.tsx'
import { InfoStep } from './info-step.tsx'
import type { JoinedRange } from './joined-range.ts'
import { composePreview } from './compose-preview.ts'
import type { PreviewTalks } from './preview-talks.ts'
import { SingleStep } from './single-step.tsx'
import type { Opening } from './start-facts.tsx'

/** Current step, by kind. */
export function QuizStep({ lang, words, talks, journey, move, opening, joined, isHydrated }: Props) {
  const step = getStep(personalQuiz, journey)
  const preview = composePreview(words.preview, talks, journey)
  switch (step.kind) {
    case 'single':
      return <SingleStep {...{ lang, words, step, journey, preview, move, opening, joined, isHydrated }} />
    case 'info':
      return <InfoStep {...{ words, step, journey, move }} />
    case 'build':
      return <BuildStep words={words} stages={step.stages} preview={preview} onFinish={() => move('finish')} />
  }
}

interface Props {
  lang: Locale
  words: PersonalWords
  talks: PreviewTalks
  journey: Journey
  move: (move: Move) => void
  opening: Opening
  joined: JoinedRange | undefined
  isHydrated: boolean
}
