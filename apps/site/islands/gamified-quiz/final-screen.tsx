import type { GamifiedWords } from '@repo/content/quizzes/gamified-words.ts'
import type { FinalCopy } from '@repo/content/quizzes/game-copy.ts'
import { withValues } from '@repo/content/with-values.ts'
import type { GameAnswers } from '@repo/contract/quiz/game-journey.ts'
import { composeVerdict } from '@repo/contract/quiz/verdict.ts'
import { ButtonLink } from '@repo/ui/button.tsx'
import { Words } from '@repo/ui/words.tsx'
import type { LinkAttributes } from '../../link-to.ts'
import { EmailForm } from './email-form.tsx'
import { Payoff } from './payoff.tsx'
import { ShareVerdict } from './share-verdict.tsx'
import { VerdictDots, VerdictList } from './verdict.tsx'

/** Final screen: a celebration with the install button, then the verdict, which answers the game's name, and the visitor's bet as a survey. */
export function FinalScreen({ copy, words, answers, asksEmail, install }: Props) {
  const verdict = composeVerdict(answers)
  const known = verdict.filter(({ isKnown }) => isKnown).length
  return (
    <>
      <svg aria-hidden="true" className="pointer-events-none absolute inset-x-0 top-0 h-19 w-full tab:h-dvh">
        <use href="#fallen-confetti-narrow" className="tab:hidden" />
        <use href="#fallen-confetti-wide" className="hidden tab:block" />
      </svg>
      <div className="relative grid w-full max-tab:pt-19 gap-x-[clamp(2rem,5vw,4.5rem)] gap-y-6 text-start tab:grid-cols-[minmax(0,1fr)_minmax(0,1.02fr)] tab:items-center">
        <div>
          <h1 tabIndex={-1} className="type-display outline-none [--text-display:clamp(2.9rem,6.4vw,6.2rem)]">
            <Words>{copy.title}</Words>
          </h1>
          <p className="mt-3 mb-6 type-lead">
            <Words>{withValues(copy.subtitle, { known, guessed: verdict.length - known })}</Words>
          </p>
          <ButtonLink {...install} size="large" className="w-full phone:w-auto">
            <Words>{copy.cta}</Words>
          </ButtonLink>
          <Words.p className="mt-3 type-small">{words.payoff.note}</Words.p>
          {asksEmail && <EmailForm words={words.email} />}
          <VerdictDots verdict={verdict} />
          <ShareVerdict verdict={verdict} words={words.verdict.share} />
        </div>
        <VerdictList verdict={verdict} words={words.verdict} />
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
