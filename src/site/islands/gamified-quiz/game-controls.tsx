import type { MouseEvent } from 'react'
import type { GamifiedWords } from '#content/quizzes/gamified-words.ts'
import { hasPrevious, questionOf } from '#quiz/game-journey.ts'
import { gamifiedQuiz } from '#quiz/gamified.ts'
import { Button } from '#ui/button.tsx'
import { Words } from '#ui/words.tsx'
import { AutomaticSwitch } from './automatic-switch.tsx'
import { GameStatus } from './game-status.tsx'
import type { GamePlay } from './use-game.ts'
import './game-controls.css'

/** Previous at the start side, the switch in the middle, and at the end what happens next. */
export function GameControls({ words, game, isHydrated }: Props) {
  const { journey, answer, run, isAutomatic } = game
  const { kind } = questionOf(gamifiedQuiz, journey)
  const isFinal = kind === 'final'
  const isMoving = run !== undefined
  // Where nothing advances automatically, Next is needed.
  const hasNext = !isFinal && (kind === 'slider' || !isAutomatic || (answer !== undefined && !isMoving))
  return (
    <footer className="wrap game-controls" data-next={hasNext}>
      <div>
        {hasPrevious(journey) && (
          <Button look="ghost" className="game-controls-previous" onClick={game.previous}>
            <svg aria-hidden="true" className="size-5 rtl:-scale-x-100">
              <use href="#game-previous" />
            </svg>
            {words.previous}
          </Button>
        )}
      </div>
      {!isFinal && (
        <AutomaticSwitch isOn={isAutomatic} isHydrated={isHydrated} onSwitch={game.switchAutomatic}>
          {words.autoAdvance}
        </AutomaticSwitch>
      )}
      <div className="game-controls-go">
        {!isFinal && answer !== undefined && !isMoving && (
          <p className="game-controls-keys">
            <Words>{words.keys}</Words>
          </p>
        )}
        <GameStatus words={words} journey={journey} run={run} />
        {hasNext && (
          <Button
            className="game-controls-next"
            disabled={answer === undefined}
            onClick={(click) => isOneClick(click) && game.next()}
          >
            {words.next}
          </Button>
        )}
      </div>
    </footer>
  )
}

interface Props {
  words: GamifiedWords
  game: GamePlay
  isHydrated: boolean
}

/** The second half of a double click would land on the next question, which the visitor has not seen yet. */
function isOneClick({ detail }: MouseEvent) {
  return detail <= 1
}
