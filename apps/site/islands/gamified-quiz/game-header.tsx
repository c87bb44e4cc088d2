import type { ReactNode } from 'react'
import type { GamifiedWords } from '@repo/content/quizzes/gamified-words.ts'
import { withValues } from '@repo/content/with-values.ts'
import { counter, gamePercent, getQuestion, type GameJourney } from '@repo/contract/quiz/game-journey.ts'
import { gamifiedQuiz } from '@repo/contract/quiz/gamified.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import styles from './game-header.module.css'

/** Header with brand and progress: one dot per question. The last screen is not counted. */
export function GameHeader({ words, journey, countdown, children }: Props) {
  const place = counter(gamifiedQuiz, journey)
  const isSlider = getQuestion(gamifiedQuiz, journey).kind === 'slider'
  const text = place ? withValues(words.counter, place) : words.name
  return (
    <header
      className={`${styles.gameHeader} top-0 z-20 wrap grid w-full items-center gap-x-6 gap-y-2.5 pt-3 pb-1 tab:py-4`}
    >
      {children}
      {place && (
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native progress has one bar, this one has eleven dots
          role="progressbar"
          aria-label={plainWords(words.progressLabel)}
          aria-valuemin={0}
          aria-valuemax={100}
          // Not the number: a screen reader that last read 6 here skips a slider that is set to 6.
          aria-valuenow={Math.round(gamePercent(gamifiedQuiz, journey))}
          aria-valuetext={plainWords(text)}
          className={`${styles.dots} flex min-h-[24px] items-center justify-between gap-[4px] [grid-area:2/1/auto/-1] tab:min-h-[30px] tab:gap-[10px] tab:[grid-area:1/2]`}
        >
          {gamifiedQuiz.slice(0, place.of).map(({ id }, index) => (
            <i
              // A countdown that starts again is drawn from its start.
              key={index === journey.index ? `${id}-${countdown}` : id}
              data-state={index < journey.index ? 'done' : index === journey.index ? 'current' : 'rest'}
              data-counting={
                index === journey.index && countdown !== undefined ? (isSlider ? 'slow' : 'quick') : undefined
              }
            />
          ))}
        </div>
      )}
      <Words.p key={String(text)} className={place ? styles.count : `${styles.count} ${styles.name}`}>
        {text}
      </Words.p>
    </header>
  )
}

interface Props {
  words: GamifiedWords
  journey: GameJourney
  /** Number of the running countdown, if any: the dot of the question fills. */
  countdown: number | undefined
  /** Brand link, rendered at build time. */
  children: ReactNode
}
