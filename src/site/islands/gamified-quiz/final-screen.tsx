import type { GamifiedWords } from '#content/quizzes/gamified-words.ts'
import type { FinalCopy } from '#quiz/game.ts'
import type { GameAnswers } from '#quiz/game-journey.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Words } from '#ui/words.tsx'
import type { LinkAttributes } from '../../link-to.ts'
import { EmailForm } from './email-form.tsx'
import { Payoff } from './payoff.tsx'
import './final-screen.css'

/** Final screen: the visitor's own answers as a survey, and the install button. */
export function FinalScreen({ copy, words, answers, asksEmail, install }: Props) {
  return (
    <>
      <svg aria-hidden="true" className="final-screen-confetti">
        <use href="#fallen-confetti-narrow" className="tab:hidden" />
        <use href="#fallen-confetti-wide" className="hidden tab:block" />
      </svg>
      <div className="final-screen">
        <div>
          <h1 tabIndex={-1} className="game-screen-title type-display">
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
