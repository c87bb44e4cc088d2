import type { Copy } from '@repo/content/copy.ts'
import { Icon } from './icon.tsx'
import { plainWords } from './plain-words.ts'
import styles from './pause-button.module.css'

/** Stops all motion on the page (WCAG 2.2.2). Hidden until a script starts motion. */
export function PauseButton({ label, className = '' }: { label: Copy; className?: string }) {
  return (
    <button
      type="button"
      id="pause-button"
      aria-pressed="false"
      aria-label={plainWords(label)}
      className={`${styles.pauseButton} ${className}`}
    >
      <Icon name="pause" className={styles.pause} stroke={2.2} />
      <Icon name="play" className={styles.play} stroke={2.2} />
    </button>
  )
}
