import type { Copy } from '@repo/content/copy.ts'
import type { UiWords } from '@repo/content/ui/ui-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { QuizRating } from './quiz-rating.tsx'
import styles from './quiz-tagline.module.css'

/** Tagline in the header of a quiz, rendered at build time. */
export function QuizTagline({ tagline, words }: { tagline: Copy; words: UiWords }) {
  return (
    <p className={styles.quizTagline}>
      <Words.span>{tagline}</Words.span>
      <QuizRating words={words} />
    </p>
  )
}
