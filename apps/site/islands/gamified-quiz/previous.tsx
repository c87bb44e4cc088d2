import type { GamifiedWords } from '@repo/content/quizzes/gamified-words.ts'
import { Button } from '@repo/ui/button.tsx'
import { Words } from '@repo/ui/words.tsx'
import type { GamePlay } from './use-game.ts'

/** Back to the question before. */
export function Previous({ words, dispatch, className }: Props) {
  return (
    <Button look="ghost" className={className} onClick={() => dispatch('previous')}>
      <svg aria-hidden="true" className="size-5 rtl:-scale-x-100">
        <use href="#game-previous" />
      </svg>
      <Words>{words.previous}</Words>
    </Button>
  )
}

interface Props extends Pick<GamePlay, 'dispatch'> {
  words: GamifiedWords
  className: string
}
