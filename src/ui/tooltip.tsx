import { Words } from './words.tsx'
import './tooltip.css'

/**
 * A term with its explanation: a native disclosure, so a tap, a click and Enter open it without a script. Where
 * `enhance-tooltips.ts` runs, it opens on hover and on keyboard focus too (SH-05).
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
