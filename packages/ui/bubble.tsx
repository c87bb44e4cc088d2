import type { Copy } from '@repo/content/copy.ts'
import { Words } from './words.tsx'
import styles from './bubble.module.css'

/** A speech bubble: the visitor in blush at the end side, the brand in ink at the start. */
export function Bubble({ by, children, className = '' }: Props) {
  return (
    <p className={`${styles.bubble} ${by === 'brand' ? styles.brand : styles.visitor} ${className}`}>
      <Words>{children}</Words>
    </p>
  )
}

interface Props {
  by: 'visitor' | 'brand'
  children: Copy
  className?: string
}
