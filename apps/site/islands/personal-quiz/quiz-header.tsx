import type { ReactNode } from 'react'
import type { PersonalWords } from '@repo/content/quizzes/personal-words.ts'
import { withValues } from '@repo/content/with-values.ts'
import { percent, type Journey } from '@repo/contract/quiz/journey.ts'
import { personalQuiz } from '@repo/contract/quiz/personal.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import styles from './quiz-header.module.css'

/** Sticky header with brand and progress: one segment per step. */
export function QuizHeader({ words, journey, children }: Props) {
  const { index } = journey
  const done = percent(personalQuiz, journey)
  const progress = withValues(words.progress, { step: index + 1, steps: personalQuiz.length })
  return (
    <header className={`${styles.quizHeader} top-0 z-20 bg-(--personal-quiz-surface) pt-1.5 tab:pt-2.5`}>
      <div className="wrap">
        <div className={`${styles.line} grid items-center gap-x-4 pb-2 tab:pb-3`}>
          {children}
          <p className="flex items-baseline gap-2.5 text-small font-semibold whitespace-nowrap phone:gap-3.5 phone:text-base">
            <Words.span key={index}>{progress}</Words.span>
            <bdi dir="ltr" data-computed className="min-w-[1.8em] text-end font-normal text-(--personal-quiz-quiet)">
              {done}%
            </bdi>
          </p>
        </div>
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native progress has one bar, this one has nine parts
          role="progressbar"
          aria-label={plainWords(words.progressLabel)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={done}
          aria-valuetext={plainWords(progress)}
          className={`${styles.progress} grid auto-cols-[1fr] grid-flow-col gap-[4px] pb-3 tab:gap-[6px] tab:pb-4`}
        >
          {personalQuiz.map(({ id }, place) => (
            <i key={id} data-state={place < index ? 'done' : place === index ? 'current' : 'rest'} />
          ))}
        </div>
      </div>
    </header>
  )
}

interface Props {
  words: PersonalWords
  journey: Journey
  /** The brand and the tagline. */
  children: ReactNode
}
