import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import type { GameSection } from '#content/sections/quiz.ts'
import { questionOf, type GameAnswers } from '#quiz/game-journey.ts'
import { gamifiedQuiz } from '#quiz/gamified.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { IslandFailure } from '../island-failure.tsx'
import type { LinkAttributes } from '../../link-to.ts'
import { Confetti } from './confetti.tsx'
import { GameControls } from './game-controls.tsx'
import { GameHeader } from './game-header.tsx'
import { GameScreen } from './game-screen.tsx'
import { prepareConfetti } from './load-confetti.ts'
import { useGame } from './use-game.ts'
import { useGameKeys } from './use-game-keys.ts'
import './gamified-quiz.css'

/** Island of the gamified quiz. Its first question is server-rendered. */
export function GamifiedQuiz(props: Props) {
  return (
    <IslandFailure>
      <Game {...props} />
    </IslandFailure>
  )
}

interface Props extends GameSection {
  /** Where the app is installed. */
  install: LinkAttributes
  /** Brand link and rating, rendered at build time, so that their code is not in the island. */
  children: ReactNode
}

function Game({ words, asksEmail = false, install, children }: Props) {
  const game = useGame(logAnswers)
  const { journey, answer, celebrations } = game
  const isHydrated = useHydrated()
  const body = useRef<HTMLElement>(null)
  useGameKeys({
    canMoveOn: answer !== undefined,
    isMoving: game.run !== undefined,
    next: game.next,
    cancel: game.cancel,
  })
  useQuestionShown(journey.index, body)
  const isUnderWay = journey.index > 0
  useEffect(() => {
    if (isUnderWay) prepareConfetti()
  }, [isUnderWay])

  return (
    <div className="gamified-quiz" data-kind={questionOf(gamifiedQuiz, journey).kind}>
      <GameHeader words={words} journey={journey}>
        {children}
      </GameHeader>
      <main id="content" ref={body} className="wrap gamified-quiz-body">
        <GameScreen key={journey.index} {...{ words, game, isHydrated, asksEmail, install }} />
      </main>
      <GameControls words={words} game={game} isHydrated={isHydrated} />
      {celebrations > 0 && <Confetti key={celebrations} />}
    </div>
  )
}

/** A new question starts at its top, and is told to whoever listens instead of looking. */
function useQuestionShown(index: number, body: RefObject<HTMLElement | null>) {
  const shown = useRef(index)
  useEffect(() => {
    if (shown.current === index) return
    shown.current = index
    scrollTo({ top: 0, behavior: 'instant' })
    body.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
  }, [index, body])
}

function logAnswers(answers: GameAnswers) {
  // oxlint-disable-next-line no-console -- GQ-05: the answers go nowhere but here
  console.log('The answers of the quiz:', answers)
}
