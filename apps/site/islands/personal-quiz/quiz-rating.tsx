import type { UiWords } from '@repo/content/ui/ui-words.ts'
import { Words } from '@repo/ui/words.tsx'

/** Rating in the header of a quiz, rendered at build time. */
export function QuizRating({ words: { rating, fiveStars } }: { words: UiWords }) {
  if (!rating) return null
  return (
    <span className="inline-flex flex-none items-center gap-1 font-semibold">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-3.75 fill-current">
        <path d="m12 2.3 2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.5l-6.1 3.4 1.4-6.8-5.1-4.7 6.9-.8Z" />
      </svg>
      <Words.span className="sr-only">{fiveStars}</Words.span>
      <Words.span aria-hidden="true">{rating}</Words.span>
    </span>
  )
}
