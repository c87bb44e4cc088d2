import type { Copy } from '@repo/content/copy.ts'
import { Words } from './words.tsx'
import styles from './tooltip.module.css'

/**
 * A term with its explanation: a native disclosure, so a tap, a click and Enter open it without a script. Where
 * `enhance-tooltips.ts` runs, it opens on hover and on keyboard focus too (SH-05). On phones a meaning is as wide as the
 * line it explains, so that it cannot leave the screen: the parent of that line is `relative`.
 */
export function Tooltip({ id, word, meaning }: { id: string; word: Copy; meaning: Copy }) {
  return (
    <details className={styles.tooltip} name="tooltip">
      <summary className={styles.word} aria-describedby={id}>
        <Words>{word}</Words>
      </summary>
      <div className={styles.meaning} role="tooltip" id={id}>
        <Words>{meaning}</Words>
      </div>
    </details>
  )
}
