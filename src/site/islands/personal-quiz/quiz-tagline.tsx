import type { UiWords } from '#content/ui/ui-words.ts'
import { Words } from '#ui/words.tsx'
import { QuizRating } from './quiz-rating.tsx'
import './quiz-tagline.css'

/** What the product is, in one line of the quiz's bar. It comes drawn, like the brand. */
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
