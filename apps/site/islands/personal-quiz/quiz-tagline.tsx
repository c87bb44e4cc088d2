import type { Copy } from '@repo/content/copy.ts'
import type { UiWords } from '@repo/content/ui/ui-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { QuizRating } from './quiz-rating.tsx'
import styles from './quiz-tagline.module.css'

/** Tagline in the header of a quiz, rendered at build time. */
export function QuizTagline({ tagline, words }: { tagline: Copy; words: UiWords }) {
  return (
    <p
      className={`${styles.quizTagline} flex justify-between gap-3 text-note max-mini:gap-1.5 max-mini:text-micro leading-[1.3] text-(--personal-quiz-quiet) [grid-area:2/1/auto/-1] tab:justify-center tab:gap-4 tab:[font-size:inherit] tab:[grid-area:1/2]`}
    >
      <Words.span>{tagline}</Words.span>
      <QuizRating words={words} />
    </p>
  )
}
