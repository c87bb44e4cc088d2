import type { GamifiedWords } from '@repo/content/quizzes/gamified-words.ts'
import { currentAnswer, hasPrevious, getQuestion } from '@repo/contract/quiz/game-journey.ts'
import type { GameState } from '@repo/contract/quiz/game-state.ts'
import { gamifiedQuiz } from '@repo/contract/quiz/gamified.ts'
import { Button } from '@repo/ui/button.tsx'
import { Words } from '@repo/ui/words.tsx'
import { dropDoubleClick } from '../drop-double-click.ts'
import { ScreenBox } from '../screen-box.tsx'
import { ignore, type QuizScreen } from '../use-screens.ts'
import { GameStatus } from './game-status.tsx'
import { Previous } from './previous.tsx'
import type { GamePlay } from './use-game.ts'
import styles from './game-controls.module.css'

/** Previous at the start side, and at the end what happens next. The last screen has its own Previous. */
export function GameControls({ words, state, screens, dispatch }: Props) {
  const isOver = getQuestion(gamifiedQuiz, state).kind === 'final'
  return (
    <footer
      className={`${styles.gameControls} relative z-2 wrap w-full ${isOver ? '' : 'pt-1 pb-[calc(0.75rem+env(safe-area-inset-bottom))] tab:pt-3 tab:pb-6'}`}
      data-next={hasNext(state)}
    >
      {screens.map(({ key, state: shown, isLeaving }) => (
        <ScreenBox key={key} isLeaving={isLeaving} className={isOver ? '' : 'flex min-h-14 items-center gap-3'}>
          <Moves words={words} state={shown} dispatch={isLeaving ? ignore : dispatch} />
        </ScreenBox>
      ))}
      <GameStatus words={words} journey={state} countdown={state.countdown} />
    </footer>
  )
}

interface Props extends GamePlay {
  words: GamifiedWords
  screens: QuizScreen<GameState>[]
}

function Moves({ words, state, dispatch }: Omit<Props, 'screens'>) {
  const { kind } = getQuestion(gamifiedQuiz, state)
  const answer = currentAnswer(gamifiedQuiz, state)
  const isCountingDown = state.countdown !== undefined
  if (kind === 'final') return null
  return (
    <>
      {hasPrevious(state) && <Previous words={words} dispatch={dispatch} className="px-1.5 tab:px-3.5" />}
      <div className="ms-auto flex items-center gap-4" onClickCapture={dropDoubleClick}>
        {answer !== undefined && !isCountingDown && <Words.p className={styles.keys}>{words.keys}</Words.p>}
        {hasNext(state) && (
          <Button
            className={`${styles.next} min-w-24`}
            disabled={answer === undefined}
            onClick={() => dispatch('next')}
          >
            <Words>{words.next}</Words>
          </Button>
        )}
      </div>
    </>
  )
}

/** Where nothing advances automatically, Next is needed. */
function hasNext(state: GameState): boolean {
  const { kind } = getQuestion(gamifiedQuiz, state)
  if (kind === 'final') return false
  if (kind === 'slider' || !state.isAutomatic) return true
  return currentAnswer(gamifiedQuiz, state) !== undefined && state.countdown === undefined
}
