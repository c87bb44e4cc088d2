import { getStep } from '@repo/contract/quiz/journey.ts'
import { personalQuiz } from '@repo/contract/quiz/personal.ts'
import { BuildStep } from './build-step.tsx'
import { InfoStep } from './info-step.tsx'
import { composePreview } from './compose-preview.ts'
import type { PreviewPlan } from './preview-plan.ts'
import { SingleStep } from './single-step.tsx'
import type { FactProps } from './start-facts.tsx'
import type { StepProps } from './step-form.tsx'

/** Current step, by kind. */
export function QuizStep({ lang, words, plan, journey, move, opening, joined, isHydrated }: Props) {
  const step = getStep(personalQuiz, journey)
  const preview = composePreview(words.preview, plan, journey)
  switch (step.kind) {
    case 'single':
      return <SingleStep {...{ lang, words, step, journey, preview, move, opening, joined, isHydrated }} />
    case 'info':
      return <InfoStep {...{ words, step, journey, move }} />
    case 'build':
      return <BuildStep words={words} stages={step.stages} preview={preview} onFinish={() => move('finish')} />
  }
}

interface Props extends StepProps, FactProps {
  plan: PreviewPlan
}
