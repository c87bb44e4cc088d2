import { Words } from './words.tsx'
import './tooltip.css'

/**
 * A term that explains itself: a native disclosure, so a tap, a click and Enter open it without a script. Where
 * `wake-tooltips.ts` runs, it opens under a resting pointer and under keyboard focus too (SH-05).
 */
export function Tooltip({ id, word, meaning }: { id: string; word: string; meaning: string }) {
  return (
    <details className="tooltip" name="tooltip">
      <summary className="tooltip-word" aria-describedby={id}>
        <Words>{word}</Words>
      </summary>
      <div className="tooltip-meaning" role="tooltip" id={id}>
        <Words>{meaning}</Words>
      </div>
    </details>
  )
}
