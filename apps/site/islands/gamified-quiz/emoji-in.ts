import type { GamifiedWords } from '@repo/content/quizzes/gamified-words.ts'
import { faces } from './faces.ts'

/** All emoji of a game: those of its options and the slider's faces. */
export function emojiIn({ questions }: Pick<GamifiedWords, 'questions'>): string[] {
  const options = Object.values(questions).flatMap((question) =>
    'options' in question ? Object.values<object>(question.options) : [],
  )
  const emoji = options.flatMap((option) => ('emoji' in option && typeof option.emoji === 'string' ? option.emoji : []))
  return [...new Set([...emoji, ...Object.values(faces)])]
}
