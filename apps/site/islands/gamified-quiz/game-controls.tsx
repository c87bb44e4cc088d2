import type { GamifiedWords } from '@repo/content/quizzes/gamified-words.ts'
import { currentAnswer, hasPrevious, getQuestion } from '@repo/contract/quiz/game-journey.ts'
import { gamifiedQuiz } from '@repo/contract/quiz/gamified.ts'
import { Button } from '@repo/ui/button.tsx'
import { Words } from '@repo/ui/words.tsx'
import { dropDoubleClick } from '../drop-double-click.ts'
import { AutomaticSwitch } from './automatic-switch.tsx'
import { GameStatus } from './game-status.tsx'
import type { GamePlay } from './use-game.ts'
import styles from './game-controls.module.css'

/** Previous at the start side, the switch in the middle, and at the end what happens next. */
export function GameControls({ words, game: { state, dispatch }, isHydrated }: Props) {
  const { countdown, isAutomatic } = state
  const { kind } = getQuestion(gamifiedQuiz, state)
  const answer = currentAnswer(gamifiedQuiz, state)
  const isFinal = kind === 'final'
  const isCountingDown = countdown !== undefined
  // Where nothing advances automatically, Next is needed.
  const hasNext = !isFinal && (kind === 'slider' || !isAutomatic || (answer !== undefined && !isCountingDown))
  return (
    <footer className={styles.gameControls} data-next={hasNext}>
      <div>
        {hasPrevious(state) && (
          <Button look="ghost" className="px-1.5 tab:px-3.5" onClick={() => dispatch('previous')}>
            <svg aria-hidden="true" className="size-5 rtl:-scale-x-100">
              <use href="#game-previous" />
            </svg>
            <Words>{words.previous}</Words>
          </Button>
        )}
      </div>
      {!isFinal && (
        <AutomaticSwitch
          isOn={isAutomatic}
          isHydrated={isHydrated}
          onSwitch={() => dispatch('automatic')}
          className="justify-self-center max-tab:col-span-full tab:col-start-2 tab:row-start-1"
        >
          {words.autoAdvance}
        </AutomaticSwitch>
      )}
      <div
        className="row-start-1 col-start-2 flex items-center justify-end gap-4 tab:col-start-3"
        onClickCapture={dropDoubleClick}
      >
        {!isFinal && answer !== undefined && !isCountingDown && <Words.p className={styles.keys}>{words.keys}</Words.p>}
        <GameStatus words={words} journey={state} countdown={countdown} />
        {hasNext && (
          <Button className={styles.next} disabled={answer === undefined} onClick={() => dispatch('next')}>
            <Words>{words.next}</Words>
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
