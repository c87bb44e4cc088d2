import type { GamifiedWords } from '@repo/content/quizzes/gamified-words.ts'
import { gamePercent, getQuestion, type GameJourney } from '@repo/contract/quiz/game-journey.ts'
import { gamifiedQuiz, milestoneAt } from '@repo/contract/quiz/gamified.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import styles from './game-status.module.css'

/**
 * Live region of the game. It is always in the DOM, so that screen readers announce its changes; only the notice of the
 * automatic advance is also visible.
 */
export function GameStatus({ words, journey, countdown }: Props) {
  if (countdown !== undefined) {
    return (
      <output className={styles.gameStatus}>
        <i key={countdown} className={styles.countdown} data-kind={getQuestion(gamifiedQuiz, journey).kind} />
        <Words.span>{words.moving}</Words.span>
      </output>
    )
  }
  const percent = milestoneAt(gamePercent(gamifiedQuiz, journey))
  const milestone = percent && words.milestones[percent]
  return (
    <output className="sr-only">{milestone && `${plainWords(milestone.title)}. ${plainWords(milestone.text)}`}</output>
  )
}

interface Props {
  words: GamifiedWords
  journey: GameJourney
  /** Number of the running countdown, if any. */
  countdown: number | undefined
}
