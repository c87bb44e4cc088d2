import type { UiWords } from '#content/ui/ui-words.ts'
import { Words } from '#ui/words.tsx'
import { QuizRating } from './quiz-rating.tsx'
import './quiz-tagline.css'

/** Tagline in the header of a quiz, rendered at build time. */
export function QuizTagline({ tagline, words }: { tagline: string; words: UiWords }) {
  return (
    <p className="quiz-tagline">
      <span>
        <Words>{tagline}</Words>
      </span>
      <QuizRating words={words} />
    </p>
  )
}
