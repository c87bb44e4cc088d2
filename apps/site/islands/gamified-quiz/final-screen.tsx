import type { GamifiedWords } from '@repo/content/quizzes/gamified-words.ts'
import type { FinalCopy } from '@repo/content/quizzes/game-copy.ts'
import { withValues } from '@repo/content/with-values.ts'
import type { GameAnswers } from '@repo/contract/quiz/game-journey.ts'
import { composeVerdict } from '@repo/contract/quiz/verdict.ts'
import { ButtonLink } from '@repo/ui/button.tsx'
import { Words } from '@repo/ui/words.tsx'
import type { LinkAttributes } from '../../link-to.ts'
import { Payoff } from './payoff.tsx'
import { Previous } from './previous.tsx'
import { ShareVerdict } from './share-verdict.tsx'
import type { GamePlay } from './use-game.ts'
import { VerdictCard } from './verdict-card.tsx'

/** Final screen: the verdict, which answers the game's name, beside the install button; then the visitor's bet as a survey. */
export function FinalScreen({ copy, words, answers, asksEmail, install, dispatch }: Props) {
  const verdict = composeVerdict(answers)
  const known = verdict.filter(({ isKnown }) => isKnown).length
  const counts = { known, guessed: verdict.length - known }
  return (
    <>
      <section className="wrap grid w-full gap-x-9 gap-y-3 pb-6 lap:min-h-[calc(100svh-4.75rem)] lap:grid-cols-[minmax(0,1fr)_300px] lap:grid-rows-[auto_minmax(0,1fr)_auto] lap:gap-y-3.5 lap:low:gap-y-2 lap:low:pb-1">
        <div className="flex flex-wrap items-baseline gap-x-7 gap-y-2 lap:col-span-2">
          <h1
            tabIndex={-1}
            className="type-title outline-none [--text-title:clamp(2.5rem,1.6rem+2.9vw,4.25rem)] lap:low:[--text-title:3rem]"
          >
            <Words>{copy.title}</Words>
          </h1>
          <p className="text-[clamp(1.0625rem,.95rem+.4vw,1.3125rem)]/[1.4]">
            <Words>{withValues(copy.subtitle, counts)}</Words>
          </p>
        </div>
        <VerdictCard verdict={verdict} {...counts} words={words.verdict} />
        {/* The button is first in reading order and on phones; a wide screen has it last, at the foot of the column. */}
        <div className="grid content-start gap-3 lap:flex lap:flex-col-reverse lap:justify-between lap:low:justify-end">
          <div className="lap:border-t-2 lap:border-ink lap:pt-5">
            <ButtonLink {...install} className="w-full">
              <Words>{copy.cta}</Words>
            </ButtonLink>
            <Words.p className="mt-2.5 hidden text-note/[1.4] lap:block low:hidden">{words.payoff.note}</Words.p>
          </div>
          <ShareVerdict verdict={verdict} {...counts} words={words.verdict.share} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 lap:col-span-2">
          <Words.p className="text-small">{words.verdict.rule}</Words.p>
          <Previous words={words} dispatch={dispatch} className="-ms-1.5 min-h-11 px-1.5 text-small lap:-me-1.5" />
        </div>
      </section>
      <Payoff {...{ words, answers, asksEmail }}>
        <ButtonLink {...install} size="large" className="w-full phone:w-auto">
          <Words>{copy.cta}</Words>
        </ButtonLink>
      </Payoff>
    </>
  )
}

interface Props extends Pick<GamePlay, 'dispatch'> {
  copy: FinalCopy
  words: GamifiedWords
  answers: GameAnswers
  asksEmail: boolean
  install: LinkAttributes
}
