import { Words } from '#ui/words.tsx'
import './game-intro.css'

/** The game introduces itself before it asks, so that nobody is surprised when it moves on. */
export function GameIntro({ name, notice }: { name: string; notice: string }) {
  return (
    <div className="game-intro">
      <h1>
        <Words>{name}</Words>
      </h1>
      <p className="type-small">
        <Words>{notice}</Words>
      </p>
    </div>
  )
}
