import { useEffect, useRef, type ReactNode } from 'react'
import type { GameSection } from '@repo/content/sections/quiz.ts'
import { currentAnswer, getQuestion, type GameAnswers } from '@repo/contract/quiz/game-journey.ts'
import { gamifiedQuiz } from '@repo/contract/quiz/gamified.ts'
import { useHydrated } from '@repo/ui/use-hydrated.ts'
import type { LinkAttributes } from '../../link-to.ts'
import { guarded } from '../island-error-boundary.tsx'
import { ScreenBox } from '../screen-box.tsx'
import { ignore, useScreens } from '../use-screens.ts'
import { useStepFocus } from '../use-step-focus.ts'
import { AutomaticSwitch } from './automatic-switch.tsx'
import { Confetti } from './confetti.tsx'
import { GameControls } from './game-controls.tsx'
import { GameHeader } from './game-header.tsx'
import { GameScreen } from './game-screen.tsx'
import { prepareConfetti } from './load-confetti.ts'
import { useGame } from './use-game.ts'
import { useGameKeys } from './use-game-keys.ts'
import styles from './gamified-quiz.module.css'

/** Island of the gamified quiz. Its first question is server-rendered. */
export const GamifiedQuiz = guarded(Game)

interface Props extends GameSection {
  /** Where the app is installed. */
  install: LinkAttributes
  /** Brand link and rating, rendered at build time, so that their code is not in the island. */
  children: ReactNode
}

function Game({ words, asksEmail = false, install, children }: Props) {
  const { state, dispatch } = useGame(logAnswers)
  const { index, countdown, celebrations, isAutomatic } = state
  const { kind } = getQuestion(gamifiedQuiz, state)
  const isOver = kind === 'final'
  const screens = useScreens(state)
  const isHydrated = useHydrated()
  const body = useRef<HTMLElement>(null)
  useGameKeys({
    canAdvance: currentAnswer(gamifiedQuiz, state) !== undefined,
    isCountingDown: countdown !== undefined,
    dispatch,
  })
  useStepFocus(index, body)
  const isUnderWay = index > 0
  useEffect(() => {
    if (isUnderWay) prepareConfetti()
  }, [isUnderWay])

  return (
    <div className={styles.gamifiedQuiz} data-kind={kind}>
      <GameHeader words={words} journey={state} countdown={countdown}>
        {children}
      </GameHeader>
      <main
        id="content"
        ref={body}
        className={`${styles.body} relative z-1 flex w-full flex-1 flex-col ${isOver ? '' : 'wrap pt-2 pb-4 text-center tab:pt-4 tab:pb-6'}`}
      >
        {!isOver && (
          <AutomaticSwitch isOn={isAutomatic} isHydrated={isHydrated} onSwitch={() => dispatch('automatic')}>
            {words.autoAdvance}
          </AutomaticSwitch>
        )}
        {screens.map(({ key, state: shown, isLeaving }) => (
          <ScreenBox
            key={key}
            isLeaving={isLeaving}
            className={
              isOver
                ? 'flex flex-1 flex-col'
                : 'grid flex-1 content-center justify-items-center gap-2.5 short:content-start'
            }
          >
            <GameScreen
              game={{ state: shown, dispatch: isLeaving ? ignore : dispatch }}
              {...{ words, isHydrated, asksEmail, install }}
            />
          </ScreenBox>
        ))}
      </main>
      <GameControls {...{ words, state, screens, dispatch }} />
      {celebrations > 0 && <Confetti key={celebrations} />}
    </div>
  )
}

function logAnswers(answers: GameAnswers) {
  // oxlint-disable-next-line no-console -- GQ-05: the answers go nowhere but here
  console.log('The answers of the quiz:', answers)
}
