import type { GamifiedWords } from '@repo/content/quizzes/gamified-words.ts'
import { gamePercent, getQuestion, type GameJourney } from '@repo/contract/quiz/game-journey.ts'
import { gamifiedQuiz, milestoneAt } from '@repo/contract/quiz/gamified.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import styles from './game-status.module.css'

/**
 * Live region of the game, and the notice of the automatic advance, at the end of the row of Previous, so that it is over no answer. The region is always in the DOM, so that screen readers
 * announce its changes. The notice is announced too, except on a slider, where it would interrupt the value just set.
 */
export function GameStatus({ words, journey, countdown }: Props) {
  const isSlider = getQuestion(gamifiedQuiz, journey).kind === 'slider'
  const percent = milestoneAt(gamePercent(gamifiedQuiz, journey))
  const milestone = percent && words.milestones[percent]
  const notice = countdown !== undefined && (
    <>
      <i
        key={countdown}
        className={`${styles.countdown} h-[6px] w-[clamp(24px,8vw,72px)] flex-none overflow-hidden rounded-small bg-ink-3 tab:h-[8px] tab:w-[40px] lap:w-[120px]`}
        data-slow={isSlider || undefined}
      />
      <Words.span>{words.moving}</Words.span>
    </>
  )
  const isAnnounced = notice && !isSlider
  return (
    <>
      <output className={isAnnounced ? styles.gameStatus : 'sr-only'}>
        {isAnnounced ? notice : milestone && `${plainWords(milestone.title)}. ${plainWords(milestone.text)}`}
      </output>
      {notice && isSlider && <p className={styles.gameStatus}>{notice}</p>}
    </>
  )
}

interface Props {
  words: GamifiedWords
  journey: GameJourney
  /** Number of the running countdown, if any. */
  countdown: number | undefined
}
