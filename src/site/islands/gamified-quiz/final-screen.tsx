import type { GamifiedWords } from '#content/quizzes/gamified-words.ts'
import type { FinalCopy } from '#content/quizzes/game-copy.ts'
import type { GameAnswers } from '#quiz/game-journey.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Words } from '#ui/words.tsx'
import type { LinkAttributes } from '../../link-to.ts'
import { EmailForm } from './email-form.tsx'
import { Payoff } from './payoff.tsx'

/** Final screen: the visitor's own answers as a survey, and the install button. */
export function FinalScreen({ copy, words, answers, asksEmail, install }: Props) {
  return (
    <>
      <svg
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 top-15 h-[76px] w-full tab:inset-0 tab:h-full"
      >
        <use href="#fallen-confetti-narrow" className="tab:hidden" />
        <use href="#fallen-confetti-wide" className="hidden tab:block" />
      </svg>
      <div className="relative grid w-full gap-7 pt-15 text-start tab:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] tab:items-center tab:gap-[clamp(2rem,5vw,5rem)] tab:pt-0">
        <div>
          <h1 tabIndex={-1} className="max-w-[10.6em] type-display outline-none">
            <Words>{copy.title}</Words>
          </h1>
          <p className="mt-5 mb-7 max-w-[20.4em] type-lead">
            <Words>{copy.subtitle}</Words>
          </p>
          <ButtonLink {...install} size="large">
            <Words>{copy.cta}</Words>
          </ButtonLink>
          <p className="mt-4 type-small">
            <Words>{words.payoff.note}</Words>
          </p>
          {asksEmail && <EmailForm words={words.email} />}
        </div>
        <Payoff words={words.payoff} answers={answers} />
      </div>
    </>
  )
}

interface Props {
  copy: FinalCopy
  words: GamifiedWords
  answers: GameAnswers
  asksEmail: boolean
  install: LinkAttributes
}
