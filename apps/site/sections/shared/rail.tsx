import { Children, type ReactNode } from 'react'
import type { Copy } from '@repo/content/copy.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import styles from './rail.module.css'

/**
 * Cards that scroll sideways on phones; from a tablet on `className` lays them out. Every card is in the document, so find in page and
 * a printer reach it, and the arrow keys scroll. `display: contents` leaves no stop for the keyboard where nothing scrolls.
 */
export function Rail({ label, as: Track = 'div', className = '', children }: Props) {
  return (
    <div className={`${styles.frame} tab:contents`}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A part that scrolls is reached by the keyboard. */}
      <section className={`${styles.rail} tab:contents`} aria-label={plainWords(label)} tabIndex={0}>
        <Track className={`${styles.track} ${className}`}>{children}</Track>
      </section>
      <p className={styles.dots} aria-hidden="true">
        {Children.map(children, () => (
          <i />
        ))}
        <b />
      </p>
    </div>
  )
}

interface Props {
  /** The name of the region: the headline over it. */
  label: Copy
  as?: 'div' | 'ul' | 'ol'
  /** The cards' width on phones (`[--rail-card:…]`), and their layout from a tablet on. */
  className?: string
  children: ReactNode
}
