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
    <details className={`${styles.tooltip} inline-block tab:relative`} name="tooltip">
      <summary className={styles.word} aria-describedby={id}>
        <Words>{word}</Words>
      </summary>
      <div
        className={`${styles.meaning} absolute inset-x-0 top-[calc(100%+0.5rem)] bottom-auto z-10 rounded-medium rounded-ss-cut-corner bg-lemon-soft px-4.5 pt-3 pb-3.5 font-text text-small leading-[1.45] font-normal text-pretty text-ink tab:end-auto tab:w-76`}
        role="tooltip"
        id={id}
      >
        <Words>{meaning}</Words>
      </div>
    </details>
  )
}
