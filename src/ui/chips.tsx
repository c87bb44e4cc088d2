import type { Copy } from '#content/copy.ts'
import { plainWords } from './plain-words.ts'
import { Words } from './words.tsx'
import styles from './chips.module.css'

/**
 * What could be pressed below a message: pills in a row, the first one filled. A drawing. The parent sets `--chip-padding`
 * and `--chip-first`, the colour of the first, and may set the other properties of the module.
 */
export function Chips({ items, className = '' }: { items: readonly Copy[]; className?: string }) {
  return (
    <div className={`${styles.chips} ${className}`}>
      {items.map((item) => (
        <span key={plainWords(item)}>
          <Words>{item}</Words>
        </span>
      ))}
    </div>
  )
}
